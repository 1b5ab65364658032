import type { Order } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
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
      await this.database.transaction((manager) => this.settlement.refund(manager, facts, `admin:${adminId}`));
    }
    return this.orders.read(order.userId, orderId);
  }

  /** Delivers an order that was paid late. */
  async accept(orderId: string, adminId: string): Promise<Order> {
    const order = await this.find(orderId);
    const done = await this.database.transaction((manager) =>
      this.settlement.accept(manager, orderId, `admin:${adminId}`),
    );
    if (!done) throw notAcceptable();
    return this.orders.read(order.userId, orderId);
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
