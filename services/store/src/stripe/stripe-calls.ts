import { assertOutsideTransaction, Breakers, CONFIG, isBrokenCircuitError } from '@arcada/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { PaymentRefused, PaymentUnavailable } from './stripe-errors.ts';

// The gateway waits 8 s for a request; background work has no such limit.
// A request that calls twice has the short wait for the first call.
const milliseconds = { short: 2000, request: 5000, background: 10_000 } as const;
export type Patience = keyof typeof milliseconds;

/** The official SDK, with a deadline, a breaker and our errors around each call. */
@Injectable()
export class StripeCalls {
  readonly sdk: Stripe;
  private readonly logger = new Logger('Stripe');

  constructor(
    private readonly breakers: Breakers,
    @Inject(CONFIG) config: { STRIPE_SECRET_KEY: string; STRIPE_API_BASE?: string },
  ) {
    const base = config.STRIPE_API_BASE ? new URL(config.STRIPE_API_BASE) : undefined;
    this.sdk = new Stripe(config.STRIPE_SECRET_KEY, {
      // Callers repeat their calls themselves, with a key that outlives this process.
      maxNetworkRetries: 0,
      telemetry: false,
      ...(base && {
        host: base.hostname,
        port: base.port || (base.protocol === 'https:' ? 443 : 80),
        protocol: base.protocol === 'https:' ? 'https' : 'http',
      }),
    });
  }

  async ask<T>(patience: Patience, call: (timeout: number) => Promise<T>): Promise<T> {
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
      return new PaymentRefused(error, error.code, error.message);
    if (isSilence(error)) return new PaymentUnavailable(error, 'silent');
    if (error instanceof StripeAPIError) return new PaymentUnavailable(error, 'fault');
    return new PaymentUnavailable(error, 'busy', retryAfterOf(error));
  }
}

const isSilence = (error: unknown) => error instanceof Stripe.errors.StripeConnectionError;

function retryAfterOf(error: unknown): number | undefined {
  const seconds = error instanceof Stripe.errors.StripeError ? Number(error.headers?.['retry-after']) : Number.NaN;
  return seconds > 0 ? seconds : undefined;
}
