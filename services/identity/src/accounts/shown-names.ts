import { addressEnding, isOnlyName, mailedName, plainName, unlinkedDot } from '@arcada/service-kit';
import type { AccountEntity } from './account.entity.ts';
import { posesAsSite } from './site-name.ts';

// A username such as ana.silva. One that ends, or goes on, as addresses do is advertising even where nothing can be pressed.
const dottedName = /^(?=.{1,30}$)(?!www\.)[A-Za-zÀ-ÖØ-öø-ÿ0-9_-]+(?:\.[A-Za-zÀ-ÖØ-öø-ÿ0-9_-]+){1,3}$/i;

export type Named = Pick<AccountEntity, 'username' | 'fullName' | 'emailConfirmedAt'>;

/**
 * The names that a mail to the account may contain: the greeting is by the full name where there is
 * one. An unconfirmed address may be a stranger's: names of free text would let anybody send
 * advertising to it. The dots of a username are such that mail programs make no link of it.
 */
export function shownNames({ username, fullName, emailConfirmedAt }: Named) {
  if (emailConfirmedAt) return { greeted: fullName ?? username, username };
  const name = username.normalize('NFC');
  const shown = plainName.test(name) ? username : undefined;
  const full = fullName?.normalize('NFC') ?? '';
  const dotted = dottedName.test(name) && !addressEnding.test(name) ? name.replaceAll('.', unlinkedDot) : undefined;
  return { greeted: isOnlyName(full) ? full : shown, username: shown ?? dotted };
}

/**
 * The name that a mail to somebody else may contain: who has confirmed an address can still be called like another one,
 * or like the site.
 */
export function nameForOthers(account: Named & Pick<AccountEntity, 'role'>): string | undefined {
  const { greeted } = shownNames(account);
  const names = [greeted && mailedName(greeted), shownNames(unconfirmed(account)).username];
  return names.find((name) => name && !posesAsSite(name, account)) || undefined;
}

/** For mails to an address that waits to be confirmed, whatever the account's own is. */
export const unconfirmed = <A extends Named>(account: A): A => ({ ...account, emailConfirmedAt: null });
