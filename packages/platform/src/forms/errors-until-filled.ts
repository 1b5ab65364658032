import type { FieldErrors, Translate } from './use-form-errors.ts';

/**
 * Of a form's faults, those that it has now, for as long as it has them: they go as the fields are filled in, and new
 * ones come with the next try. `faults` reads what is typed at the moment of each call.
 */
export function errorsUntilFilled(faults: (t: Translate) => FieldErrors, t: Translate) {
  const found = new Set(Object.keys(faults(t)));
  return (translate: Translate): FieldErrors =>
    Object.fromEntries(Object.entries(faults(translate)).filter(([path]) => found.has(path)));
}

/** The service's errors, without those of fields that were changed since they were sent. */
export const errorsUntilChanged = (errors: FieldErrors, changed: readonly string[]): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([path]) => !changed.some((field) => path === field || path.startsWith(`${field}.`))),
  );
