import { randomUUID } from 'node:crypto';
import type { PaymentAlertKind } from '@arcada/contracts';
import { afterCommit, Metrics } from '@arcada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { OrderEntity } from '../ledger/order.entity.ts';
import { orderNumber } from '../ledger/order-number.ts';
import { PaymentAlertEntity } from './payment-alert.entity.ts';

interface Case {
  /** What it is about at the provider, by its id: each is raised once. */
  ref: string;
  /** What arrived or was to go back. */
  amountCents?: number | null;
  currency?: string | null;
}

const meanings: Record<PaymentAlertKind, string> = {
  mismatch: 'was paid with another amount or currency',
  'paid-late': 'was paid after it had expired: fulfil it or give the money back',
  'paid-twice': 'was paid a second time: give that back',
  'refund-failed': 'was to get money back, which failed: agree on another way',
  'refund-without-line': 'got money back at Stripe for no line: nothing was revoked',
  inquiry: "may be disputed: the buyer's bank asks about it",
  dispute: 'is disputed: reply at Stripe before its deadline',
  'dispute-won': 'is no longer disputed: the dispute was won',
  'dispute-lost': 'was disputed, and the bank keeps the money',
};

/** Cases that need a person: a list for admins, a log line with the word ALERT, and a count in the metrics. */
@Injectable()
export class PaymentAlerts {
  private readonly logger = new Logger('PaymentAlerts');
  private readonly alerts;
  private readonly mismatches;

  constructor(metrics: Metrics) {
    this.alerts = metrics.counter('payment_alert_total', 'Payments that need a person', ['kind']);
    this.mismatches = metrics.counter('order_mismatch_total', 'Orders that were paid with another amount or currency');
  }

  /** Whether the end of a dispute is known here. */
  isDecided(manager: EntityManager, { id: orderId }: OrderEntity, disputeId: string): Promise<boolean> {
    const kind = In(['dispute-won', 'dispute-lost'] as const);
    return manager.existsBy(PaymentAlertEntity, { orderId, kind, ref: disputeId });
  }

  /**
   * Call it in the transaction that detected the case and has locked the order: the row is written with it, and it is
   * logged and counted after the commit.
   */
  async raise(
    manager: EntityManager,
    kind: PaymentAlertKind,
    order: OrderEntity,
    { ref, amountCents = null, currency = null }: Case,
  ): Promise<void> {
    if (await manager.existsBy(PaymentAlertEntity, { orderId: order.id, kind, ref })) return;
    const row = { id: randomUUID(), orderId: order.id, kind, ref, amountCents, currency, createdAt: new Date() };
    await manager.insert(PaymentAlertEntity, { ...row, doneAt: null, doneById: null, note: null });
    const money = amountCents === null ? '' : `, ${amountCents} ${currency}`;
    const text = `ALERT order ${orderNumber(order.number)} ${meanings[kind]} (${ref}${money})`;
    afterCommit(() => {
      this.alerts.inc({ kind });
      if (kind === 'mismatch') this.mismatches.inc();
      this.logger.error(text);
    });
  }
}
