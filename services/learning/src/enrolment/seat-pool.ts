import { type EntityManager, In } from 'typeorm';
import { live } from '../access/access.ts';
import { type PurchaseEntity, SeatEntity } from '../access/purchase.entity.ts';
import { countSeats } from '../seats/seat-stock.ts';

const byAcceptance = { takenAt: 'ASC', invitedAt: 'ASC', id: 'ASC' } as const;

/** Seats of one course that end, and those that are left: what they paid for, and who has or is offered one. */
export interface Pool {
  left: readonly PurchaseEntity[];
  losing: readonly SeatEntity[];
  staying: readonly SeatEntity[];
}

export async function readPool(
  manager: EntityManager,
  ended: readonly PurchaseEntity[],
  left: readonly PurchaseEntity[],
): Promise<Pool> {
  const of = (purchases: readonly PurchaseEntity[]) => ({ purchaseId: In(purchases.map(({ id }) => id)), ...live });
  const losing = await manager.find(SeatEntity, { where: of(ended), order: byAcceptance });
  return { left, losing, staying: await manager.findBy(SeatEntity, of(left)) };
}

/**
 * Seats of one course are one stock to their buyer, whichever order paid for them: when some end, whoever has accepted
 * one keeps it as long as `left` has a free one, or one whose invitation nobody has accepted. The newest invitations end
 * first. Returns the purchase that each seat belongs to from then on, of those that change it.
 */
export function planMoves({ left, losing, staying }: Pool): Map<SeatEntity, string> {
  const moves = new Map<SeatEntity, string>();
  const free = left.flatMap(({ id, seats }) =>
    Array<string>(Math.max(0, seats - staying.filter(({ purchaseId }) => purchaseId === id).length)).fill(id),
  );
  // The buyer's own seat has no row.
  const places = free.slice(0, countSeats(left, staying.length).free);
  const open = staying.filter(({ userId }) => userId === null).sort(byInvitation);
  for (const seat of losing.filter(({ userId }) => userId !== null)) {
    const place = places.shift();
    const invitation = place === undefined ? open.pop() : undefined;
    if (place !== undefined) moves.set(seat, place);
    else if (invitation) {
      moves.set(seat, invitation.purchaseId);
      // It ends with the refunded order, and its link says so.
      moves.set(invitation, seat.purchaseId);
    }
  }
  for (const seat of losing.filter(({ userId }) => userId === null).sort(byInvitation)) {
    const place = places.shift();
    if (place !== undefined) moves.set(seat, place);
  }
  return moves;
}

/** All these purchases are locked. */
export async function moveSeats(
  manager: EntityManager,
  ended: readonly PurchaseEntity[],
  left: readonly PurchaseEntity[],
): Promise<void> {
  if (left.length === 0) return;
  const moves = planMoves(await readPool(manager, ended, left));
  for (const [{ id }, purchaseId] of moves) await manager.update(SeatEntity, { id }, { purchaseId });
}

const byInvitation = (one: SeatEntity, other: SeatEntity) => one.invitedAt.getTime() - other.invitedAt.getTime();
