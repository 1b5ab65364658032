import type { Language } from '@arcada/contracts';
import type { AccountEntity } from '../accounts/account.entity.ts';
import { type Named, shownNames } from '../accounts/shown-names.ts';
import { composeMail, type MailText } from './mail-layout.ts';

/** A mail with one button, in each language. */
export type Texts<A extends unknown[]> = Record<
  Language,
  (...given: A) => { subject: string; paragraphs: string[]; label: string; note?: string }
>;

/** In the language of the account. */
export function write<A extends unknown[]>(
  account: Named & Pick<AccountEntity, 'language'>,
  texts: Texts<A>,
  url: string,
  ...given: A
): MailText {
  const { language } = account;
  const { label, ...parts } = texts[language](...given);
  return composeMail(language, { ...parts, name: shownNames(account).greeted, button: { label, url } });
}
