import { assertOutsideTransaction, Breakers, CONFIG, isBrokenCircuitError } from '@arcada/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { z } from 'zod';
import { type Charge, chargeSchema, type Refund, refundSchema, type Session, sessionSchema } from './payment-facts.ts';

export type SessionRequest = Stripe.Checkout.SessionCreateParams;
export type PaymentMethodType = NonNullable<SessionRequest['allowed_payment_method_types']>[number];

// The gateway waits 8 s for a request; background work has no such limit.
// A request that calls twice has the short wait for the first call.
const milliseconds = { short: 2500, request: 5000, background: 10_000 } as const;
export type Patience = keyof typeof milliseconds;

/** A coupon at Stripe, by an id of our own. */
export type CouponRequest = Stripe.CouponCreateParams & { id: string };

/** Seconds since 1970, the last not included. */
export interface Span {
  from: number;
  to: number;
}
/** Newest first. */
export interface Listed<T> {
  rows: T[];
  more: boolean;
}

/** Stripe is unreachable or can't respond now; the same call with the same key may be repeated. */
export class PaymentUnavailable extends Error {
  constructor(
    cause: unknown,
    /**
     * `fault`: an error of Stripe's own (5xx), which it may replay for the same key; `silent`: it
     * hangs or is unreachable; `busy`: it has no capacity for this call.
     */
    readonly kind: 'fault' | 'silent' | 'busy',
  ) {
    super('Stripe is not available', { cause });
  }
}
/** Stripe refused for good: the same call would be refused again. */
export class PaymentRefused extends Error {
  constructor(cause: unknown) {
    super('Stripe refused the request', { cause });
  }
}

/** The Stripe calls needed for selling, through the official SDK. */
@Injectable()
export class Payments {
  private readonly stripe: Stripe;
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly breakers: Breakers,
    @Inject(CONFIG) config: { STRIPE_SECRET_KEY: string; STRIPE_API_BASE?: string },
  ) {
    const base = config.STRIPE_API_BASE ? new URL(config.STRIPE_API_BASE) : undefined;
    this.stripe = new Stripe(config.STRIPE_SECRET_KEY, {
      // The buyer and the reconciler repeat attempts, with a key that outlives this process.
      maxNetworkRetries: 0,
      telemetry: false,
      ...(base && {
        host: base.hostname,
        port: base.port || (base.protocol === 'https:' ? 443 : 80),
        protocol: base.protocol === 'https:' ? 'https' : 'http',
      }),
    });
  }

  createSession(request: SessionRequest, key: string, patience: Patience): Promise<Session> {
    return this.ask(patience, async (timeout) =>
      sessionSchema.parse(await this.stripe.checkout.sessions.create(request, { idempotencyKey: key, timeout })),
    );
  }

  /** One that Stripe has already is the same: its id names coupon and amount. */
  createCoupon(request: CouponRequest, patience: Patience): Promise<void> {
    return this.ask(patience, async (timeout) => {
      try {
        await this.stripe.coupons.create(request, { timeout });
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'resource_already_exists') throw error;
      }
    });
  }

  readSession(id: string, patience: Patience): Promise<Session> {
    return this.ask(patience, async (timeout) =>
      sessionSchema.parse(await this.stripe.checkout.sessions.retrieve(id, withPayment, { timeout })),
    );
  }

  /** Closes the payment page. A session that is already paid or closed is returned as it is. */
  async expireSession(id: string, patience: Patience): Promise<Session> {
    try {
      return await this.ask(patience, async (timeout) =>
        sessionSchema.parse(await this.stripe.checkout.sessions.expire(id, withPayment, { timeout })),
      );
    } catch (error) {
      if (error instanceof PaymentRefused) return this.readSession(id, patience);
      throw error;
    }
  }

  /** Undefined for an event that Stripe doesn't have, or no longer. */
  readEvent(id: string): Promise<Stripe.Event | undefined> {
    return this.ask('short', async (timeout) => {
      try {
        return await this.stripe.events.retrieve(id, {}, { timeout });
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
          return undefined;
        throw error;
      }
    });
  }

  /** All refunds of a payment, with its charge, newest first. */
  refundsOf(paymentIntentId: string, patience: Patience): Promise<Refund[]> {
    return this.ask(patience, async (timeout) => {
      const params = { payment_intent: paymentIntentId, limit: pageSize, expand: ['data.charge'] };
      const { data } = await this.stripe.refunds.list(params, { timeout });
      return z.array(refundSchema).parse(data);
    });
  }

  /** The newest charges of a span of seconds, and whether it has more. */
  charges(span: Span): Promise<Listed<Charge>> {
    return this.list(span, chargeSchema, (params, timeout) => this.stripe.charges.list(params, { timeout }));
  }

  /** The newest refunds of a span of seconds, and whether it has more. */
  refunds(span: Span): Promise<Listed<Refund>> {
    return this.list(span, refundSchema, (params, timeout) =>
      this.stripe.refunds.list({ ...params, expand: ['data.charge'] }, { timeout }),
    );
  }

  /** None for a payment that Stripe doesn't know. */
  chargesOf(paymentIntentId: string): Promise<Charge[]> {
    return this.ask('short', async (timeout) => {
      const params = { payment_intent: paymentIntentId, limit: pageSize };
      try {
        return z.array(chargeSchema).parse((await this.stripe.charges.list(params, { timeout })).data);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return [];
        throw error;
      }
    });
  }

  /** Pages end within a second: when a page has only one second, the next is read as well. */
  private list<T extends { id: string; created: number }>(
    { from, to }: Span,
    schema: z.ZodType<T>,
    call: (params: Stripe.ChargeListParams, timeout: number) => Promise<Stripe.ApiList<unknown>>,
  ): Promise<Listed<T>> {
    return this.ask('request', async (timeout) => {
      const rows: T[] = [];
      for (let pages = 1; ; pages++) {
        const last = rows.at(-1);
        const params = { created: { gte: from, lt: to }, limit: pageSize, ...(last && { starting_after: last.id }) };
        const page = await call(params, timeout);
        rows.push(...z.array(schema).parse(page.data));
        if (!page.has_more || rows[0]?.created !== rows.at(-1)?.created || pages === mostPages)
          return { rows, more: page.has_more };
      }
    });
  }

  /**
   * Refunds one line of an order, or what is left of the payment. The same key is the same refund,
   * however often it is asked for.
   */
  refund(
    paymentIntentId: string,
    { orderId, line }: { orderId: string; line?: { id: string; amountCents: number } | undefined },
    key: string,
  ): Promise<Refund> {
    const metadata = { order_id: orderId, ...(line && { line_ids: line.id }) };
    return this.ask('request', async (timeout) =>
      refundSchema.parse(
        await this.stripe.refunds.create(
          { payment_intent: paymentIntentId, metadata, expand: ['charge'], ...(line && { amount: line.amountCents }) },
          { idempotencyKey: key, timeout },
        ),
      ),
    );
  }

  private async ask<T>(patience: Patience, call: (timeout: number) => Promise<T>): Promise<T> {
    assertOutsideTransaction('A call to Stripe');
    const end = Date.now() + milliseconds[patience];
    for (let wait = 100; ; wait *= 2) {
      try {
        const timeout = Math.max(end - Date.now(), 100);
        return await this.breakers.run('stripe', isSilence, () => call(timeout));
      } catch (error) {
        // Another process is making the same call; it ends soon, and both then get the same
        // response.
        const busy = error instanceof Stripe.errors.StripeError && error.code === 'idempotency_key_in_use';
        if (busy && Date.now() + wait < end) await new Promise((resolve) => setTimeout(resolve, wait));
        else throw this.translate(error);
      }
    }
  }

  private translate(error: unknown): Error {
    const { StripeInvalidRequestError, StripeIdempotencyError, StripeCardError, StripeAPIError } = Stripe.errors;
    if (isBrokenCircuitError(error)) return new PaymentUnavailable(error, 'silent');
    this.logger.warn(error);
    if (
      error instanceof StripeInvalidRequestError ||
      error instanceof StripeIdempotencyError ||
      error instanceof StripeCardError
    )
      return new PaymentRefused(error);
    if (isSilence(error)) return new PaymentUnavailable(error, 'silent');
    return new PaymentUnavailable(error, error instanceof StripeAPIError ? 'fault' : 'busy');
  }
}

const withPayment = { expand: ['payment_intent.latest_charge'] };
/** Stripe's largest; also as many as an order has lines. */
const pageSize = 100;
const mostPages = 10;
const isSilence = (error: unknown) => error instanceof Stripe.errors.StripeConnectionError;
