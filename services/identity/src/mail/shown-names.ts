import type { AccountEntity } from '../accounts/account.entity.ts';

// No dots, slashes or spaces, and short: neither a link nor a sentence.
const plainName = /^[A-Za-zÀ-ÖØ-öø-ÿ0-9_-]{1,30}$/;

export type Named = Pick<AccountEntity, 'username' | 'fullName' | 'emailConfirmedAt'>;

/**
 * The names that a mail to the account may contain. An unconfirmed address may be a stranger's: names
 * of free text would let anybody send advertising to it.
 */
export function shownNames({ username, fullName, emailConfirmedAt }: Named) {
  if (emailConfirmedAt) return { greeted: fullName ?? username, username };
  const shown = plainName.test(username.normalize('NFC')) ? username : undefined;
  return { greeted: shown, username: shown };
}

/** For mails to an address that waits to be confirmed, whatever the account's own is. */
export const unconfirmed = <A extends Named>(account: A): A => ({ ...account, emailConfirmedAt: null });
