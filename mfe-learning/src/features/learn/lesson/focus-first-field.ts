/**
 * After "Try again", whose button is gone: focuses the first field or button of the task, once it
 * is unlocked.
 */
export function focusFirstField(form: HTMLFormElement | null): void {
  requestAnimationFrame(() =>
    form?.querySelector<HTMLElement>('input:enabled, select:enabled, button:enabled')?.focus(),
  );
}

/** Focuses the first empty field. */
export function focusFirstEmpty(form: HTMLFormElement | null): void {
  const fields = form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? [];
  [...fields].find((field) => !field.value)?.focus();
}
