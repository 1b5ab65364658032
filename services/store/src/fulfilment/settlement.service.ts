import type { OrderStatus } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { PaymentAlerts } from '../alerts/payment-alerts.ts';
import { buyerSearch } from '../ledger/buyer-search.ts';
import type { OrderEntity } from '../ledger/order.entity.ts';
import { PaymentAttemptEntity } from '../ledger/payment-attempt.entity.ts';
import type { PaymentFacts } from '../stripe/payment-facts.ts';
import { Delivery } from './delivery.service.ts';
import { OrderMoves } from './order-moves.ts';

/**
 * Where payments move orders, for every caller: webhook, the buyer's return, reconciler, checkout,
 * admin. Every method runs in the caller's transaction, so that the step, the delivery
 * and the events are atomic.
 */
@Injectable()
export class Settlement {
  constructor(
    private readonly database: Database,
    private readonly moves: OrderMoves,
    private readonly delivery: Delivery,
    private readonly alerts: PaymentAlerts,
  ) {}

  /**
   * Applies what Stripe reports about a payment; a repeated report has no effect. Undefined: the
   * order isn't ours.
   */
  async settle(manager: EntityManager, facts: PaymentFacts, cause: string): Promise<OrderStatus | undefined> {
    const order = await this.moves.lock(manager, facts.orderId);
    if (!order) return undefined;
    if (facts.outcome === 'paid') return this.pay(manager, order, facts, cause);
    if (facts.outcome === 'waiting' && facts.attemptId) await this.noteSubmitted(manager, order.id, facts.attemptId);
    if (facts.outcome !== 'expired') return order.status;
    if (facts.attemptId) await this.moves.closeAttempts(manager, order.id, facts.attemptId);
    return this.expireIfUnpayable(manager, order.id, cause);
  }

  /** An order of 0.00: of free items, or one that a coupon made free. There is nothing that Stripe could book. */
  async settleFree(manager: EntityManager, orderId: string): Promise<void> {
    const order = await this.moves.lock(manager, orderId);
    if (order?.totalCents !== 0) throw new Error('only an order of 0.00 is settled without a payment');
    const discountCents = order.discountCents ?? 0;
    const free = { orderId, outcome: 'paid', amountCents: 0, discountCents, paidAt: undefined } as const;
    const nobody = { attemptId: undefined, sessionId: undefined, paymentIntentId: undefined };
    const { currency } = order;
    await this.pay(manager, order, { ...free, ...nobody, currency, email: undefined, name: undefined }, 'checkout');
  }

  /** Expires a pending order that no longer has a payment page. */
  async expireIfUnpayable(manager: EntityManager, orderId: string, cause: string): Promise<OrderStatus | undefined> {
    const order = await this.moves.lock(manager, orderId);
    if (order?.status !== 'pending') return order?.status;
    const live = { orderId, status: ['created', 'open'] };
    const query = manager
      .createQueryBuilder(PaymentAttemptEntity, 'a')
      .where('a.orderId = :orderId AND a.status IN (:...status)', live);
    const payable = await this.database.forUpdate(query).getMany();
    if (payable.length === 0) await this.moves.step(manager, order, 'expire', cause, { liveCartId: null });
    return order.status;
  }

  /** The buyer doesn't want an order any more that can't be paid any more. Other orders stay as they are. */
  async cancel(manager: EntityManager, orderId: string): Promise<void> {
    const order = await this.moves.lock(manager, orderId);
    if (order) await this.moves.step(manager, order, 'cancel', 'buyer', { liveCartId: null });
  }

  private async noteSubmitted(manager: EntityManager, orderId: string, id: string): Promise<void> {
    await manager.update(PaymentAttemptEntity, { id, orderId, submittedAt: IsNull() }, { submittedAt: new Date() });
  }

  /** A person accepted a late payment. False when the order isn't waiting for that. */
  async accept(manager: EntityManager, orderId: string, cause: string): Promise<boolean> {
    const order = await this.moves.lock(manager, orderId);
    if (order?.status !== 'paid_late') return false;
    return this.fulfil(manager, order, cause);
  }

  private async pay(manager: EntityManager, order: OrderEntity, facts: PaymentFacts, cause: string) {
    const agreed =
      facts.amountCents === order.totalCents &&
      facts.discountCents === (order.discountCents ?? 0) &&
      facts.currency === order.currency;
    const paymentIntentId = facts.paymentIntentId ?? null;
    const { amountCents, currency } = facts;
    const received = { ref: paymentIntentId ?? cause, amountCents, currency };
    const moved = await this.moves.step(manager, order, agreed ? 'pay' : 'differ', cause, {
      liveCartId: null,
      paidAt: facts.paidAt ?? new Date(),
      paidCents: facts.amountCents,
      taxCents: facts.taxCents ?? null,
      paymentIntentId,
      ...buyerOf(order, facts),
    });
    if (!moved) {
      if (order.paymentIntentId !== paymentIntentId) await this.alerts.raise(manager, 'paid-twice', order, received);
      return order.status;
    }
    await this.moves.closeAttempts(manager, order.id);
    if (order.status === 'paid') await this.fulfil(manager, order, cause);
    else await this.alerts.raise(manager, order.status === 'mismatch' ? 'mismatch' : 'paid-late', order, received);
    return order.status;
  }

  private async fulfil(manager: EntityManager, order: OrderEntity, cause: string): Promise<boolean> {
    const moved = await this.moves.step(manager, order, 'fulfil', cause, {});
    if (moved) await this.delivery.deliver(manager, order);
    return moved;
  }
}

/** An erased buyer stays erased: only fields that were never known are filled in. */
function buyerOf(order: OrderEntity, facts: PaymentFacts) {
  const buyerEmail = order.buyerEmail ?? facts.email ?? null;
  const buyerName = order.buyerName ?? facts.name?.slice(0, 120) ?? null;
  return { buyerEmail, buyerName, searchText: buyerSearch(buyerName, buyerEmail) };
}
