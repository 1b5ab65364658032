import type { EntityManager } from 'typeorm';
import { MoreThan } from 'typeorm';
import { OrderEntity } from '../ledger/order.entity.ts';
import { tooManyCheckouts } from './checkout.errors.ts';

/** Stripe is polled for each pending order, so the number that one account can have is limited. */
export const accountLimits = { pendingOrders: 10, newOrdersPerMinute: 10 } as const;

/**
 * The account has reached its limit of pending orders; the oldest is to be closed. Thrown, so that
 * nothing is committed.
 */
export class TooManyPending extends Error {
  constructor(readonly oldestId: string) {
    super('the account has too many orders that wait for their payment');
  }
}

/**
 * Call it while the series of order numbers is locked, so that concurrent requests are counted one
 * after another.
 */
export async function checkAccount(manager: EntityManager, userId: string): Promise<void> {
  const minuteAgo = new Date(Date.now() - 60_000);
  const recent = await manager.countBy(OrderEntity, { userId, createdAt: MoreThan(minuteAgo) });
  if (recent >= accountLimits.newOrdersPerMinute) throw tooManyCheckouts();
  const pending = await manager.find(OrderEntity, {
    where: { userId, status: 'pending' },
    order: { createdAt: 'ASC', number: 'ASC' },
    take: accountLimits.pendingOrders,
    select: { id: true },
  });
  const oldest = pending[0];
  if (oldest && pending.length >= accountLimits.pendingOrders) throw new TooManyPending(oldest.id);
}
