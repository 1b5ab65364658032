import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { InternalCaller, Role } from '@arcada/contracts';
import {
  type CreateOptions,
  createService,
  type DatabaseKind,
  dataSourceOf,
  migrate,
  type RunningService,
  type ServiceDefinition,
  serviceManifests,
  type UserActor,
} from '@arcada/service-kit';
import { variable } from '@arcada/service-kit/config';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { noteRecorded } from './recorded-routes.ts';
import { internalJwks, internalKey, signerOf } from './signing.ts';

export { callers, internalJwks, internalKey, signerOf } from './signing.ts';

/** A signed-in user; `buildUser({ role: 'admin' })`. */
export function buildUser(wish: Partial<Omit<UserActor, 'kind'>> & { role?: Role } = {}): UserActor {
  const id = wish.id ?? randomUUID();
  return { kind: 'user', username: `user-${id.slice(0, 8)}`, role: 'customer', sessionId: randomUUID(), ...wish, id };
}

const { NODE_COMPILE_CACHE } = process.env;
/** For the environment of a process that a test starts: Node's cache of compiled code, when there is one. */
export const compileCache: Record<string, string> = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};

export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  /** Parsed when it is JSON, else the text; bytes in `bytes`. */
  body: T;
  bytes: Buffer;
}

/** Calls on behalf of a user. */
export class TestCaller {
  constructor(
    private readonly url: () => string,
    private readonly token: () => string,
  ) {}

  get = <T = Record<string, unknown>>(to: string, headers?: Record<string, string>) =>
    this.send<T>('GET', to, undefined, headers);
  delete = <T = Record<string, unknown>>(to: string, headers?: Record<string, string>) =>
    this.send<T>('DELETE', to, undefined, headers);
  post = <T = Record<string, unknown>>(to: string, body?: unknown, headers?: Record<string, string>) =>
    this.send<T>('POST', to, body, headers);
  put = <T = Record<string, unknown>>(to: string, body?: unknown, headers?: Record<string, string>) =>
    this.send<T>('PUT', to, body, headers);
  patch = <T = Record<string, unknown>>(to: string, body?: unknown, headers?: Record<string, string>) =>
    this.send<T>('PATCH', to, body, headers);

  /** The response of a POST while it arrives, until `signal` ends it: for streams. */
  stream = (to: string, body: unknown, signal: AbortSignal): Promise<Response> =>
    fetch(`${this.url()}/${to}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.token()}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    });

  /** A Buffer or string body is sent unchanged. */
  async send<T>(
    method: string,
    to: string,
    body?: unknown,
    headers: Record<string, string> = {},
    signal?: AbortSignal,
  ): Promise<Answer<T>> {
    const raw = typeof body === 'string' || Buffer.isBuffer(body);
    const response = await fetch(`${this.url()}/${to.replace(/^\//, '')}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token()}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: raw ? (body as BodyInit) : JSON.stringify(body) }),
      redirect: 'manual',
      ...(signal && { signal }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = bytes.toString('utf8');
    const json = /json/.test(response.headers.get('content-type') ?? '') && text !== '';
    return { status: response.status, headers: response.headers, body: (json ? JSON.parse(text) : text) as T, bytes };
  }
}

export interface StartOptions {
  /** Default sqlite. */
  kind?: DatabaseKind;
  /** Further environment variables: the definition's own, addresses of other services. */
  env?: Record<string, string>;
  /** Runs `definition.seed` before the start. */
  seed?: boolean;
  /** Outbox times; by default deliveries are retried after 20 ms. */
  relay?: CreateOptions['relay'];
  /**
   * Time-outs of calls to other services; by default long enough for a busy machine, with a breaker
   * that soon retries.
   */
  calls?: CreateOptions['calls'];
}

export interface TestService {
  readonly url: string;
  readonly dataDir: string;
  readonly env: Record<string, string>;
  /** The currently running service. */
  readonly running: RunningService;
  /** A provider of the service. */
  get: RunningService['context']['get'];
  as(user: UserActor): TestCaller;
  /** A visitor who isn't signed in, as the gateway identifies them. */
  readonly anonymous: TestCaller;
  /** Another service. */
  from(caller: InternalCaller): TestCaller;
  /** Stops and starts it again on the same data. */
  restart(): Promise<void>;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
}

/**
 * Starts real Nest on a real, migrated database in a temporary folder and a free port. Responses
 * are checked.
 */
export async function startService(definition: ServiceDefinition, options: StartOptions = {}): Promise<TestService> {
  const { domain } = definition;
  const dataDir = await mkdtemp(path.join(os.tmpdir(), `arcada-${domain}-`));
  const database =
    definition.entities || definition.migrations ? await createTestDatabase(options.kind ?? 'sqlite') : undefined;
  const env = { ...environmentOf(domain, dataDir, database), ...options.env };
  if (database) await prepare(definition, database.url);
  const start = () =>
    createService(definition, {
      env,
      checkResponses: true,
      onRecorded: (route) => noteRecorded(domain, route),
      relay: { pollMilliseconds: 50, firstRetryMilliseconds: 20, longestRetryMilliseconds: 200, ...options.relay },
      calls: { requestMilliseconds: 10_000, restMilliseconds: 100, ...options.calls },
    });
  if (options.seed && definition.seed) {
    const seeding = await createService(definition, { env, listen: false });
    await definition.seed(seeding.context);
    await seeding.close();
  }
  let running = await start();
  const url = () => running.url;
  const gateway = signerOf('gateway');
  return {
    get url() {
      return running.url;
    },
    dataDir,
    env,
    get running() {
      return running;
    },
    get: (token) => running.context.get(token),
    as: (user) => new TestCaller(url, () => gateway.token(domain, user)),
    anonymous: new TestCaller(url, () => gateway.token(domain)),
    from: (caller) => {
      const signer = signerOf(caller);
      return new TestCaller(url, () => signer.ownToken(domain));
    },
    async restart() {
      await running.close();
      running = await start();
    },
    async stop() {
      await running.close();
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** All required variables of a service; the addresses of other services are unreachable. */
function environmentOf(domain: string, dataDir: string, database: TestDatabase | undefined): Record<string, string> {
  const prefix = domain.toUpperCase();
  const nowhere = 'http://127.0.0.1:9';
  return {
    [`${prefix}_PORT`]: '0',
    ...(database && { [`${prefix}_DATABASE_URL`]: database.url }),
    DATA_DIR: dataDir,
    SITE_URL: 'http://localhost:8080',
    INTERNAL_KEY: internalKey(domain as InternalCaller),
    INTERNAL_JWKS: internalJwks,
    ...Object.fromEntries(serviceManifests.map((other) => [variable(other.domain, 'URL'), nowhere])),
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
  };
}

async function prepare(definition: ServiceDefinition, url: string): Promise<void> {
  const dataSource = await dataSourceOf(definition, url).initialize();
  await migrate(dataSource).finally(() => dataSource.destroy());
}
