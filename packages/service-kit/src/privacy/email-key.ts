import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';

// NFKC joins look-alike forms such as full-width letters; applied twice, because lower case can
// leave composed forms behind.
export const foldIdentifier = (text: string): string => text.trim().normalize('NFKC').toLowerCase().normalize('NFKC');

/** One key for all spellings of the same address; services exchange it instead of the address. */
export const emailKey = (email: string): string =>
  createHash('sha256')
    .update(`email:${foldIdentifier(email)}`)
    .digest('hex');

/**
 * One address for all of one mailbox, for limits of mails: without the word after a plus, which most providers ignore, and
 * with the domain as name servers write it. Accounts go by the whole address: to some providers it matters.
 */
export function mailboxOf(email: string): string {
  const address = foldIdentifier(email);
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  const [local, domain] = [address.slice(0, at), address.slice(at + 1).replace(/\.+$/, '')];
  const plus = local.indexOf('+');
  return `${plus > 0 ? local.slice(0, plus) : local}@${domainToASCII(domain) || domain}`;
}

export const mailboxKey = (email: string): string => emailKey(mailboxOf(email));
