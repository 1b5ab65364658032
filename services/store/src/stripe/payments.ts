import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { z } from 'zod';
import { type Charge, chargeSchema, type Refund, refundSchema, type Session, sessionSchema } from './payment-facts.ts';
import { type Patience, StripeCalls } from './stripe-calls.ts';
import { PaymentRefused } from './stripe-errors.ts';

export type SessionRequest = Stripe.Checkout.SessionCreateParams;
export type PaymentMethodType = NonNullable<SessionRequest['allowed_payment_method_types']>[number];

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

/** The Stripe calls needed for selling, through the official SDK. */
@Injectable()
export class Payments {
  private readonly stripe: Stripe;

  constructor(private readonly calls: StripeCalls) {
    this.stripe = calls.sdk;
  }

  createSession(request: SessionRequest, key: string, patience: Patience): Promise<Session> {
    return this.calls.ask(patience, async (timeout) =>
      sessionSchema.parse(await this.stripe.checkout.sessions.create(request, { idempotencyKey: key, timeout })),
    );
  }

  /** One that Stripe has already is the same: its id names coupon and amount. */
  createCoupon(request: CouponRequest, patience: Patience): Promise<void> {
    return this.calls.ask(patience, async (timeout) => {
      try {
        await this.stripe.coupons.create(request, { timeout });
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'resource_already_exists') throw error;
      }
    });
  }

  readSession(id: string, patience: Patience): Promise<Session> {
    return this.calls.ask(patience, async (timeout) =>
      sessionSchema.parse(await this.stripe.checkout.sessions.retrieve(id, withPayment, { timeout })),
    );
  }

  /** Closes the payment page. A session that is already paid or closed is returned as it is. */
  async expireSession(id: string, patience: Patience): Promise<Session> {
    try {
      return await this.calls.ask(patience, async (timeout) =>
        sessionSchema.parse(await this.stripe.checkout.sessions.expire(id, withPayment, { timeout })),
      );
    } catch (error) {
      if (error instanceof PaymentRefused) return this.readSession(id, patience);
      throw error;
    }
  }

  /** Undefined for an event that Stripe doesn't have, or no longer. */
  readEvent(id: string): Promise<Stripe.Event | undefined> {
    return this.calls.ask('short', async (timeout) => {
      try {
        return await this.stripe.events.retrieve(id, {}, { timeout });
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    });
  }

  /** All refunds of a payment, with its charge, newest first. */
  refundsOf(paymentIntentId: string, patience: Patience): Promise<Refund[]> {
    return this.calls.ask(patience, async (timeout) => {
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
    return this.calls.ask('short', async (timeout) => {
      const params = { payment_intent: paymentIntentId, limit: pageSize };
      try {
        return z.array(chargeSchema).parse((await this.stripe.charges.list(params, { timeout })).data);
      } catch (error) {
        if (isMissing(error)) return [];
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
    return this.calls.ask('request', async (timeout) => {
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
    return this.calls.ask('request', async (timeout) =>
      refundSchema.parse(
        await this.stripe.refunds.create(
          { payment_intent: paymentIntentId, metadata, expand: ['charge'], ...(line && { amount: line.amountCents }) },
          { idempotencyKey: key, timeout },
        ),
      ),
    );
  }
}

const withPayment = { expand: ['payment_intent.latest_charge'] };
/** Stripe's largest; also as many as an order has lines. */
const pageSize = 100;
const mostPages = 10;
const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
