import { Database, noteUnchanged, recordChange } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { RefundSettlement } from '../fulfilment/refund-settlement.service.ts';
import { lineCents } from '../ledger/line-price.ts';
import { OrderEntity, OrderLineEntity } from '../ledger/order.entity.ts';
import { isDelivered, nextStatus } from '../ledger/order-states.ts';
import { orderSubject } from '../ledger/order-subject.ts';
import { paidCents } from '../ledger/paid-cents.ts';
import { RefundEntity } from '../ledger/refund.entity.ts';
import { factsOfRefunds, hasFailed, lineIdsOf, type Refund } from '../stripe/payment-facts.ts';
import { Payments } from '../stripe/payments.ts';
import { PaymentRefused, PaymentUnavailable } from '../stripe/stripe-errors.ts';
import {
  lineNotFound,
  lineNotRefundable,
  notRefundable,
  orderNotFound,
  refundRefused,
  refundUnconfirmed,
} from './order.errors.ts';

/** Who asks for a refund, and why. */
interface By {
  adminId: string;
  note: string | null;
}

/** Refunds by an admin, in full or of one line. What came for nothing is revoked by the same calls. */
@Injectable()
export class Refunds {
  constructor(
    private readonly database: Database,
    private readonly payments: Payments,
    private readonly settlement: RefundSettlement,
  ) {}

  /**
   * Refunds a line, or what is left of the payment. Safe to repeat: what Stripe has refunded is
   * looked up first, and two requests for the same have the same key.
   */
  async refund(
    orderId: string,
    adminId: string,
    { lineId, note = '' }: { lineId?: string; note?: string },
  ): Promise<void> {
    const by = { adminId, note: note || null };
    const order = await this.find(orderId);
    const line = lineId === undefined ? undefined : await this.line(order, lineId);
    const { paymentIntentId } = order;
    if (order.status === 'refunded' || line?.refundId) return noteUnchanged();
    if (!order.paidAt || !nextStatus(order.status, 'refund')) throw notRefundable();
    if (line && !isDelivered(order.status)) throw lineNotRefundable();
    if (line && lineCents(line) === 0) return this.revoke(orderId, by, lineId);
    if (!line && paidCents(order) === 0) return this.revoke(orderId, by);
    if (!paymentIntentId) throw notRefundable();
    const before = await this.ask(() => this.payments.refundsOf(paymentIntentId, 'short'));
    await this.book(before, order, by);
    if (await this.isDone(orderId, lineId)) return;
    if (!line && (await this.isReturned(order))) return this.revoke(orderId, by);
    const key = line
      ? `refund-line-${line.id}-${before.filter((one) => lineIdsOf(one).includes(line.id) && hasFailed(one)).length}`
      : `refund-${orderId}-${before.length}`;
    const amount = line && { id: line.id, amountCents: lineCents(line) };
    try {
      const refund = await this.ask(() => this.payments.refund(paymentIntentId, { orderId, line: amount }, key));
      await this.book([refund], order, by, refund.id);
      // Stripe may report at once that it failed.
      if (!(await this.database.read.existsBy(RefundEntity, { id: refund.id, failedAt: IsNull() })))
        throw refundRefused();
    } catch (error) {
      if (!(error instanceof PaymentRefused)) throw error;
      // Another request, or someone at Stripe, has refunded it meanwhile.
      await this.book(await this.ask(() => this.payments.refundsOf(paymentIntentId, 'short')), order, by);
      if (!(await this.isDone(orderId, lineId))) throw refundRefused();
    }
  }

  private async isDone(id: string, lineId: string | undefined): Promise<boolean> {
    const { read } = this.database;
    if (await read.existsBy(OrderEntity, { id, status: 'refunded' })) return true;
    if (lineId === undefined) return false;
    return !(await read.existsBy(OrderLineEntity, { id: lineId, refundId: IsNull() }));
  }

  /** Nothing is left of the payment: what is still open came for nothing. */
  private async isReturned(order: OrderEntity): Promise<boolean> {
    const counting = { orderId: order.id, failedAt: IsNull() };
    return ((await this.database.read.sum(RefundEntity, 'amountCents', counting)) ?? 0) >= paidCents(order);
  }

  private revoke(id: string, { adminId, note }: By, lineId?: string): Promise<void> {
    return this.database.transaction(async (manager) => {
      const revoked = await this.settlement.revoke(manager, { id, lineId, cause: `admin:${adminId}` });
      if (!revoked) return noteUnchanged();
      const { before, status, lines } = revoked;
      await recordChange(manager, {
        action: status === 'refunded' ? 'store.order.revoked' : 'store.order.line-revoked',
        subject: await orderSubject(manager, id),
        before: { status: before },
        after: { status, ...(note && { note }), ...recorded(lines) },
      });
    });
  }

  /**
   * Applies refunds, with an entry of the audit trail for the one that this request made: whether or
   * not Stripe's event about it came first.
   */
  private book(refunds: readonly Refund[], { id }: OrderEntity, { adminId, note }: By, made?: string): Promise<void> {
    const facts = factsOfRefunds(refunds);
    const cause = `admin:${adminId}`;
    return this.database.transaction(async (manager) => {
      const applied = facts && (await this.settlement.apply(manager, facts, made ? cause : 'reconciler'));
      const refund = made && applied ? await manager.findOneBy(RefundEntity, { id: made }) : null;
      if (!applied || !refund || refund.failedAt) return noteUnchanged();
      // Another request of an admin has booked the same refund.
      if (refund.cause.startsWith('admin:') && !applied.booked.includes(refund.id)) return noteUnchanged();
      await manager.update(RefundEntity, { id: refund.id }, { cause, note });
      const { status } = await manager.findOneByOrFail(OrderEntity, { id });
      const lines = await manager.findBy(OrderLineEntity, { refundId: refund.id });
      await recordChange(manager, {
        action: status === 'refunded' ? 'store.order.refunded' : 'store.order.line-refunded',
        subject: await orderSubject(manager, id),
        before: { status: applied.before, refund: null },
        after: {
          status,
          refund: { id: refund.id, cents: refund.amountCents, ...(note && { note }), ...recorded(lines) },
        },
      });
    });
  }

  /** Stripe's silence in words for admins; a refusal is handled where it is known what was asked. */
  private async ask<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (error instanceof PaymentUnavailable) throw refundUnconfirmed();
      throw error;
    }
  }

  private async line({ id: orderId }: OrderEntity, id: string): Promise<OrderLineEntity> {
    const line = await this.database.read.findOneBy(OrderLineEntity, { id, orderId });
    if (!line) throw lineNotFound();
    return line;
  }

  private async find(id: string): Promise<OrderEntity> {
    const order = await this.database.read.findOneBy(OrderEntity, { id });
    if (!order) throw orderNotFound();
    return order;
  }
}

/** Lines for the audit trail: by name for who reads it, by id for who looks them up. */
const recorded = (lines: readonly OrderLineEntity[]) => ({
  items: lines.map(({ name }) => name),
  lines: lines.map(({ id }) => id),
});
