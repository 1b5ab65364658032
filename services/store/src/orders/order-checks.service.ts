import type { OrderPayment } from '@arcada/contracts';
import { Database, noteUnchanged, recordChange } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { RefundSettlement } from '../fulfilment/refund-settlement.service.ts';
import { Settlement } from '../fulfilment/settlement.service.ts';
import { OrderEntity } from '../ledger/order.entity.ts';
import { orderSubject } from '../ledger/order-subject.ts';
import { PaymentAttemptEntity } from '../ledger/payment-attempt.entity.ts';
import { RefundEntity } from '../ledger/refund.entity.ts';
import { factsOf, factsOfRefunds, type PaymentFacts } from '../stripe/payment-facts.ts';
import { Payments } from '../stripe/payments.ts';
import { PaymentRefused, PaymentUnavailable } from '../stripe/stripe-errors.ts';
import { checkUnavailable, orderNotFound } from './order.errors.ts';

/** Payment pages that are asked about at once: an order rarely has a second one. */
const mostPages = 10;
/** Of several payment pages the one that says most. */
const saysMost: readonly OrderPayment[] = ['paid', 'waiting', 'open', 'expired'];

/** What an order's payment is at Stripe now, at the request of an admin, with all that was missed applied. */
@Injectable()
export class OrderChecks {
  constructor(
    private readonly database: Database,
    private readonly payments: Payments,
    private readonly settlement: Settlement,
    private readonly refunds: RefundSettlement,
  ) {}

  async check(id: string): Promise<{ payment: OrderPayment; changed: boolean }> {
    const known = await this.database.read.findOneBy(OrderEntity, { id });
    if (!known) throw orderNotFound();
    const pages = await this.ask(() => this.pages(id));
    const intents = new Set([known.paymentIntentId, ...pages.map((page) => page.paymentIntentId)]);
    const refunds = await this.ask(() =>
      Promise.all([...intents].flatMap((intent) => (intent ? [this.payments.refundsOf(intent, 'short')] : []))),
    );
    const changed = await this.database.transaction(async (manager) => {
      const before = await this.stateOf(manager, id);
      for (const page of pages) await this.settlement.settle(manager, page, 'reconciler');
      for (const rows of refunds) {
        const facts = factsOfRefunds(rows);
        if (facts) await this.refunds.apply(manager, facts, 'reconciler');
      }
      const after = await this.stateOf(manager, id);
      if (JSON.stringify(before) === JSON.stringify(after)) {
        noteUnchanged();
        return false;
      }
      const subject = await orderSubject(manager, id);
      await recordChange(manager, { action: 'store.order.checked', subject, before, after });
      return true;
    });
    return { payment: saysMost.find((one) => pages.some(({ outcome }) => outcome === one)) ?? 'none', changed };
  }

  /** Oldest first. */
  private async pages(orderId: string): Promise<PaymentFacts[]> {
    const attempts = await this.database.read.find(PaymentAttemptEntity, {
      where: { orderId, sessionId: Not(IsNull()) },
      order: { expiresAt: 'DESC' },
      take: mostPages,
    });
    const facts = await Promise.all(
      attempts.map(async ({ sessionId }) => {
        try {
          return factsOf(await this.payments.readSession(sessionId ?? '', 'short'));
        } catch (error) {
          // Stripe doesn't have it, so it can't be paid.
          if (error instanceof PaymentRefused) return undefined;
          throw error;
        }
      }),
    );
    return facts.filter((page) => page?.orderId === orderId).toReversed() as PaymentFacts[];
  }

  /** What a check can change, as the audit trail keeps it. */
  private async stateOf(manager: EntityManager, id: string) {
    const { status, paymentIntentId } = await manager.findOneByOrFail(OrderEntity, { id });
    const refunds = await manager.find(RefundEntity, { where: { orderId: id }, order: { at: 'ASC', id: 'ASC' } });
    return {
      status,
      paymentIntentId,
      refunds: refunds.map((refund) => ({
        id: refund.id,
        cents: refund.amountCents,
        failed: refund.failedAt !== null,
      })),
    };
  }

  private async ask<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (error instanceof PaymentUnavailable) throw checkUnavailable();
      throw error;
    }
  }
}
