import { type EntityManager, In } from 'typeorm';
import { live } from '../access/access.ts';
import { type PurchaseEntity, SeatEntity } from '../access/purchase.entity.ts';
import { countSeats } from '../seats/seat-stock.ts';

const byAcceptance = { takenAt: 'ASC', invitedAt: 'ASC', id: 'ASC' } as const;

/**
 * Seats of one course are one stock to their buyer, whichever order paid for them: when those of `ended` end, whoever
 * has accepted one keeps it as long as `left` has a free one, or one whose invitation nobody has accepted. The newest
 * invitations end first. All these purchases are locked.
 */
export async function moveSeats(
  manager: EntityManager,
  ended: readonly PurchaseEntity[],
  left: readonly PurchaseEntity[],
): Promise<void> {
  if (left.length === 0) return;
  const of = (purchases: readonly PurchaseEntity[]) => ({ purchaseId: In(purchases.map(({ id }) => id)), ...live });
  const losing = await manager.find(SeatEntity, { where: of(ended), order: byAcceptance });
  const staying = await manager.findBy(SeatEntity, of(left));
  const free = left.flatMap(({ id, seats }) =>
    Array<string>(Math.max(0, seats - staying.filter(({ purchaseId }) => purchaseId === id).length)).fill(id),
  );
  // The buyer's own seat has no row.
  const places = free.slice(0, countSeats(left, staying.length).free);
  const move = (seat: SeatEntity, purchaseId: string) => manager.update(SeatEntity, { id: seat.id }, { purchaseId });
  const open = staying.filter(({ userId }) => userId === null).sort(byInvitation);
  for (const seat of losing.filter(({ userId }) => userId !== null)) {
    const place = places.shift();
    const invitation = place === undefined ? open.pop() : undefined;
    if (place !== undefined) await move(seat, place);
    else if (invitation) {
      await move(seat, invitation.purchaseId);
      // It ends with the refunded order, and its link says so.
      await move(invitation, seat.purchaseId);
    }
  }
  for (const seat of losing.filter(({ userId }) => userId === null).sort(byInvitation)) {
    const place = places.shift();
    if (place !== undefined) await move(seat, place);
  }
}

const byInvitation = (one: SeatEntity, other: SeatEntity) => one.invitedAt.getTime() - other.invitedAt.getTime();
