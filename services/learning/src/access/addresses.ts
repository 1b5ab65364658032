import { emailKey } from '@arcada/service-kit';
import type { SeatEntity } from './purchase.entity.ts';

export const isSameAddress = (one: string, other: string): boolean => emailKey(one) === emailKey(other);

/** Whether a seat was accepted by an account with another address than the invited one. */
export const hasOtherAddress = ({ email, acceptedEmail }: Pick<SeatEntity, 'email' | 'acceptedEmail'>): boolean =>
  acceptedEmail !== null && email !== '' && !isSameAddress(acceptedEmail, email);

/** An address as somebody may see it who doesn't have it: “a…@firm.example”. */
export const masked = (email: string): string => email && `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`;
