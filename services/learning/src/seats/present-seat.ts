import type { Seat, SeatProgress } from '@arcada/contracts';
import type { SeatEntity } from '../access/purchase.entity.ts';

export const presentSeat = (row: SeatEntity, progress?: SeatProgress): Seat => ({
  id: row.id,
  email: row.email,
  status: row.userId ? 'taken' : 'invited',
  invitedAt: row.invitedAt.toISOString(),
  sentAt: (row.sentAgainAt ?? row.invitedAt).toISOString(),
  progress: progress ?? null,
});
