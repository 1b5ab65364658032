import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '../data/ids.ts';
import { apiVersion, type Transactions } from '../data/transactions.ts';
import type { Log } from '../log.ts';
import { apiRoutes } from '../resources/routes.ts';
import { expand } from './expand.ts';
import { Failure } from './failure.ts';
import type { Fault, Faults } from './faults.ts';
import { type Form, parseForm } from './form.ts';
import { BodyTooLarge, header, readBody, sendJson } from './http.ts';
import { Idempotency } from './idempotency.ts';
import { checkKey } from './key.ts';
import { matchRoute, type Route, takeExpand } from './route.ts';

interface Answer {
  status: number;
  body: string;
  headers?: Record<string, string>;
}
interface Asked {
  id: string;
  method: string;
  path: string;
  form: Form;
  key: string | undefined;
}

const bodyLimit = 1024 * 1024;

/** Responds to requests under /v1 as Stripe does. */
export class ApiHandler {
  private readonly transactions: Transactions;
  private readonly faults: Faults;
  private readonly secretKey: string | undefined;
  private readonly log: Log;
  private readonly idempotency = new Idempotency();

  constructor(transactions: Transactions, faults: Faults, secretKey: string | undefined, log: Log) {
    this.transactions = transactions;
    this.faults = faults;
    this.secretKey = secretKey;
    this.log = log;
  }

  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const id = newId('req', 14);
    const method = request.method ?? 'GET';
    const key = method === 'POST' ? header(request, 'idempotency-key') : undefined;
    const headers = {
      'request-id': id,
      'stripe-version': header(request, 'stripe-version') ?? apiVersion,
      ...(key ? { 'idempotency-key': key } : {}),
    };
    let claimed = false;
    try {
      const raw = method === 'POST' ? await readBody(request, bodyLimit) : url.search.slice(1);
      checkKey(header(request, 'authorization'), this.secretKey);
      if (key) {
        this.idempotency.claim(key);
        claimed = true;
      }
      const asked: Asked = { id, method, path: url.pathname, form: parseForm(raw), key };
      const answer = await this.withFaults(asked, response);
      if (answer) sendJson(response, answer.status, answer.body, { ...headers, ...answer.headers });
    } catch (error) {
      const failure = this.asFailure(error, id);
      const { retryAfterSeconds: wait } = failure;
      sendJson(response, failure.status, failure.body(id), {
        ...headers,
        ...(wait !== undefined && { 'retry-after': String(wait) }),
      });
    } finally {
      if (claimed && key) this.idempotency.release(key);
    }
  }

  private async withFaults(asked: Asked, response: ServerResponse): Promise<Answer | undefined> {
    const fault = this.faults.take(asked.method, asked.path);
    if (!fault) return this.answer(asked);
    if (fault.kind === 'slow') {
      await pause(fault.delayMs ?? 1000);
      return this.answer(asked);
    }
    if (fault.phase === 'after') {
      this.answer(asked);
    } else if (fault.sticky && asked.key) {
      return this.answer(asked, () => {
        throw broken();
      });
    }
    return this.breakOff(fault, response);
  }

  private async breakOff(fault: Fault, response: ServerResponse): Promise<Answer | undefined> {
    if (fault.kind === 'error') throw broken();
    if (fault.kind === 'rate_limit') {
      throw new Failure(
        429,
        'Request rate limit exceeded. Learn more about rate limits here https://docs.stripe.com/rate-limits.',
        { code: 'rate_limit' },
        { retryAfterSeconds: 1 },
      );
    }
    if (fault.kind === 'timeout') await once(response, 'close');
    else response.destroy();
    return undefined;
  }

  /** Runs the request in one transaction with the record of its idempotency key. */
  private answer(asked: Asked, instead?: () => object): Answer {
    const { id, key, form, path } = asked;
    const found = matchRoute(apiRoutes, asked.method, path);
    if (!found) {
      throw new Failure(
        404,
        `Unrecognized request URL (${asked.method}: ${path}). If you are trying to list objects, remove the trailing slash. If you are trying to retrieve an object, make sure you passed a valid (non-empty) identifier in your code.`,
      );
    }
    return this.transactions.run({ id, idempotencyKey: key ?? null }, (call) => {
      const kept = key ? this.idempotency.replay(call, key, path, form) : undefined;
      if (kept) {
        const headers: Record<string, string> = {
          'idempotent-replayed': 'true',
          'original-request': kept.originalRequest,
        };
        if (kept.status >= 500) headers['stripe-should-retry'] = 'false';
        return { status: kept.status, body: kept.body, headers };
      }
      const work = instead ?? (() => this.execute(call, found, form));
      const { remember, ...answer } = this.attempt(work, id);
      if (key && remember) this.idempotency.keep(call, key, path, form, { ...answer, originalRequest: id });
      return answer;
    });
  }

  private execute(
    call: Parameters<Route['run']>[0],
    found: { route: Route; ids: Record<string, string> },
    form: Form,
  ): object {
    const { expand: paths, rest } = takeExpand(form);
    return expand(call, found.route.run(call, rest, found.ids), paths);
  }

  private attempt(work: () => object, id: string): Answer & { remember: boolean } {
    try {
      return { status: 200, body: JSON.stringify(this.transactions.part(work), null, 2), remember: true };
    } catch (error) {
      const failure = this.asFailure(error, id);
      return {
        status: failure.status,
        body: JSON.stringify(failure.body(id), null, 2),
        remember: !failure.beforeExecution,
      };
    }
  }

  private asFailure(error: unknown, id: string): Failure {
    if (error instanceof Failure) return error;
    if (error instanceof BodyTooLarge) return new Failure(413, error.message, {}, { beforeExecution: true });
    this.log('error', 'api request failed', {
      request: id,
      error: error instanceof Error ? error.stack : String(error),
    });
    return broken();
  }
}

const broken = () => new Failure(500, 'Sorry! There was an error while talking to Stripe.', { type: 'api_error' });
