import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@arcada/stripe-local/log';
import { type RunningStripe, startLocalStripe } from '@arcada/stripe-local/server';
import { signerOf } from '@arcada/testing/service';
import { type FrontDoor, openFrontDoor } from './front-door.ts';
import { type Neighbours, startNeighbours } from './neighbours.ts';

/** The surroundings of a store: Stripe, the gateway before it, the other services. */
export interface Surroundings {
  stripe: RunningStripe;
  /** Between Stripe's events and the store. */
  gateway: FrontDoor;
  /** Between the store and Stripe. */
  wire: FrontDoor;
  neighbours: Neighbours;
  webhookSecret: string;
  /** Environment of a store in these surroundings. */
  env: Record<string, string>;
  close(): Promise<void>;
}

export async function openSurroundings(): Promise<Surroundings> {
  const folder = await mkdtemp(join(tmpdir(), 'arcada-stripe-'));
  const signer = signerOf('gateway');
  const gateway = await openFrontDoor(() => ({ authorization: `Bearer ${signer.token('store')}` }));
  const wire = await openFrontDoor();
  const neighbours = await startNeighbours();
  const webhookSecret = `whsec_${randomUUID().replaceAll('-', '')}`;
  const stripe = await startLocalStripe({
    dataDir: folder,
    webhookSecret,
    webhookUrl: `${gateway.url}/api/stripe/webhook`,
    log: createLog('error'),
    delivery: { firstPauseMs: 200, longestPauseMs: 1000, attempts: 100 },
  });
  wire.target = stripe.url;
  const licenceKey = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  return {
    stripe,
    gateway,
    wire,
    neighbours,
    webhookSecret,
    env: {
      IDENTITY_URL: neighbours.identityUrl,
      LEARNING_URL: neighbours.learningUrl,
      SITE_URL: 'https://shop.example',
      STRIPE_SECRET_KEY: 'sk_test_local',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: wire.url,
      LICENCE_KEY: Buffer.from(JSON.stringify(licenceKey)).toString('base64url'),
      // The reconciler runs by itself only in tests that set this lower.
      RECONCILE_SECONDS: '3600',
    },
    async close() {
      await stripe.close();
      await Promise.all([gateway.close(), wire.close(), neighbours.close()]);
      await rm(folder, { recursive: true });
    },
  };
}
