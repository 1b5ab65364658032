import { networkOf } from '@arcada/contracts';
import { emailKey, type Limit, mailboxKey } from '@arcada/service-kit';
import { usernameKey } from '../accounts/account-keys.ts';

const nameKey = (name: string) => (name.includes('@') ? emailKey(name) : usernameKey(name));

export interface SignInLimits {
  /**
   * Beyond one of these the caller is told to wait. Counted by the name as typed, so it is the same
   * for known and unknown names.
   */
  shown: Limit[];
  /**
   * Counts the account's name and address as one. Beyond one of these even the right password is
   * called wrong: asking the caller to wait would reveal that the two belong together.
   */
  hidden: Limit[];
  /** Those of a single network, which a right password resets. */
  narrow: Limit[];
}

/**
 * Limits wrong passwords: few from one network for one name, more for a name from everywhere, and
 * for a network across all names. A network with a recent sign-in to the account has only its own
 * count, so that others can't lock the owner out.
 */
export function signInLimits(
  name: string,
  accountId: string | undefined,
  address: string,
  known: boolean,
): SignInLimits {
  const network = networkOf(address);
  const typed = nameKey(name);
  const account = accountId ?? typed;
  // A separate count instead of none, so that the work stays the same.
  const widely = (key: string) => (known ? `${key} ${network}` : key);
  const typedHere = { kind: 'sign-in', of: `${typed} ${network}`, most: 10, minutes: 15 };
  const accountHere = { kind: 'sign-in-account', of: `${account} ${network}`, most: 10, minutes: 15 };
  const here = { kind: 'sign-in-network', of: network, most: 60, minutes: 15 };
  const typedAnywhere = { kind: 'sign-in-name', of: widely(typed), most: 50, minutes: 15 };
  const accountAnywhere = { kind: 'sign-in-account-all', of: widely(account), most: 50, minutes: 15 };
  return {
    shown: [typedHere, here, typedAnywhere],
    hidden: [accountHere, accountAnywhere],
    narrow: [typedHere, accountHere],
  };
}

interface Owner {
  id: string;
  username: string;
  email: string;
}

/**
 * Those that a reset by mail ends: its owner has shown to be no guesser. The count of their network goes on, since
 * guesses for other accounts are in it.
 */
export function limitsOfOwner({ id, username, email }: Owner, address: string): Limit[] {
  const { shown, hidden } = signInLimits(username, id, address, false);
  // The hidden ones are of the account, whichever of its names was typed.
  const all = [...shown, ...signInLimits(email, id, address, false).shown, ...hidden];
  return all.filter(({ kind }) => kind !== 'sign-in-network');
}

/** Wrong passwords of a signed-in person, from all sessions together. A sign-in resets them. */
export const accountConfirmationLimits = (accountId: string): Limit[] => [
  { kind: 'confirm', of: accountId, most: 10, minutes: 15 },
];

/**
 * Wrong passwords of a signed-in person: when confirming, changing password or address, or erasing the
 * account. Whoever uses a session that isn't theirs leaves guesses for the owner's others.
 */
export const confirmationLimits = (accountId: string, sessionId: string): Limit[] => [
  ...accountConfirmationLimits(accountId),
  { kind: 'confirm-session', of: sessionId, most: 5, minutes: 15 },
];

/** Wrong codes of a second factor, from anywhere: who types them knows the password. */
export const secondFactorLimits = (accountId: string): Limit[] => [
  { kind: 'second-factor', of: accountId, most: 10, minutes: 60 },
];

export const registrationLimits = (address: string, most: number): Limit[] => [
  { kind: 'register', of: networkOf(address), most, minutes: 60 },
];

/** Registration can't hide whether a user name is taken; this limits how many names one network can probe. */
export const takenNameLimits = (address: string): Limit[] => [
  { kind: 'register-taken', of: networkOf(address), most: 10, minutes: 60 },
];

export const recoveryNetworkLimits = (address: string): Limit[] => [
  { kind: 'recover-network', of: networkOf(address), most: 30, minutes: 60 },
];

/** `recovery` leads back to an account; `notice` is what a stranger's account can cause, too. */
export type MailPurpose = 'recovery' | 'notice';

/** Mails to one mailbox that anyone can trigger. Strangers' notices leave the owner's way back open. */
export const mailLimits = (email: string, purpose: MailPurpose): Limit[] => [
  { kind: purpose === 'recovery' ? 'mail-recovery' : 'mail', of: mailboxKey(email), most: 4, minutes: 60 },
];

export const addressChangeLimits = (accountId: string): Limit[] => [
  { kind: 'change-email', of: accountId, most: 3, minutes: 60 },
];
