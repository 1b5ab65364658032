import { randomUUID } from 'node:crypto';
import type { OrderStatus } from '@arcada/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { PaymentAlerts } from '../alerts/payment-alerts.ts';
import { lineCents } from '../ledger/line-price.ts';
import { type OrderEntity, OrderLineEntity } from '../ledger/order.entity.ts';
import { orderNumber } from '../ledger/order-number.ts';
import { isDelivered } from '../ledger/order-states.ts';
import { paidCents } from '../ledger/paid-cents.ts';
import { RefundEntity } from '../ledger/refund.entity.ts';
import type { Dispute, RefundedPayment, RefundFacts } from '../stripe/payment-facts.ts';
import { Delivery } from './delivery.service.ts';
import { OrderMoves } from './order-moves.ts';
import { SaleNotices } from './sale-notices.ts';

/** What was new in a report. */
export interface AppliedTo {
  orderId: string;
}

interface Applied extends AppliedTo {
  /** The order's status until then. */
  before: OrderStatus;
  /** Refunds by their ids. */
  booked: string[];
}

/**
 * Money that goes back or comes again, for webhook and admin. Every method runs in the caller's
 * transaction, so that refund, lines, order and events are atomic.
 */
@Injectable()
export class RefundSettlement {
  private readonly logger = new Logger('RefundSettlement');

  constructor(
    private readonly moves: OrderMoves,
    private readonly delivery: Delivery,
    private readonly alerts: PaymentAlerts,
    private readonly saleNotices: SaleNotices,
  ) {}

  /**
   * Applies what Stripe reports about the refunds of a payment: each counts once, and one that failed
   * never counts again. Undefined: the order isn't ours.
   */
  async apply(manager: EntityManager, payment: RefundedPayment, cause: string): Promise<Applied | undefined> {
    const { orderId, paymentIntentId } = payment;
    const order = orderId
      ? await this.moves.lock(manager, orderId)
      : await this.moves.lockByPayment(manager, paymentIntentId);
    if (!order) return undefined;
    if (order.paymentIntentId && paymentIntentId && order.paymentIntentId !== paymentIntentId) {
      this.logger.warn(`${paymentIntentId}, a second payment of order ${orderNumber(order.number)}, was refunded`);
      return undefined;
    }
    const applied: Applied = { orderId: order.id, before: order.status, booked: [] };
    for (const refund of payment.refunds) {
      const known = await manager.findOneBy(RefundEntity, { id: refund.id });
      if (refund.failed && known && !known.failedAt) await this.fail(manager, order, known, payment.amountCents, cause);
      if (refund.failed || known) continue;
      await this.book(manager, order, refund, payment, cause);
      applied.booked.push(refund.id);
    }
    // Only now is it clear whether something else keeps the order closed.
    for (const refund of payment.refunds)
      if (refund.failed) await this.remember(manager, order, refund, payment, cause);
    return applied;
  }

  /**
   * Takes back what came for nothing: one line, or all that is left of an order. No money moves, so there is neither
   * a refund nor a credit note. Undefined: it was taken back before.
   */
  async revoke(
    manager: EntityManager,
    { id, lineId, cause }: { id: string; lineId: string | undefined; cause: string },
  ): Promise<{ before: OrderStatus; status: OrderStatus; lines: OrderLineEntity[] } | undefined> {
    const order = await this.moves.lock(manager, id);
    if (!order) return undefined;
    // The refund of what was paid has failed meanwhile.
    if (lineId === undefined && (await refundedCents(manager, order)) < paidCents(order)) return undefined;
    const before = order.status;
    const delivered = await this.moves.wasDelivered(manager, order);
    const open = await openLines(manager, order);
    const lines = lineId === undefined ? open : open.filter((line) => line.id === lineId);
    if (lines.length === 0) return undefined;
    if (lines.length < open.length) await this.delivery.endLines(manager, order, lines);
    else if (await this.moves.step(manager, order, 'refund', cause, { liveCartId: null }))
      await this.delivery.end(manager, order, lines, delivered);
    else return undefined;
    await manager.update(OrderLineEntity, idsIn(lines), { refundId: `revoked:${randomUUID()}` });
    return { before, status: order.status, lines };
  }

  /** The bank asks about a payment, and has taken nothing yet. */
  async inquire(manager: EntityManager, dispute: Dispute): Promise<AppliedTo | undefined> {
    const order = await this.moves.lockByPayment(manager, dispute.payment_intent ?? undefined);
    if (!order) return undefined;
    await this.alerts.raise(manager, 'inquiry', order, caseOf(dispute, order));
    return { orderId: order.id };
  }

  /**
   * The buyer's bank took the payment back: what was bought is suspended until the dispute is decided. An order that
   * was refunded keeps its status; its money would be lost twice, so somebody has to know.
   */
  async dispute(manager: EntityManager, dispute: Dispute, cause: string): Promise<AppliedTo | undefined> {
    const order = await this.moves.lockByPayment(manager, dispute.payment_intent ?? undefined);
    // An old report, which arrives late or is replayed.
    if (!order || (await this.alerts.isDecided(manager, order, dispute.id))) return undefined;
    const delivered = isDelivered(order.status);
    if (await this.moves.step(manager, order, 'dispute', cause, {}))
      await this.delivery.suspend(manager, order, delivered);
    await this.alerts.raise(manager, 'dispute', order, caseOf(dispute, order));
    return { orderId: order.id };
  }

  async winDispute(manager: EntityManager, dispute: Dispute, cause: string): Promise<AppliedTo | undefined> {
    const order = await this.moves.lockByPayment(manager, dispute.payment_intent ?? undefined);
    if (!order) return undefined;
    await this.reopen(manager, order, cause);
    // Also when the dispute itself was never heard of: its report may follow.
    await this.alerts.raise(manager, 'dispute-won', order, caseOf(dispute, order));
    return { orderId: order.id };
  }

  /** The bank keeps the money: a refund that nobody asked for. What it left to the store stays sold. */
  async loseDispute(manager: EntityManager, dispute: Dispute, cause: string): Promise<AppliedTo | undefined> {
    const { id } = dispute;
    const order = await this.moves.lockByPayment(manager, dispute.payment_intent ?? undefined);
    if (!order || (await manager.existsBy(RefundEntity, { id }))) return undefined;
    const paid = paidCents(order);
    const left = paid - (await refundedCents(manager, order));
    const amountCents = Math.min(dispute.amount ?? left, left);
    if (amountCents < left) await this.reopen(manager, order, cause);
    const payment = {
      orderId: order.id,
      paymentIntentId: dispute.payment_intent ?? undefined,
      amountCents: paid,
      refunds: [],
    };
    const facts = { id, amountCents, at: new Date(), failed: false, lineIds: [] };
    await this.book(manager, order, facts, payment, cause);
    await this.alerts.raise(manager, 'dispute-lost', order, caseOf(dispute, order));
    return { orderId: order.id };
  }

  private async reopen(manager: EntityManager, order: OrderEntity, cause: string): Promise<void> {
    if (!(await this.moves.stepBack(manager, order, 'disputed', cause))) return;
    if (isDelivered(order.status)) await this.delivery.restore(manager, order, await openLines(manager, order));
  }

  private async book(
    manager: EntityManager,
    order: OrderEntity,
    { id, amountCents, at, lineIds }: RefundFacts,
    payment: RefundedPayment,
    cause: string,
  ): Promise<void> {
    const refund = manager.create(RefundEntity, { id, orderId: order.id, amountCents, cause, at, failedAt: null });
    await manager.insert(RefundEntity, refund);
    const whole = (await refundedCents(manager, order)) >= payment.amountCents;
    const open = await openLines(manager, order);
    const named = (line: OrderLineEntity) => lineIds.includes(line.id);
    // A refund that names its lines leaves the others that came for nothing, also when it is the last of the payment.
    const closes = whole && !(open.some(named) && open.some((line) => !named(line) && lineCents(line) === 0));
    const lines = closes ? open : open.filter((line) => named(line) || (whole && lineCents(line) > 0));
    if (lines.length) await manager.update(OrderLineEntity, idsIn(lines), { refundId: id });
    if (closes) return this.close(manager, order, refund, lines, payment.paymentIntentId, cause);
    await this.delivery.takeBackLines(manager, order, refund, lines);
    if (lines.length === 0)
      await this.alerts.raise(manager, 'refund-without-line', order, {
        ref: id,
        amountCents,
        currency: order.currency,
      });
  }

  /** The whole payment was refunded: access to what was bought ends. */
  private async close(
    manager: EntityManager,
    order: OrderEntity,
    refund: RefundEntity,
    lines: OrderLineEntity[],
    paymentIntentId: string | undefined,
    cause: string,
  ): Promise<void> {
    const delivered = await this.moves.wasDelivered(manager, order);
    const moved = await this.moves.step(manager, order, 'refund', cause, {
      liveCartId: null,
      paymentIntentId: order.paymentIntentId ?? paymentIntentId ?? null,
    });
    if (!moved) return;
    await this.moves.closeAttempts(manager, order.id);
    await this.delivery.takeBack(manager, order, { delivered, refund, lines });
  }

  /**
   * A refund that is first seen as failed: an older report of it, which arrives later, then books nothing.
   * When the order is closed without a refund that counts, this one had closed it before refunds were rows.
   */
  private async remember(
    manager: EntityManager,
    order: OrderEntity,
    { id, amountCents, at }: RefundFacts,
    payment: RefundedPayment,
    cause: string,
  ): Promise<void> {
    if (await manager.existsBy(RefundEntity, { id })) return;
    const closed = order.status === 'refunded' && (await refundedCents(manager, order)) < payment.amountCents;
    const failedAt = closed ? null : new Date();
    const refund = manager.create(RefundEntity, { id, orderId: order.id, amountCents, cause, at, failedAt });
    await manager.insert(RefundEntity, refund);
    if (closed) await this.fail(manager, order, refund, payment.amountCents, cause);
  }

  /** The money came back: what this refund had revoked counts again. */
  private async fail(
    manager: EntityManager,
    order: OrderEntity,
    refund: RefundEntity,
    paidCents: number,
    cause: string,
  ): Promise<void> {
    await manager.update(RefundEntity, { id: refund.id }, { failedAt: new Date() });
    const { id: ref, amountCents } = refund;
    await this.alerts.raise(manager, 'refund-failed', order, { ref, amountCents, currency: order.currency });
    // Another refund has returned the money meanwhile.
    if ((await refundedCents(manager, order)) >= paidCents) return;
    const lines = await manager.findBy(OrderLineEntity, { refundId: refund.id });
    await manager.update(OrderLineEntity, { refundId: refund.id }, { refundId: null });
    await this.moves.stepBack(manager, order, 'refunded', cause);
    if (isDelivered(order.status)) {
      await this.delivery.restore(manager, order, await openLines(manager, order));
      await this.saleNotices.refundFailed(manager, order, lines);
    }
    // The dispute is still open: what was closed for good may open again.
    else if (order.status === 'disputed' && (await this.moves.wasDelivered(manager, order)))
      await this.delivery.suspend(manager, order, true);
  }
}

const caseOf = ({ id: ref, amount: amountCents }: Dispute, { currency }: OrderEntity) =>
  amountCents === undefined ? { ref } : { ref, amountCents, currency };

const idsIn = (lines: readonly OrderLineEntity[]) => ({ id: In(lines.map(({ id }) => id)) });

/** Lines that no refund has returned. */
const openLines = (manager: EntityManager, { id: orderId }: OrderEntity) =>
  manager.find(OrderLineEntity, { where: { orderId, refundId: IsNull() }, order: { place: 'ASC' } });

/** What has gone back to the buyer. */
const refundedCents = async (manager: EntityManager, { id: orderId }: OrderEntity) =>
  (await manager.sum(RefundEntity, 'amountCents', { orderId, failedAt: IsNull() })) ?? 0;
