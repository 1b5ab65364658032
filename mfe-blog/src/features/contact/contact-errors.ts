import { contactLimits, phonePattern } from '@arcada/contracts';
import { type FieldErrors, fieldErrorsOf, isPlausibleEmail, type Translate } from '@arcada/platform';

export type ContactField = 'name' | 'email' | 'phone' | 'message';
export type ContactErrors = FieldErrors<ContactField>;

/** Of a message that was filled in beforehand, the sentence that it leaves to be completed, where it does. */
const toComplete = (suggested: string) => suggested.trim().match(/^(?:.*[.!?]\s)?(.+:)$/s)?.[1];

/** Refusals that name something of the message. */
interface MessageWords {
  tooLong: (over: number) => string;
  incomplete: (sentence: string) => string;
}

/** Errors of the fields as filled in. `suggested`: what the message was before the visitor wrote. */
export function contactErrors(
  values: Record<ContactField, string>,
  t: Translate,
  suggested: string,
  { tooLong, incomplete }: MessageWords,
): ContactErrors {
  const message = values.message.trim();
  const sentence = message === suggested.trim() ? toComplete(suggested) : undefined;
  const errors: ContactErrors = {};
  if (!values.name.trim()) errors.name = t('contact.nameRequired');
  if (!isPlausibleEmail(values.email)) errors.email = t('contact.emailInvalid');
  if (!phonePattern.test(values.phone.trim())) errors.phone = t('contact.phoneInvalid');
  if (sentence) errors.message = incomplete(sentence);
  else if (!message) errors.message = t('contact.messageRequired');
  else if (message.length < contactLimits.messageLeast) errors.message = t('contact.messageShort');
  else if (message.length > contactLimits.message) errors.message = tooLong(message.length - contactLimits.message);
  return errors;
}

/** Of fields whose format is described here better than by the server. */
const ownWords: Record<string, string> = { email: 'contact.emailInvalid', phone: 'contact.phoneInvalid' };
const fields: readonly string[] = ['name', 'email', 'phone', 'message'];
const isField = (path: string): path is ContactField => fields.includes(path);

/** Errors of single fields found by the server. */
export function serverErrors(error: unknown, t: Translate): ContactErrors {
  return Object.fromEntries(
    Object.entries(fieldErrorsOf(error))
      .filter(([path]) => isField(path))
      .map(([path, message]) => [path, ownWords[path] ? t(ownWords[path]) : message]),
  );
}
