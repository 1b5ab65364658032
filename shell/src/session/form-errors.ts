import { credentialLimits, credentialMessages } from '@arcada/contracts';
import {
  type FieldErrors as Errors,
  fieldErrorsOf,
  isApiError,
  isPlausibleEmail,
  type Translate,
} from '@arcada/platform';

export type FieldErrors = Errors<
  'username' | 'password' | 'email' | 'fullName' | 'currentPassword' | 'newPassword' | 'code'
>;

export const usernameError = (value: string, t: Translate) =>
  value.trim().length < credentialLimits.usernameMin ? t('auth.usernameShort') : undefined;
export const passwordError = (value: string, t: Translate) =>
  value.length < credentialLimits.passwordMin ? t('auth.passwordShort') : undefined;
export const emailError = (value: string, t: Translate) =>
  isPlausibleEmail(value) ? undefined : t('auth.emailInvalid');

/** Whether the password was right and a code of the second factor is what is missing. */
export const needsCode = (error: unknown) => isApiError(error) && error.code === 'identity.second-factor.code-needed';

/** Whether the link of a mail was used, has expired or was never one. */
export const isInvalidLink = (error: unknown) => isApiError(error) && error.code === 'identity.reset.invalid-token';

const keyOf = new Map(
  Object.entries(credentialMessages).flatMap(([key, texts]) => Object.values(texts).map((message) => [message, key])),
);

/** Whether a field shows what is wrong: then it isn't said again above the form. */
export const anyField = (errors: FieldErrors): boolean => Object.values(errors).some(Boolean);

/** Errors of single fields found by the server; for rules that the site knows, in its own words. */
export function serverFieldErrors(error: unknown, t: Translate): FieldErrors {
  return Object.fromEntries(
    Object.entries(fieldErrorsOf(error)).map(([path, message = '']) => {
      const key = keyOf.get(message);
      return [path, key ? t(`auth.${key}`) : message];
    }),
  );
}
