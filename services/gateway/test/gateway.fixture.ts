import { hash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { InternalCaller, Role } from '@arcada/contracts';
import { internalJwks, internalKey, signerOf } from '@arcada/testing/service';
import { type Bounds, defaultBounds } from '../src/bounds.ts';
import { readConfig } from '../src/config.ts';
import { type RunningGateway, startGateway } from '../src/gateway.ts';
import { Upstream } from './upstream.fixture.ts';

export interface Reply {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
  bytes: Buffer;
  json: Record<string, unknown>;
}
export interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  agent?: http.Agent;
}

/** One HTTP request on a new connection, without a browser's own headers. */
export function call(url: string, { method = 'GET', headers = {}, body, agent }: Call = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method, headers, agent: agent ?? false }, async (response) => {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of response) chunks.push(chunk as Buffer);
      } catch (error) {
        reject(error);
        return;
      }
      const bytes = Buffer.concat(chunks);
      const text = bytes.toString('utf8');
      const isJson = /json/.test(response.headers['content-type'] ?? '') && !response.headers['content-encoding'];
      const json = isJson && text ? JSON.parse(text) : {};
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text, bytes, json });
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Headers of the page server's own reads. */
export const pageRead = (caller: InternalCaller = 'page-server') => ({
  'surrogate-capability': 'page-server="tags"',
  authorization: `Bearer ${signerOf(caller).token('gateway-reads' as InternalCaller)}`,
});

/** A busy machine takes longer than a visitor should wait. Tests of a wait set their own. */
const patient: Partial<Bounds> = { readForPage: 10_000, resolveSession: 10_000 };

export class TestSite {
  readonly identity = new Upstream();
  readonly store = new Upstream();
  readonly learning = new Upstream();
  readonly blog = new Upstream();
  readonly registry = new Upstream();
  readonly pages = new Upstream();
  readonly sessions = new Map<
    string,
    {
      userId: string;
      username: string;
      role: Role;
      sessionId: string;
      confirmedAt?: number;
      adminUntil?: number;
      viewedBy?: string;
    }
  >();
  gateway!: RunningGateway;
  dataDir = '';
  private env: Record<string, string> = {};
  private bounds: Partial<Bounds> = {};

  static async start(env: Record<string, string> = {}, bounds: Partial<Bounds> = {}): Promise<TestSite> {
    const site = new TestSite();
    await Promise.all(
      [site.identity, site.store, site.learning, site.blog, site.registry, site.pages].map((upstream) =>
        upstream.start(),
      ),
    );
    site.identity.handler = (request, response) => {
      if (request.url !== '/internal/sessions/resolve') return void response.end('{}');
      const { tokenHash } = JSON.parse(request.body) as { tokenHash: string };
      const found = [...site.sessions].find(([token]) => hash('sha256', token, 'hex') === tokenHash)?.[1];
      response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(found ?? {}));
    };
    site.registry.handler = (_request, response) => void response.writeHead(503).end();
    site.dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'arcada-gateway-'));
    site.env = env;
    site.bounds = bounds;
    await site.startGateway();
    return site;
  }

  async startGateway(env: Record<string, string> = {}): Promise<void> {
    const config = readConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      GATEWAY_INTERNAL_PORT: '0',
      SITE_URL: 'http://shop.test',
      DATA_DIR: this.dataDir,
      INTERNAL_KEY: internalKey('gateway'),
      INTERNAL_JWKS: internalJwks,
      IDENTITY_URL: this.identity.url,
      STORE_URL: this.store.url,
      LEARNING_URL: this.learning.url,
      BLOG_URL: this.blog.url,
      REGISTRY_URL: this.registry.url,
      PAGE_SERVER_URL: this.pages.url,
      LOG_LEVEL: (process.env.TEST_LOG_LEVEL as 'info') ?? 'silent',
      ...this.env,
      ...env,
    });
    this.gateway = await startGateway(config, { ...defaultBounds, ...patient, ...this.bounds });
  }

  async stop(): Promise<void> {
    await this.gateway.close();
    await Promise.all(
      [this.identity, this.store, this.learning, this.blog, this.registry, this.pages].map((upstream) =>
        upstream.kill(),
      ),
    );
    await fs.rm(this.dataDir, { recursive: true, force: true });
  }

  get = (to: string, headers: Record<string, string> = {}) => call(`${this.gateway.url}${to}`, { headers });

  /** As a page of this site sends it. */
  send = (method: string, to: string, body?: unknown, headers: Record<string, string> = {}) =>
    call(`${this.gateway.url}${to}`, {
      method,
      headers: {
        origin: 'http://shop.test',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  /** A service's notification to the gateway. */
  tell = (to: 'purge' | 'evict' | 'composition', body: unknown = {}, caller: InternalCaller = 'store') =>
    call(`${this.gateway.internalUrl}/${to}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${signerOf(caller).token('gateway')}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  signIn(role: Role = 'customer'): { cookie: string; userId: string; token: string } {
    const token = randomUUID();
    const userId = randomUUID();
    this.sessions.set(token, { userId, username: 'ana', role, sessionId: randomUUID() });
    return { cookie: `arcada_session=${token}`, userId, token };
  }

  /** Raw bytes on a socket, and everything received until the gateway closes it. */
  raw(text: string): Promise<string> {
    const { port, hostname } = new URL(this.gateway.url);
    return new Promise((resolve, reject) => {
      const socket = net.connect(Number(port), hostname, () => socket.write(text));
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk.toString('latin1');
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(answer));
    });
  }
}
