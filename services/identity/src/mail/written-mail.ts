import type { Language } from '@arcada/contracts';
import type { AccountEntity } from '../accounts/account.entity.ts';
import { composeMail, type MailText } from './mail-layout.ts';

/** A mail with one button, in each language. */
export type Texts<A extends unknown[]> = Record<
  Language,
  (...given: A) => { subject: string; paragraphs: string[]; label: string; note?: string }
>;

/** In the language of the account. */
export function write<A extends unknown[]>(
  { username, fullName, language }: Pick<AccountEntity, 'username' | 'fullName' | 'language'>,
  texts: Texts<A>,
  url: string,
  ...given: A
): MailText {
  const { label, ...parts } = texts[language](...given);
  return composeMail(language, { ...parts, name: fullName ?? username, button: { label, url } });
}
