import { randomUUID } from 'node:crypto';
import type { OrderStatus } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import { lockCart } from '../cart/cart-write.ts';
import { Coupons } from '../coupons/coupons.service.ts';
import { OrderEntity, OrderStepEntity } from '../ledger/order.entity.ts';
import { isDelivered, nextStatus, type OrderSignal } from '../ledger/order-states.ts';
import { PaymentAttemptEntity } from '../ledger/payment-attempt.entity.ts';

/** Locks orders and moves them from state to state, with a record of each step. */
@Injectable()
export class OrderMoves {
  constructor(
    private readonly database: Database,
    private readonly coupons: Coupons,
  ) {}

  /** Cart first, then order: the same lock order as at checkout, to avoid a deadlock. */
  async lock(manager: EntityManager, orderId: string | undefined): Promise<OrderEntity | undefined> {
    if (!orderId) return undefined;
    const known = await manager.findOneBy(OrderEntity, { id: orderId });
    if (!known) return undefined;
    await lockCart(manager, this.database.kind, known.cartId);
    const query = manager.createQueryBuilder(OrderEntity, 'o').where('o.id = :orderId', { orderId });
    return (await this.database.forUpdate(query).getOne()) ?? undefined;
  }

  async lockByPayment(manager: EntityManager, paymentIntentId: string | undefined): Promise<OrderEntity | undefined> {
    if (!paymentIntentId) return undefined;
    return this.lock(manager, (await manager.findOneBy(OrderEntity, { paymentIntentId }))?.id);
  }

  /** Moves the order if the state machine allows the step, and records it. */
  async step(
    manager: EntityManager,
    order: OrderEntity,
    signal: OrderSignal,
    cause: string,
    changes: Partial<OrderEntity>,
  ): Promise<boolean> {
    const to = nextStatus(order.status, signal);
    if (!to) return false;
    await this.move(manager, order, to, cause, changes);
    await this.coupons.follow(manager, order);
    return true;
  }

  /** Back to the state before the order was `status`. False when it isn't in that state. */
  async stepBack(manager: EntityManager, order: OrderEntity, status: OrderStatus, cause: string): Promise<boolean> {
    if (order.status !== status) return false;
    const former = await this.before(manager, order.id, status);
    if (former) await this.move(manager, order, former, cause, {});
    return former !== undefined;
  }

  /** Whether what was bought has reached its buyer, also when a dispute suspends it now. */
  async wasDelivered(manager: EntityManager, { id: orderId, status }: OrderEntity): Promise<boolean> {
    if (status !== 'disputed') return isDelivered(status);
    const former = await this.before(manager, orderId, status);
    return former !== undefined && isDelivered(former);
  }

  /** The state that an order had before it came to this one. */
  private async before(manager: EntityManager, orderId: string, status: OrderStatus): Promise<OrderStatus | undefined> {
    // From `refunded` it only ever went back to where it had been.
    const where = { orderId, to: status, from: Not('refunded' as const) };
    return (await manager.findOne(OrderStepEntity, { where, order: { at: 'DESC' } }))?.from;
  }

  async closeAttempts(manager: EntityManager, orderId: string, id?: string): Promise<void> {
    await manager.update(PaymentAttemptEntity, id ? { id, orderId } : { orderId }, { status: 'closed', request: '' });
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
}
