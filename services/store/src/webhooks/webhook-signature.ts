import { DomainError } from '@arcada/service-kit';
import Stripe from 'stripe';

const toleranceSeconds = 300;

const refused = (why: string) =>
  new DomainError('store.stripe.bad-signature', 400, `The event was refused: ${why}.`, { logLevel: 'warn' });

/** The event in a webhook's body, if Stripe signed it within five minutes of now. */
export function openEvent(body: Buffer, signature: string | undefined, secret: string): Stripe.Event {
  if (!signature) throw refused('it is not signed');
  // The SDK refuses only old events; it accepts one dated in the future.
  const signedAt = Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1]);
  if (!(signedAt <= Date.now() / 1000 + toleranceSeconds)) throw refused('its time lies in the future');
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds);
  } catch (error) {
    throw refused(
      error instanceof Stripe.errors.StripeSignatureVerificationError ? 'its signature is wrong' : 'it is not JSON',
    );
  }
}
