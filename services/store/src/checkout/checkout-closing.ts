import type { OrderStatus } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Settlement } from '../fulfilment/settlement.service.ts';
import { PaymentAttemptEntity } from '../ledger/payment-attempt.entity.ts';
import { factsOf } from '../stripe/payment-facts.ts';
import { Payments } from '../stripe/payments.ts';
import type { Patience } from '../stripe/stripe-calls.ts';
import { PaymentRefused, PaymentUnavailable } from '../stripe/stripe-errors.ts';
import { paymentUnavailable } from './checkout.errors.ts';
import { PaymentSessions } from './payment-sessions.ts';

/** Ends a checkout that is waiting for payment. */
@Injectable()
export class CheckoutClosing {
  constructor(
    private readonly database: Database,
    private readonly payments: Payments,
    private readonly sessions: PaymentSessions,
    private readonly settlement: Settlement,
  ) {}

  /**
   * Closes the payment page at Stripe, then the order. Returns the resulting status: the order may
   * turn out to be paid.
   */
  async close(orderId: string, cause: string, patience: Patience): Promise<OrderStatus | undefined> {
    const live = { orderId, status: In(['created', 'open']) };
    const attempts = await this.database.read.findBy(PaymentAttemptEntity, live);
    for (const attempt of attempts) {
      const facts = await this.closeAttempt(attempt, patience);
      if (facts) await this.database.transaction((manager) => this.settlement.settle(manager, facts, cause));
    }
    return this.database.transaction((manager) => this.settlement.expireIfUnpayable(manager, orderId, cause));
  }

  private async closeAttempt(attempt: PaymentAttemptEntity, patience: Patience) {
    try {
      // Without a stored id, Stripe may still know a session for this key; repeating the request
      // returns it.
      const sessionId = attempt.sessionId ?? (await this.sessions.create(attempt, patience)).id;
      return factsOf(await this.payments.expireSession(sessionId, patience));
    } catch (error) {
      if (error instanceof PaymentUnavailable) throw paymentUnavailable();
      if (!(error instanceof PaymentRefused)) throw error;
      // Stripe has no such session, so it can't be paid.
      await this.database.transaction((manager) =>
        manager.update(PaymentAttemptEntity, { id: attempt.id }, { status: 'failed', request: '' }),
      );
      return undefined;
    }
  }
}
