import { credentialLimits } from '@arcada/contracts';
import { type ApiError, isApiError } from '@arcada/platform';

export type FieldErrors = Partial<Record<'username' | 'password' | 'email' | 'fullName', string>>;
type Translate = (key: string) => string;

const plausibleEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const usernameError = (value: string, t: Translate) =>
  value.trim().length < credentialLimits.usernameMin ? t('auth.usernameShort') : undefined;
export const passwordError = (value: string, t: Translate) =>
  value.length < credentialLimits.passwordMin ? t('auth.passwordShort') : undefined;
export const emailError = (value: string, t: Translate) =>
  plausibleEmail.test(value.trim()) ? undefined : t('auth.emailInvalid');

/** Errors that the server found in single fields. */
export function serverFieldErrors(error: unknown): FieldErrors {
  const found = isApiError(error) ? (error.problem?.errors ?? []) : [];
  return Object.fromEntries(found.map(({ path, message }) => [path, message]));
}

/** What a person reads about a failed call: the server's words, or that no answer came. */
export function messageOf(error: unknown, fallback: string, noAnswer: string): string {
  if (!isApiError(error)) return fallback;
  const { status, message }: ApiError = error;
  return status === 0 ? noAnswer : message || fallback;
}

/** Sets focus to the first field that is wrong, so that nobody has to search for it. */
export function focusFirstError(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
