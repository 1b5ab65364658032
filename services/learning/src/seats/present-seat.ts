import type { Seat, SeatProgress } from '@arcada/contracts';
import { hasOtherAddress } from '../access/addresses.ts';
import type { SeatEntity } from '../access/purchase.entity.ts';
import { pauseForOneSeat } from './seat-letters.ts';

/** When the invitation was sent last. */
export const sentAt = ({ sentAgainAt, invitedAt }: SeatEntity): number => (sentAgainAt ?? invitedAt).getTime();

/** Of the learner, as far as the buyer may know it. */
interface Known {
  progress?: SeatProgress | undefined;
  name?: string | undefined;
}

export const presentSeat = (row: SeatEntity, { progress, name }: Known = {}): Seat => ({
  id: row.id,
  email: row.acceptedEmail ?? row.email,
  invitedEmail: row.email,
  acceptedEmail: row.acceptedEmail,
  differs: hasOtherAddress(row),
  name: name ?? null,
  status: row.userId ? 'taken' : 'invited',
  invitedAt: row.invitedAt.toISOString(),
  sentAt: new Date(sentAt(row)).toISOString(),
  againAt: row.userId ? null : new Date(sentAt(row) + pauseForOneSeat).toISOString(),
  progress: progress ?? null,
});
