import { CONFIG, Database, DomainError, isUniqueViolation } from '@arcada/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import type { EntityManager } from 'typeorm';
import { type AppliedTo, RefundSettlement } from '../fulfilment/refund-settlement.service.ts';
import { Settlement } from '../fulfilment/settlement.service.ts';
import {
  type Dispute,
  disputeSchema,
  factsOf,
  factsOfRefunds,
  type RefundedPayment,
  refundNoticeSchema,
  sessionSchema,
} from '../stripe/payment-facts.ts';
import { Payments } from '../stripe/payments.ts';
import { PaymentUnavailable } from '../stripe/stripe-errors.ts';
import { SeenProducts, SeenTooEarly } from '../stripe-sync/seen-products.service.ts';
import { StripeEventEntity } from './stripe-event.entity.ts';
import { WebhookRecords } from './webhook-records.ts';
import { openEvent } from './webhook-signature.ts';

const refundEvents: ReadonlySet<string> = new Set([
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
]);

/** A product that is being synced at the same time is asked for again. */
const mostAttempts = 5;

/** Processes Stripe's events. The event's id and all its effects are one transaction. */
@Injectable()
export class Webhooks {
  private readonly logger = new Logger('Webhook');

  constructor(
    private readonly database: Database,
    private readonly settlement: Settlement,
    private readonly refunds: RefundSettlement,
    private readonly payments: Payments,
    private readonly records: WebhookRecords,
    private readonly products: SeenProducts,
    @Inject(CONFIG) private readonly config: { STRIPE_WEBHOOK_SECRET: string },
  ) {}

  /** Returns whether the event is new. A repeated one changes nothing. */
  async take(body: Buffer, signature: string | undefined): Promise<{ received: true; duplicate: boolean }> {
    const event = openEvent(body, signature, this.config.STRIPE_WEBHOOK_SECRET);
    return { received: true, duplicate: !(await this.process(event)) };
  }

  /**
   * False for a repeated event, which changes nothing; with `again` it is applied nevertheless, and that runs in the
   * same transaction. What fails is recorded, and is processed when Stripe sends it again.
   */
  async process(event: Stripe.Event, again?: (manager: EntityManager) => Promise<void>): Promise<boolean> {
    try {
      for (let attempt = 1; ; attempt++) {
        try {
          return await this.attempt(event, again);
        } catch (error) {
          if (!(error instanceof SeenTooEarly) || attempt === mostAttempts) throw error;
        }
      }
    } catch (error) {
      await this.recordFailure(event, error, again !== undefined);
      throw error;
    }
  }

  private async attempt(event: Stripe.Event, again?: (manager: EntityManager) => Promise<void>): Promise<boolean> {
    const refunded = await this.refundedPayment(event);
    const seen = await this.products.ask(event.type, event.data.object);
    return this.database.transaction(async (manager) => {
      if (!(await this.note(manager, event)) && !again) return false;
      const applied = refunded
        ? await this.refunds.apply(manager, refunded, `webhook:${event.id}`)
        : await this.apply(manager, event);
      if (seen) await this.products.apply(manager, seen);
      await this.records.write(manager, event, {
        outcome: applied || seen ? 'applied' : 'ignored',
        orderId: applied?.orderId ?? null,
      });
      await again?.(manager);
      return true;
    });
  }

  /** The first error is the one to report, whatever becomes of its record. */
  private async recordFailure(event: Stripe.Event, cause: unknown, again: boolean): Promise<void> {
    const error =
      cause instanceof PaymentUnavailable || cause instanceof DomainError ? cause.message : 'Internal error';
    try {
      await this.database.transaction(async (manager) => {
        // A repetition of what was applied: that stays its result.
        if (!again && (await manager.existsBy(StripeEventEntity, { id: event.id }))) return;
        await this.records.write(manager, event, { outcome: 'failed', orderId: null, error });
      });
    } catch (failure) {
      this.logger.error(failure);
    }
  }

  /**
   * False when the id already exists. On MySQL this waits for another transaction that is
   * processing the same event.
   */
  private async note(manager: EntityManager, event: Stripe.Event): Promise<boolean> {
    try {
      await manager.insert(StripeEventEntity, {
        id: event.id,
        type: event.type.slice(0, 80),
        receivedAt: new Date(),
      });
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  /**
   * An event contains one refund or their sum, and events come in any order: Stripe is asked for all
   * refunds of the payment.
   */
  private async refundedPayment(event: Stripe.Event): Promise<RefundedPayment | undefined> {
    if (!refundEvents.has(event.type)) return undefined;
    const { payment_intent: id } = refundNoticeSchema.parse(event.data.object);
    return id ? factsOfRefunds(await this.payments.refundsOf(id, 'request')) : undefined;
  }

  /** The order that it was about; undefined when it needs nothing here. */
  private async apply(manager: EntityManager, event: Stripe.Event): Promise<AppliedTo | undefined> {
    const cause = `webhook:${event.id}`;
    switch (event.type) {
      case 'checkout.session.completed':
      case 'checkout.session.async_payment_succeeded':
      case 'checkout.session.expired': {
        const facts = factsOf(sessionSchema.parse(event.data.object));
        const paidAt = new Date(event.created * 1000);
        const known = facts && (await this.settlement.settle(manager, { ...facts, paidAt }, cause));
        if (!known) this.logger.warn(`${event.type} ${event.id} belongs to no order of this store`);
        return known && facts;
      }
      case 'checkout.session.async_payment_failed': {
        const facts = factsOf(sessionSchema.parse(event.data.object));
        const known = facts && (await this.settlement.settle(manager, { ...facts, outcome: 'expired' }, cause));
        return known && facts;
      }
      case 'charge.dispute.created':
      case 'charge.dispute.closed':
        return this.applyDispute(manager, disputeSchema.parse(event.data.object), cause);
      default:
        this.logger.debug(`${event.type} needs nothing here`);
        return undefined;
    }
  }

  private applyDispute(manager: EntityManager, dispute: Dispute, cause: string): Promise<AppliedTo | undefined> {
    if (dispute.status === 'won') return this.refunds.winDispute(manager, dispute, cause);
    if (dispute.status === 'lost') return this.refunds.loseDispute(manager, dispute, cause);
    if (dispute.status.startsWith('warning')) return this.refunds.inquire(manager, dispute);
    return this.refunds.dispute(manager, dispute, cause);
  }
}
