import { CONFIG, Database, isUniqueViolation } from '@arcada/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import type { EntityManager } from 'typeorm';
import { Settlement } from '../fulfilment/settlement.service.ts';
import {
  type Charge,
  chargeSchema,
  type Dispute,
  disputeSchema,
  factsOf,
  factsOfRefund,
  refundSchema,
  sessionSchema,
} from '../stripe/payment-facts.ts';
import { Payments } from '../stripe/payments.ts';
import { StripeEventEntity } from './stripe-event.entity.ts';
import { openEvent } from './webhook-signature.ts';

/** Processes Stripe's events. The event's id and all its effects are one transaction. */
@Injectable()
export class Webhooks {
  private readonly logger = new Logger('Webhook');

  constructor(
    private readonly database: Database,
    private readonly settlement: Settlement,
    private readonly payments: Payments,
    @Inject(CONFIG) private readonly config: { STRIPE_WEBHOOK_SECRET: string },
  ) {}

  /** Returns whether the event is new. A repeated one changes nothing. */
  async take(body: Buffer, signature: string | undefined): Promise<{ received: true; duplicate: boolean }> {
    const event = openEvent(body, signature, this.config.STRIPE_WEBHOOK_SECRET);
    const charge = await this.refundedCharge(event);
    const fresh = await this.database.transaction(async (manager) => {
      if (!(await this.note(manager, event))) return false;
      if (charge) await this.settlement.refund(manager, factsOfRefund(charge), `webhook:${event.id}`);
      else await this.apply(manager, event);
      return true;
    });
    return { received: true, duplicate: !fresh };
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
   * The charge of a refund event. An event about one refund doesn't contain their sum, so Stripe is
   * asked for the charge.
   */
  private async refundedCharge(event: Stripe.Event): Promise<Charge | undefined> {
    if (event.type === 'charge.refunded') return chargeSchema.parse(event.data.object);
    if (event.type !== 'refund.created' && event.type !== 'refund.updated') return undefined;
    const { charge } = refundSchema.parse(event.data.object);
    return charge ? this.payments.readCharge(charge) : undefined;
  }

  private async apply(manager: EntityManager, event: Stripe.Event): Promise<void> {
    const cause = `webhook:${event.id}`;
    switch (event.type) {
      case 'checkout.session.completed':
      case 'checkout.session.async_payment_succeeded':
      case 'checkout.session.expired': {
        const facts = factsOf(sessionSchema.parse(event.data.object));
        const known = facts && (await this.settlement.settle(manager, facts, cause));
        if (!known) this.logger.warn(`${event.type} ${event.id} belongs to no order of this store`);
        return;
      }
      case 'checkout.session.async_payment_failed': {
        const facts = factsOf(sessionSchema.parse(event.data.object));
        if (facts) await this.settlement.settle(manager, { ...facts, outcome: 'expired' }, cause);
        return;
      }
      case 'refund.failed': {
        const { payment_intent } = refundSchema.parse(event.data.object);
        return this.settlement.restore(manager, payment_intent ?? undefined, 'refunded', cause);
      }
      case 'charge.dispute.created':
      case 'charge.dispute.closed':
        return this.applyDispute(manager, disputeSchema.parse(event.data.object), cause);
      default:
        this.logger.debug(`${event.type} needs nothing here`);
    }
  }

  private async applyDispute(manager: EntityManager, dispute: Dispute, cause: string): Promise<void> {
    const paymentIntentId = dispute.payment_intent ?? undefined;
    if (dispute.status === 'won') return this.settlement.restore(manager, paymentIntentId, 'disputed', cause);
    if (dispute.status === 'lost') {
      await this.settlement.refund(manager, { orderId: undefined, paymentIntentId, whole: true }, cause);
      return;
    }
    if (dispute.status.startsWith('warning')) this.logger.error(`ALERT a bank asks about ${paymentIntentId}: ${cause}`);
    else await this.settlement.dispute(manager, paymentIntentId, cause);
  }
}
