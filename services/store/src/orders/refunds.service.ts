import type { Order } from '@arcada/contracts';
import { Database, noteUnchanged, recordChange } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { paymentRefused, paymentUnavailable } from '../checkout/checkout.errors.ts';
import { Settlement } from '../fulfilment/settlement.service.ts';
import { OrderEntity, OrderStepEntity } from '../ledger/order.entity.ts';
import { nextStatus } from '../ledger/order-states.ts';
import { PaymentRefused, Payments, PaymentUnavailable } from '../stripe/payments.ts';
import { notAcceptable, notRefundable, orderNotFound } from './order.errors.ts';
import { Orders } from './orders.service.ts';

/** An admin's decisions about an order's money. */
@Injectable()
export class Refunds {
  constructor(
    private readonly database: Database,
    private readonly payments: Payments,
    private readonly settlement: Settlement,
    private readonly orders: Orders,
  ) {}

  /** Refunds the whole payment. Safe to repeat: Stripe recognises the key, and the order moves once. */
  async refund(orderId: string, adminId: string): Promise<Order> {
    const order = await this.find(orderId);
    if (order.status !== 'refunded') {
      const { paymentIntentId } = order;
      if (!paymentIntentId || !nextStatus(order.status, 'refund')) throw notRefundable();
      await this.giveBack(paymentIntentId, orderId);
      const facts = { orderId, paymentIntentId, whole: true };
      await this.decide(order, 'store.order.refunded', (manager) =>
        this.settlement.refund(manager, facts, `admin:${adminId}`),
      );
    } else noteUnchanged();
    return this.orders.read(order.userId, orderId);
  }

  /** Delivers an order that was paid late. */
  async accept(orderId: string, adminId: string): Promise<Order> {
    const order = await this.find(orderId);
    const done = await this.decide(order, 'store.order.accepted', (manager) =>
      this.settlement.accept(manager, orderId, `admin:${adminId}`),
    );
    if (!done) throw notAcceptable();
    return this.orders.read(order.userId, orderId);
  }

  /** The decision, and the entry of the audit trail that says so, in one transaction. */
  private decide<T>({ id }: OrderEntity, action: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(async (manager) => {
      const locked = manager.createQueryBuilder(OrderEntity, 'orders').where('orders.id = :id', { id });
      const { status } = await this.database.forUpdate(locked).getOneOrFail();
      const result = await work(manager);
      const after = await manager.findOneByOrFail(OrderEntity, { id });
      if (after.status === status) noteUnchanged();
      else {
        const subject = { kind: 'order', id };
        await recordChange(manager, { action, subject, before: { status }, after: { status: after.status } });
      }
      return result;
    });
  }

  private async giveBack(paymentIntentId: string, orderId: string): Promise<void> {
    try {
      const failed = await this.database.read.countBy(OrderStepEntity, { orderId, from: 'refunded' });
      await this.payments.refund(paymentIntentId, orderId, failed);
    } catch (error) {
      if (error instanceof PaymentUnavailable) throw paymentUnavailable();
      if (error instanceof PaymentRefused) throw paymentRefused();
      throw error;
    }
  }

  private async find(id: string): Promise<OrderEntity> {
    const order = await this.database.read.findOneBy(OrderEntity, { id });
    if (!order) throw orderNotFound();
    return order;
  }
}
