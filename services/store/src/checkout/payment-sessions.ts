import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { Settlement } from '../fulfilment/settlement.service.ts';
import { PaymentAttemptEntity } from '../ledger/payment-attempt.entity.ts';
import type { Session } from '../stripe/payment-facts.ts';
import { Payments } from '../stripe/payments.ts';
import type { Patience } from '../stripe/stripe-calls.ts';
import { PaymentRefused, PaymentUnavailable } from '../stripe/stripe-errors.ts';
import { cartChanged, paymentRefused, paymentUnavailable } from './checkout.errors.ts';
import type { AttemptRequest } from './session-request.ts';

const toleratedFaults = 3;

/** Creates the Checkout Session of an attempt at Stripe, always with the attempt's own key. */
@Injectable()
export class PaymentSessions {
  private readonly underWay = new Map<string, Promise<Session>>();

  constructor(
    private readonly database: Database,
    private readonly payments: Payments,
    private readonly settlement: Settlement,
  ) {}

  /**
   * The address of the payment page. Throws the 502 or 503 problem; the attempt is then kept for
   * the next try.
   */
  async open(attempt: PaymentAttemptEntity): Promise<string> {
    try {
      await this.create(attempt, 'request');
    } catch (error) {
      if (error instanceof PaymentUnavailable) throw paymentUnavailable();
      if (error instanceof PaymentRefused) throw paymentRefused();
      throw error;
    }
    const stored = await this.database.read.findOneBy(PaymentAttemptEntity, { id: attempt.id });
    if (stored?.status === 'open' && stored.url) return stored.url;
    // Another request closed it in the meantime; Stripe still replays its first response.
    throw cartChanged();
  }

  /**
   * The session of an attempt, created now or earlier. Concurrent calls for the same attempt are
   * made once.
   */
  create(attempt: PaymentAttemptEntity, patience: Patience): Promise<Session> {
    const running = this.underWay.get(attempt.id);
    if (running) return running;
    const call = this.createAndStore(attempt, patience).finally(() => this.underWay.delete(attempt.id));
    this.underWay.set(attempt.id, call);
    return call;
  }

  private async createAndStore(attempt: PaymentAttemptEntity, patience: Patience): Promise<Session> {
    const { id } = attempt;
    try {
      const { coupon, ...request } = JSON.parse(attempt.request) as AttemptRequest;
      if (coupon) await this.payments.createCoupon(coupon, patience === 'request' ? 'short' : patience);
      const session = await this.payments.createSession(request, id, patience);
      const stored = { status: 'open', sessionId: session.id, url: session.url ?? null } as const;
      await this.database.transaction((manager) =>
        manager.update(PaymentAttemptEntity, { id, status: 'created' }, stored),
      );
      return session;
    } catch (error) {
      const faults = attempt.faults + (error instanceof PaymentUnavailable && error.kind === 'fault' ? 1 : 0);
      const over = error instanceof PaymentRefused || faults >= toleratedFaults;
      await this.database.transaction(async (manager) => {
        const outcome = over ? { faults, status: 'failed' as const, request: '' } : { faults };
        await manager.update(PaymentAttemptEntity, { id, status: 'created' }, outcome);
        if (over) await this.settlement.expireIfUnpayable(manager, attempt.orderId, 'checkout');
      });
      throw error;
    }
  }
}
