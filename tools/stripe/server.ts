import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Faults } from './api/faults.ts';
import { ApiHandler } from './api/handle.ts';
import { BodyTooLarge, sendJson } from './api/http.ts';
import { Controls } from './controls.ts';
import { openDatabase } from './data/database.ts';
import { Transactions } from './data/transactions.ts';
import { Deliverer, type DeliveryOptions } from './delivery/deliverer.ts';
import { createLog, type Log } from './log.ts';
import { PageHandler } from './page/handle.ts';
import { currentSession } from './resources/checkout/session-states.ts';

export interface LocalStripeOptions {
  /** Folder of the state; a restart on the same folder continues where the last one ended. */
  dataDir: string;
  /** 0 or nothing: any free port. */
  port?: number;
  host?: string;
  /** The one key that is accepted; any `sk_test_…` without it. */
  secretKey?: string;
  webhookSecret: string;
  /** Where signed events are sent; none without it. */
  webhookUrl?: string;
  /** Event types that are sent; default: all. */
  webhookTypes?: readonly string[];
  /** Public origin of the shop; default: this server's own. */
  siteUrl?: string;
  /** Path of the payment page; default: `/pay`. */
  publicPath?: string;
  /** Enables /_test over HTTP. `controls` in the result always works. */
  controls?: boolean;
  delivery?: Partial<Pick<DeliveryOptions, 'firstPauseMs' | 'longestPauseMs' | 'attempts' | 'timeoutMs'>>;
  now?: () => number;
  log?: Log;
}

export interface RunningStripe {
  url: string;
  port: number;
  /** Spread into the SDK's options: `new Stripe(key, { ...running.sdk })`. */
  sdk: { host: string; port: number; protocol: 'http' };
  controls: Controls;
  close(): Promise<void>;
}

/** Starts the Stripe-compatible server for the default start and for tests. */
export async function startLocalStripe(options: LocalStripeOptions): Promise<RunningStripe> {
  const { host = '127.0.0.1', publicPath = '/pay', log = createLog('warn') } = options;
  const database = openDatabase(options.dataDir);
  let siteUrl = options.siteUrl?.replace(/\/+$/, '') ?? '';
  const transactions = new Transactions(database, (id) => `${siteUrl}${publicPath}/${id}`, options.now ?? Date.now);
  const faults = new Faults();
  const deliverer = new Deliverer(
    transactions,
    {
      secret: options.webhookSecret,
      url: options.webhookUrl,
      types: options.webhookTypes,
      firstPauseMs: 1000,
      longestPauseMs: 5 * 60_000,
      attempts: 20,
      timeoutMs: 10_000,
      ...options.delivery,
    },
    log,
  );
  const controls = new Controls(transactions, deliverer, faults);
  const api = new ApiHandler(transactions, faults, options.secretKey, log);
  const pages = new PageHandler(transactions, publicPath, () => new URL(siteUrl).origin);

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(`http://local${request.url?.startsWith('/') ? request.url : '/'}`);
    if (url.pathname === '/healthz' || url.pathname === '/readyz') return sendJson(response, 200, { status: 'ok' });
    if (url.pathname.startsWith('/v1/')) return api.handle(request, response, url);
    if (url.pathname.startsWith(`${publicPath}/`)) return pages.handle(request, response, url);
    if (options.controls && url.pathname.startsWith('/_test/')) return controls.handle(request, response, url);
    sendJson(response, 404, {
      error: {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${request.method}: ${url.pathname}).`,
      },
    });
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.destroyed) return;
      const tooLarge = error instanceof BodyTooLarge;
      if (!tooLarge)
        log('error', 'request failed', {
          path: request.url,
          error: error instanceof Error ? error.stack : String(error),
        });
      if (response.headersSent) response.destroy();
      else
        sendJson(
          response,
          tooLarge ? 413 : 500,
          { error: { type: 'api_error', message: tooLarge ? error.message : 'Internal error.' } },
          { connection: 'close' },
        );
    });
  });
  server.listen(options.port ?? 0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://${host}:${port}`;
  siteUrl ||= url;
  const expiry = setInterval(() => expireDue(transactions), 1000);
  deliverer.wake();

  return {
    url,
    port,
    sdk: { host, port, protocol: 'http' },
    controls,
    close: async () => {
      clearInterval(expiry);
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      await deliverer.stop();
      const patience = setTimeout(() => server.closeAllConnections(), 5000);
      await closed;
      clearTimeout(patience);
      database.close();
    },
  };
}

/** Expires open sessions whose time is over, so that their event is sent without any request. */
function expireDue(transactions: Transactions): void {
  const now = Math.floor(transactions.time() / 1000);
  const due = transactions.objects
    .statement(
      "SELECT id FROM object WHERE kind = 'checkout.session' AND json_extract(body, '$.status') = 'open' AND json_extract(body, '$.expires_at') <= ? LIMIT 100",
    )
    .all(now);
  if (due.length === 0) return;
  transactions.run({ id: null, idempotencyKey: null }, (call) => {
    for (const row of due) currentSession(call, String(row.id));
  });
}
