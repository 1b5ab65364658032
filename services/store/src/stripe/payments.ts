import { assertOutsideTransaction, CONFIG } from '@arcada/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { type Charge, chargeSchema, type Session, sessionSchema } from './payment-facts.ts';

export type SessionRequest = Stripe.Checkout.SessionCreateParams;

/** Stripe can't be reached or can't answer now: the same call with the same key may be made again. */
export class PaymentUnavailable extends Error {
  constructor(
    cause: unknown,
    /** A fault of Stripe's own (5xx), which it may replay for the same key. */
    readonly replayed: boolean,
  ) {
    super('Stripe is not available', { cause });
  }
}
/** Stripe said no for good: the same call would be refused again. */
export class PaymentRefused extends Error {
  constructor(cause: unknown) {
    super('Stripe refused the request', { cause });
  }
}

/** The calls to Stripe that selling needs, through the official SDK. */
@Injectable()
export class Payments {
  private readonly stripe: Stripe;
  private readonly logger = new Logger('Payments');

  constructor(@Inject(CONFIG) config: { STRIPE_SECRET_KEY: string; STRIPE_API_BASE?: string }) {
    const base = config.STRIPE_API_BASE ? new URL(config.STRIPE_API_BASE) : undefined;
    this.stripe = new Stripe(config.STRIPE_SECRET_KEY, {
      timeout: 10_000,
      // Attempts are repeated by the buyer and the reconciler, with a key that outlives this process.
      maxNetworkRetries: 0,
      telemetry: false,
      ...(base && {
        host: base.hostname,
        port: base.port || (base.protocol === 'https:' ? 443 : 80),
        protocol: base.protocol === 'https:' ? 'https' : 'http',
      }),
    });
  }

  createSession(request: SessionRequest, key: string): Promise<Session> {
    return this.ask(async () =>
      sessionSchema.parse(await this.stripe.checkout.sessions.create(request, { idempotencyKey: key })),
    );
  }

  readSession(id: string): Promise<Session> {
    return this.ask(async () => sessionSchema.parse(await this.stripe.checkout.sessions.retrieve(id)));
  }

  /** Closes the payment page. A session that is paid or closed already is answered as it is. */
  async expireSession(id: string): Promise<Session> {
    try {
      return await this.ask(async () => sessionSchema.parse(await this.stripe.checkout.sessions.expire(id)));
    } catch (error) {
      if (error instanceof PaymentRefused) return this.readSession(id);
      throw error;
    }
  }

  readCharge(id: string): Promise<Charge> {
    return this.ask(async () => chargeSchema.parse(await this.stripe.charges.retrieve(id)));
  }

  /** Gives the whole payment back. Done already counts as done. */
  async refund(paymentIntentId: string, orderId: string): Promise<void> {
    await this.ask(async () => {
      try {
        await this.stripe.refunds.create(
          { payment_intent: paymentIntentId, metadata: { order_id: orderId } },
          { idempotencyKey: `refund-${orderId}` },
        );
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded')) throw error;
      }
    });
  }

  private async ask<T>(call: () => Promise<T>): Promise<T> {
    assertOutsideTransaction('A call to Stripe');
    for (let wait = 100; ; wait *= 2) {
      try {
        return await call();
      } catch (error) {
        // Another process is making the same call: it ends soon, then the same answer is given to both.
        const busy = error instanceof Stripe.errors.StripeError && error.code === 'idempotency_key_in_use';
        if (busy && wait <= 3200) await new Promise((resolve) => setTimeout(resolve, wait));
        else throw this.translate(error);
      }
    }
  }

  private translate(error: unknown): Error {
    this.logger.warn(error);
    const { StripeInvalidRequestError, StripeIdempotencyError, StripeCardError, StripeAPIError } = Stripe.errors;
    if (
      error instanceof StripeInvalidRequestError ||
      error instanceof StripeIdempotencyError ||
      error instanceof StripeCardError
    )
      return new PaymentRefused(error);
    return new PaymentUnavailable(error, error instanceof StripeAPIError);
  }
}
