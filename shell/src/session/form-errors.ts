import { credentialLimits, credentialMessages } from '@arcada/contracts';
import { isApiError } from '@arcada/platform';

export type FieldErrors = Partial<
  Record<'username' | 'password' | 'email' | 'fullName' | 'currentPassword' | 'newPassword', string>
>;
type Translate = (key: string) => string;

const plausibleEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const usernameError = (value: string, t: Translate) =>
  value.trim().length < credentialLimits.usernameMin ? t('auth.usernameShort') : undefined;
export const passwordError = (value: string, t: Translate) =>
  value.length < credentialLimits.passwordMin ? t('auth.passwordShort') : undefined;
export const emailError = (value: string, t: Translate) =>
  plausibleEmail.test(value.trim()) ? undefined : t('auth.emailInvalid');

const keyOf = new Map(Object.entries(credentialMessages).map(([key, message]) => [message as string, key]));

/** Errors that the server found in single fields; the rules that the site knows are told in its own words. */
export function serverFieldErrors(error: unknown, t: Translate): FieldErrors {
  const found = isApiError(error) ? (error.problem?.errors ?? []) : [];
  return Object.fromEntries(
    found.map(({ path, message }) => {
      const key = keyOf.get(message);
      return [path, key ? t(`auth.${key}`) : message];
    }),
  );
}

/** For the heading of what takes a form's place: the focus goes there once, instead of getting lost with the form. */
export const focusHere = (element: HTMLElement | null): void => element?.focus();
