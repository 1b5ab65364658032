import { execFileSync, spawn } from 'node:child_process';
import { createPrivateKey, sign } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Keys } from '../start/keys.ts';
import { freePorts } from '../start/ports.ts';
import { root } from '../workspace.ts';

export interface StoreProcess {
  pid: number;
  /** The process's response to a visitor, bypassing the gateway. */
  get: (path: string) => Promise<Response>;
  stop: () => Promise<void>;
}

const nowhere = 'http://127.0.0.1:9';
const startLimit = 120_000;
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token of the gateway for a visitor who isn't signed in. */
function visitorToken(keys: Keys): string {
  const jwk = JSON.parse(Buffer.from(keys.internal.gateway, 'base64url').toString());
  const now = Math.floor(Date.now() / 1000);
  const header = encode({ alg: 'EdDSA', typ: 'JWT', kid: 'gateway' });
  const content = `${header}.${encode({ iss: 'gateway', aud: 'store', iat: now, exp: now + 60 })}`;
  const signature = sign(null, Buffer.from(content), createPrivateKey({ key: jwk, format: 'jwk' }));
  return `${content}.${signature.toString('base64url')}`;
}

const environmentOf = (keys: Keys, port: number, dataDir: string, databaseUrl: string) => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  SITE_URL: 'http://localhost:8080',
  LOG_LEVEL: 'error',
  STORE_PORT: String(port),
  STORE_DATABASE_URL: databaseUrl,
  INTERNAL_KEY: keys.internal.store,
  INTERNAL_JWKS: keys.internalJwks,
  LICENCE_KEY: keys.testLicence,
  STRIPE_SECRET_KEY: 'sk_test_local',
  STRIPE_WEBHOOK_SECRET: keys.stripeWebhookSecret,
  STRIPE_API_BASE: nowhere,
  IDENTITY_URL: nowhere,
  LEARNING_URL: nowhere,
});

/**
 * A store process beside those of a site: a replica on the same database, or one on a database of
 * its own.
 */
export async function startStore(keys: Keys, databaseUrl: string, { migrate = false } = {}): Promise<StoreProcess> {
  const [port = 0] = await freePorts(1);
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-second-'));
  const env = environmentOf(keys, port, dataDir, databaseUrl);
  const script = path.join(root, 'services/store/dist/main.js');
  if (migrate) execFileSync(process.execPath, [script, 'migrate'], { env, stdio: 'ignore' });
  const child = spawn(process.execPath, [script, 'serve'], { env, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  const ready = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const until = Date.now() + startLimit; !(await ready()); await sleep(100)) {
    if (child.exitCode === null && Date.now() < until) continue;
    await stop();
    throw new Error('A second process of the store did not start');
  }
  const get = (to: string) => fetch(`${url}${to}`, { headers: { authorization: `Bearer ${visitorToken(keys)}` } });
  return { pid: child.pid as number, get, stop };
}
