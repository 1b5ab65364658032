import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import { type LocalStripeOptions, type RunningStripe, startLocalStripe } from './server.ts';

export const webhookSecret = 'whsec_tests';

/** A shop's webhook: verifies every delivery with the real SDK and responds as the test wants. */
export interface Receiver {
  url: string;
  /** Verified events in the order of arrival, including repeated ones. */
  events: Stripe.Event[];
  /** Deliveries whose signature the SDK refused. */
  refused: string[];
  /** Status of the next responses; 200 when empty. */
  statuses: number[];
  /** While set, responses wait for it. */
  gate: Promise<void> | undefined;
  mostAtOnce: Map<string, number>;
  close(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const running = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    try {
      const header = String(request.headers['stripe-signature']);
      const event = new Stripe('sk_test_local').webhooks.constructEvent(Buffer.concat(chunks), header, webhookSecret);
      running.set(event.id, (running.get(event.id) ?? 0) + 1);
      receiver.mostAtOnce.set(event.id, Math.max(receiver.mostAtOnce.get(event.id) ?? 0, running.get(event.id) ?? 0));
      await receiver.gate;
      receiver.events.push(event);
      response.statusCode = receiver.statuses.shift() ?? 200;
      running.set(event.id, (running.get(event.id) ?? 0) - 1);
    } catch (error) {
      receiver.refused.push(error instanceof Error ? error.message : String(error));
      response.statusCode = 400;
    }
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    events: [],
    refused: [],
    statuses: [],
    gate: undefined,
    mostAtOnce: new Map(),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}

export interface TestShop {
  stripe: Stripe;
  running: RunningStripe;
  dataDir: string;
  /** A session for one product at this price. */
  session(cents: number, more?: Partial<Stripe.Checkout.SessionCreateParams>): Promise<Stripe.Checkout.Session>;
  close(): Promise<void>;
}

/** A local Stripe on a free port and an empty folder, with the SDK connected to it. */
export async function startTestShop(options: Partial<LocalStripeOptions> = {}): Promise<TestShop> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'stripe-local-'));
  const running = await startLocalStripe({ webhookSecret, log: () => undefined, ...options, dataDir });
  const stripe = sdkFor(running.sdk);
  return {
    stripe,
    running,
    dataDir,
    session: (cents, more) =>
      stripe.checkout.sessions.create({
        mode: 'payment',
        line_items: [
          { price_data: { currency: 'usd', unit_amount: cents, product_data: { name: 'Toolkit' } }, quantity: 1 },
        ],
        success_url: `${running.url}/thanks?session={CHECKOUT_SESSION_ID}`,
        cancel_url: `${running.url}/cart`,
        ...more,
      }),
    close: async () => {
      await running.close();
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export const sdkFor = (address: { host: string; port: number; protocol: 'http' }, maxNetworkRetries = 0): Stripe =>
  new Stripe('sk_test_local', { ...address, maxNetworkRetries, telemetry: false });

/** Waits for something caused by another process or timer. */
export async function until(condition: () => boolean, what: string): Promise<void> {
  const end = Date.now() + 15_000;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`never happened: ${what}`);
    await pause(10);
  }
}

/** The error that a call ends with. */
export async function errorOf(call: Promise<unknown>): Promise<InstanceType<typeof Stripe.errors.StripeError>> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('the call succeeded');
}
