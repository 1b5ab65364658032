import { createHmac, randomUUID } from 'node:crypto';
import type { Refused, TestStore } from './store.ts';

type Thing = Record<string, unknown> & { id: string };

/** Inspects the local Stripe, and calls the store in Stripe's name. */
export class StripeApi {
  constructor(private readonly store: TestStore) {}

  async get<T = Thing>(path: string): Promise<T> {
    const response = await fetch(`${this.store.around.stripe.url}/v1/${path}`, {
      headers: { authorization: 'Bearer sk_test_local' },
    });
    return (await response.json()) as T;
  }

  /** Refunds of a payment, newest first. */
  async refunds(paymentIntentId: string): Promise<(Thing & { amount: number })[]> {
    return (await this.get<{ data: (Thing & { amount: number })[] }>(`refunds?payment_intent=${paymentIntentId}`)).data;
  }

  /** A refund that someone makes at Stripe: of an amount, or of what is left. */
  async giveBack(paymentIntentId: string, amount?: number): Promise<Thing> {
    const response = await fetch(`${this.store.around.stripe.url}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_local', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ payment_intent: paymentIntentId, ...(amount && { amount: String(amount) }) }),
    });
    if (!response.ok) throw new Error(`not refunded: ${await response.text()}`);
    return (await response.json()) as Thing;
  }

  /** The newest event of a type that mentions an id. */
  async event(type: string, id: string): Promise<Thing & { data: { object: Thing } }> {
    const { data } = await this.get<{ data: (Thing & { data: { object: Thing } })[] }>(`events?type=${type}&limit=100`);
    const found = data.find((event) => JSON.stringify(event).includes(id));
    if (!found) throw new Error(`Stripe has no ${type} about ${id}`);
    return found;
  }

  /** Sends an event made by the test, signed as the store expects unless specified otherwise. */
  send(type: string, object: object, how: { id?: string; secret?: string; ageSeconds?: number; header?: string } = {}) {
    const body = JSON.stringify({
      id: how.id ?? `evt_${randomUUID().replaceAll('-', '')}`,
      object: 'event',
      type,
      created: Math.floor(Date.now() / 1000),
      livemode: false,
      data: { object },
    });
    const seconds = Math.floor(Date.now() / 1000) - (how.ageSeconds ?? 0);
    const secret = how.secret ?? this.store.around.webhookSecret;
    const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    const header = how.header ?? `t=${seconds},v1=${signature}`;
    return this.store.visitor.post<{ duplicate?: boolean } & Refused>('/api/stripe/webhook', body, {
      'stripe-signature': header,
    });
  }
}
