import { randomUUID } from 'node:crypto';
import type { OrderStatus } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lockCart } from '../cart/cart-write.ts';
import { OrderEntity, OrderStepEntity } from '../ledger/order.entity.ts';
import { orderNumber } from '../ledger/order-number.ts';
import { nextStatus, type OrderSignal, type TakenBack } from '../ledger/order-states.ts';
import { PaymentAttemptEntity } from '../ledger/payment-attempt.entity.ts';
import type { PaymentFacts, RefundFacts } from '../stripe/payment-facts.ts';
import { Delivery } from './delivery.service.ts';
import { PaymentAlerts } from './payment-alerts.ts';

/**
 * The one place that moves orders, for every caller: webhook, the buyer's return, reconciler,
 * checkout, admin. Every method runs in the caller's transaction, so that the step, the delivery
 * and the events are atomic.
 */
@Injectable()
export class Settlement {
  private readonly logger = new Logger('Settlement');

  constructor(
    private readonly database: Database,
    private readonly delivery: Delivery,
    private readonly alerts: PaymentAlerts,
  ) {}

  /**
   * Applies what Stripe reports about a payment; a repeated report has no effect. Undefined: the
   * order isn't ours.
   */
  async settle(manager: EntityManager, facts: PaymentFacts, cause: string): Promise<OrderStatus | undefined> {
    const order = await this.lock(manager, facts.orderId);
    if (!order) return undefined;
    if (facts.outcome === 'paid') return this.pay(manager, order, facts, cause);
    if (facts.outcome !== 'expired') return order.status;
    if (facts.attemptId) await this.closeAttempts(manager, order.id, facts.attemptId);
    return this.expireIfUnpayable(manager, order.id, cause);
  }

  /** An order that contains only free items. */
  async settleFree(manager: EntityManager, orderId: string): Promise<void> {
    const order = await this.lock(manager, orderId);
    if (order?.totalCents !== 0) throw new Error('only an order of nothing is settled without a payment');
    const free = { orderId, outcome: 'paid', amountCents: 0, currency: order.currency } as const;
    const nobody = { attemptId: undefined, sessionId: undefined, paymentIntentId: undefined };
    await this.pay(manager, order, { ...free, ...nobody, email: undefined, name: undefined }, 'checkout');
  }

  /** Expires a pending order that no longer has a payment page. */
  async expireIfUnpayable(manager: EntityManager, orderId: string, cause: string): Promise<OrderStatus | undefined> {
    const order = await this.lock(manager, orderId);
    if (order?.status !== 'pending') return order?.status;
    const live = { orderId, status: ['created', 'open'] };
    const query = manager
      .createQueryBuilder(PaymentAttemptEntity, 'a')
      .where('a.orderId = :orderId AND a.status IN (:...status)', live);
    const payable = await this.database.forUpdate(query).getMany();
    if (payable.length === 0) await this.step(manager, order, 'expire', cause, { liveCartId: null });
    return order.status;
  }

  /** The whole payment was refunded: access to what was bought ends. */
  async refund(manager: EntityManager, facts: RefundFacts, cause: string): Promise<OrderStatus | undefined> {
    const found = facts.orderId ?? (await this.findByPayment(manager, facts.paymentIntentId));
    const order = await this.lock(manager, found);
    if (!order) return undefined;
    if (!facts.whole) {
      this.logger.warn(`Part of the payment of order ${orderNumber(order.number)} was given back; it stays open`);
      return order.status;
    }
    const delivered = order.status === 'fulfilled';
    const moved = await this.step(manager, order, 'refund', cause, {
      liveCartId: null,
      paymentIntentId: order.paymentIntentId ?? facts.paymentIntentId ?? null,
    });
    if (!moved) return order.status;
    await this.closeAttempts(manager, order.id);
    await this.delivery.takeBack(manager, order, delivered);
    return order.status;
  }

  /** The buyer's bank took the payment back: what was bought is suspended until the dispute is decided. */
  async dispute(manager: EntityManager, paymentIntentId: string | undefined, cause: string): Promise<void> {
    const order = await this.lock(manager, await this.findByPayment(manager, paymentIntentId));
    if (!order) return;
    const delivered = order.status === 'fulfilled';
    if (!(await this.step(manager, order, 'dispute', cause, {}))) return;
    await this.delivery.suspend(manager, order, delivered);
    this.alerts.raise('dispute', order, 'is disputed: answer at Stripe before its deadline');
  }

  /** The money came back: a refund failed (`refunded`), or a dispute was won (`disputed`). */
  async restore(
    manager: EntityManager,
    paymentIntentId: string | undefined,
    status: TakenBack,
    cause: string,
  ): Promise<void> {
    const order = await this.lock(manager, await this.findByPayment(manager, paymentIntentId));
    if (order?.status !== status) return;
    const last = { where: { orderId: order.id, to: status }, order: { at: 'DESC' } } as const;
    const former = (await manager.findOne(OrderStepEntity, last))?.from;
    if (!former) return;
    await this.move(manager, order, former, cause, {});
    if (former === 'fulfilled') await this.delivery.restore(manager, order);
    if (status === 'refunded')
      this.alerts.raise('refund-failed', order, `is ${former} again, because its refund failed: agree on another way`);
    else this.alerts.raise('dispute-closed', order, `is ${former} again: its dispute was won`);
  }

  /** A person accepted a late payment. False when the order isn't waiting for that. */
  async accept(manager: EntityManager, orderId: string, cause: string): Promise<boolean> {
    const order = await this.lock(manager, orderId);
    if (order?.status !== 'paid_late') return false;
    return this.fulfil(manager, order, cause);
  }

  private async pay(manager: EntityManager, order: OrderEntity, facts: PaymentFacts, cause: string) {
    const agreed = facts.amountCents === order.totalCents && facts.currency === order.currency;
    const paymentIntentId = facts.paymentIntentId ?? null;
    const moved = await this.step(manager, order, agreed ? 'pay' : 'differ', cause, {
      liveCartId: null,
      paidAt: new Date(),
      paymentIntentId,
      // An erased buyer stays erased: only fields that were never known are filled in.
      buyerEmail: order.buyerEmail ?? facts.email ?? null,
      buyerName: order.buyerName ?? facts.name?.slice(0, 120) ?? null,
    });
    if (!moved) {
      if (order.paymentIntentId !== paymentIntentId)
        this.alerts.raise('paid-twice', order, `was paid a second time with ${paymentIntentId}: give that back`);
      return order.status;
    }
    await this.closeAttempts(manager, order.id);
    if (order.status === 'paid') await this.fulfil(manager, order, cause);
    else if (order.status === 'mismatch') {
      const arrived = `${facts.amountCents} ${facts.currency}`;
      this.alerts.raise('mismatch', order, `costs ${order.totalCents} ${order.currency}, and ${arrived} arrived`);
    } else this.alerts.raise('paid-late', order, 'was paid after it had expired: fulfil it or give the money back');
    return order.status;
  }

  private async fulfil(manager: EntityManager, order: OrderEntity, cause: string): Promise<boolean> {
    const moved = await this.step(manager, order, 'fulfil', cause, {});
    if (moved) await this.delivery.deliver(manager, order);
    return moved;
  }

  /** Moves the order if the state machine allows the step, and records it. */
  private async step(
    manager: EntityManager,
    order: OrderEntity,
    signal: OrderSignal,
    cause: string,
    changes: Partial<OrderEntity>,
  ): Promise<boolean> {
    const to = nextStatus(order.status, signal);
    if (!to) return false;
    await this.move(manager, order, to, cause, changes);
    return true;
  }

  private async move(
    manager: EntityManager,
    order: OrderEntity,
    to: OrderStatus,
    cause: string,
    changes: Partial<OrderEntity>,
  ): Promise<void> {
    const from = order.status;
    Object.assign(order, changes, { status: to });
    await manager.update(OrderEntity, { id: order.id }, { ...changes, status: to });
    const at = new Date();
    await manager.insert(OrderStepEntity, { id: randomUUID(), orderId: order.id, from, to, cause, at });
  }

  private async closeAttempts(manager: EntityManager, orderId: string, id?: string): Promise<void> {
    await manager.update(PaymentAttemptEntity, id ? { id, orderId } : { orderId }, { status: 'closed', request: '' });
  }

  private async findByPayment(manager: EntityManager, paymentIntentId: string | undefined) {
    if (!paymentIntentId) return undefined;
    return (await manager.findOneBy(OrderEntity, { paymentIntentId }))?.id;
  }

  /** Cart first, then order: the same lock order as at checkout, to avoid a deadlock. */
  private async lock(manager: EntityManager, orderId: string | undefined): Promise<OrderEntity | undefined> {
    if (!orderId) return undefined;
    const known = await manager.findOneBy(OrderEntity, { id: orderId });
    if (!known) return undefined;
    await lockCart(manager, this.database.kind, known.cartId);
    const query = manager.createQueryBuilder(OrderEntity, 'o').where('o.id = :orderId', { orderId });
    return (await this.database.forUpdate(query).getOne()) ?? undefined;
  }
}
