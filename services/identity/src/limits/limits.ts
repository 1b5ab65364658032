import { networkOf } from '@arcada/contracts';
import { emailKey } from '@arcada/service-kit';
import { usernameKey } from '../accounts/account-keys.ts';
import type { Limit } from './attempt-limit.ts';

const nameKey = (name: string) => (name.includes('@') ? emailKey(name) : usernameKey(name));

export interface SignInLimits {
  /** Past one of these the caller is told to wait. By the name as typed: they are the same whether it is known or not. */
  shown: Limit[];
  /**
   * The account's name and its address count as one here. Past one of these even the right password is called wrong:
   * being told to wait would tell that the two belong together.
   */
  hidden: Limit[];
  /** Those of a single network, which a right password clears. */
  narrow: Limit[];
}

/**
 * Wrong passwords: few from one network for one name, more for a name from everywhere, and for a network whatever the
 * name. A network from which the account was signed in to lately has only its own count, so that others can't lock
 * the owner out.
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
  // A count of its own in place of none: the work stays the same.
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

/** Wrong passwords of a signed-in person: change of password or address, erasure. */
export const confirmationLimits = (accountId: string): Limit[] => [
  { kind: 'confirm', of: accountId, most: 10, minutes: 15 },
];

export const registrationLimits = (address: string, most: number): Limit[] => [
  { kind: 'register', of: networkOf(address), most, minutes: 60 },
];

/** User names can't be hidden from who registers; this bounds how many one network can find out. */
export const takenNameLimits = (address: string): Limit[] => [
  { kind: 'register-taken', of: networkOf(address), most: 10, minutes: 60 },
];

export const recoveryNetworkLimits = (address: string): Limit[] => [
  { kind: 'recover-network', of: networkOf(address), most: 30, minutes: 60 },
];

/** Mails that anybody can order to one address, whatever for. */
export const mailLimits = (email: string): Limit[] => [{ kind: 'mail', of: emailKey(email), most: 4, minutes: 60 }];

export const addressChangeLimits = (accountId: string): Limit[] => [
  { kind: 'change-email', of: accountId, most: 3, minutes: 60 },
];
