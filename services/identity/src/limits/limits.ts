import { networkOf } from '@arcada/contracts';
import { emailKey } from '@arcada/service-kit';
import { usernameKey } from '../accounts/account-keys.ts';
import type { Limit } from './attempt-limit.ts';

const nameKey = (name: string) => (name.includes('@') ? emailKey(name) : usernameKey(name));

/**
 * Wrong passwords: few from one network for one name, more for a name from everywhere, and for a network whatever the
 * name. Names are taken as typed, whether an account has them or not.
 */
export const signInLimits = (name: string, address: string): Limit[] => [
  { kind: 'sign-in', of: `${nameKey(name)} ${networkOf(address)}`, most: 10, minutes: 15 },
  { kind: 'sign-in-name', of: nameKey(name), most: 50, minutes: 15 },
  { kind: 'sign-in-network', of: networkOf(address), most: 60, minutes: 15 },
];

/** Wrong passwords of a signed-in person: change of password or address, erasure. */
export const confirmationLimits = (accountId: string): Limit[] => [
  { kind: 'confirm', of: accountId, most: 10, minutes: 15 },
];

export const registrationLimits = (address: string, most: number): Limit[] => [
  { kind: 'register', of: networkOf(address), most, minutes: 60 },
];

export const recoveryNetworkLimits = (address: string): Limit[] => [
  { kind: 'recover-network', of: networkOf(address), most: 30, minutes: 60 },
];

/** Mails that anybody can order to one address, whatever for. */
export const mailLimits = (email: string): Limit[] => [{ kind: 'mail', of: emailKey(email), most: 4, minutes: 60 }];

export const addressChangeLimits = (accountId: string): Limit[] => [
  { kind: 'change-email', of: accountId, most: 3, minutes: 60 },
];
