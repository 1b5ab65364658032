import type { IncomingMessage, ServerResponse } from 'node:http';
import { Failure } from './api/failure.ts';
import type { Fault, FaultKind, Faults } from './api/faults.ts';
import { readBody, sendJson } from './api/http.ts';
import type { Transactions } from './data/transactions.ts';
import type { Refund, Session } from './data/types.ts';
import type { Deliverer } from './delivery/deliverer.ts';
import {
  authenticateSession,
  completeFree,
  currentSession,
  expireSession,
  paySession,
  paySessionLater,
  settleSession,
} from './resources/checkout/session-states.ts';
import { failRefund } from './resources/payments/refunds.ts';

export interface WebhookSettings {
  /** Hold events back until `hold: false`. */
  hold?: boolean;
  /** This many next events are never sent. */
  drop?: number;
  /** This many next events are sent twice, one after the other. */
  duplicate?: number;
  url?: string;
}
export interface Resend {
  times?: number;
  /** All at once, which Stripe itself never does. */
  concurrent?: boolean;
  /** Sign with another secret, or with a time this many seconds ago. */
  secret?: string;
  ageSeconds?: number;
}
export interface PayWith {
  card?: string;
  email?: string;
  name?: string;
  /** Complete while the payment is still processing. */
  later?: boolean;
}

const origin = { id: null, idempotencyKey: null };
const kinds: readonly FaultKind[] = ['error', 'rate_limit', 'timeout', 'disconnect', 'slow'];

/** What tests may do that no shop can: faults, held webhooks, payments without a browser. */
export class Controls {
  private readonly transactions: Transactions;
  private readonly deliverer: Deliverer;
  private readonly faults: Faults;

  constructor(transactions: Transactions, deliverer: Deliverer, faults: Faults) {
    this.transactions = transactions;
    this.deliverer = deliverer;
    this.faults = faults;
  }

  /** Makes later API calls fail. */
  fault(fault: Fault): void {
    if (!kinds.includes(fault.kind))
      throw new Failure(400, `kind must be one of ${kinds.join(', ')}`, { param: 'kind' });
    this.faults.add(fault);
  }

  /** Faults that haven't been triggered yet. */
  pendingFaults(): readonly Fault[] {
    return this.faults.list();
  }

  webhooks({ hold, drop, duplicate, url }: WebhookSettings): void {
    if (hold !== undefined) this.deliverer.held = hold;
    if (drop !== undefined) this.deliverer.dropNext = drop;
    if (duplicate !== undefined) this.deliverer.duplicateNext = duplicate;
    if (url !== undefined) this.deliverer.url = url;
    this.deliverer.wake();
  }

  /** Sends an event now, even while webhooks are held; returns the status of each send. */
  async resend(
    eventId: string,
    { times = 1, concurrent = false, secret, ageSeconds }: Resend = {},
  ): Promise<(number | string)[]> {
    const send = () => this.deliverer.send(eventId, { secret, ageSeconds });
    if (concurrent) return Promise.all(Array.from({ length: times }, send));
    const answers: (number | string)[] = [];
    for (let i = 0; i < times; i++) answers.push(await send());
    return answers;
  }

  /** Pays an open session; a card that needs authentication leaves it waiting. */
  pay(
    sessionId: string,
    { card = '4242424242424242', email, name = 'Test Shopper', later = false }: PayWith = {},
  ): Session {
    return this.transactions.run(origin, (call) => {
      const session = openSession(currentSession(call, sessionId));
      const details = {
        number: card,
        expMonth: 12,
        expYear: 2034,
        name,
        email: email ?? session.customer_email ?? 'shopper@example.com',
      };
      if (session.amount_total === 0) return completeFree(call, session, details.name, details.email);
      return later ? paySessionLater(call, session, details) : paySession(call, session, details).session;
    });
  }

  authenticate(sessionId: string, succeed = true): Session {
    return this.transactions.run(origin, (call) =>
      authenticateSession(call, openSession(currentSession(call, sessionId)), succeed),
    );
  }

  /** Settles a delayed payment. */
  settle(sessionId: string, succeed = true): Session {
    return this.transactions.run(origin, (call) =>
      settleSession(call, call.objects.get('checkout.session', sessionId), succeed),
    );
  }

  expire(sessionId: string): Session {
    return this.transactions.run(origin, (call) => expireSession(call, openSession(currentSession(call, sessionId))));
  }

  /** A refund that succeeded fails later. */
  failRefund(refundId: string): Refund {
    return this.transactions.run(origin, (call) => failRefund(call, refundId));
  }

  /** Advances the clock, and sets the skew of the time in events. */
  clock({ advanceSeconds = 0, eventSkewSeconds }: { advanceSeconds?: number; eventSkewSeconds?: number }): void {
    this.transactions.clockOffset += advanceSeconds;
    if (eventSkewSeconds !== undefined) this.transactions.eventSkew = eventSkewSeconds;
  }

  deliveries(): Record<string, unknown>[] {
    return this.deliverer.list();
  }

  /** Back to normal: no faults, nothing held, the true time. Stored objects stay. */
  reset(): void {
    this.faults.clear();
    this.transactions.clockOffset = 0;
    this.transactions.eventSkew = 0;
    this.webhooks({ hold: false, drop: 0, duplicate: 0 });
  }

  /** The same over HTTP: JSON under /_test. */
  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    try {
      const text = await readBody(request, 64 * 1024);
      const body = text === '' ? {} : JSON.parse(text);
      const [, , noun = '', id = '', action = ''] = url.pathname.split('/');
      const answer = await this.dispatch(
        `${request.method} ${noun}${action ? `/${action}` : ''}`,
        decodeURIComponent(id),
        body,
      );
      sendJson(response, 200, answer ?? { ok: true });
    } catch (error) {
      if (error instanceof SyntaxError)
        return sendJson(response, 400, { error: { message: 'The body must be JSON.' } });
      if (!(error instanceof Failure)) throw error;
      sendJson(response, error.status, error.body('test'));
    }
  }

  private async dispatch(what: string, id: string, body: Record<string, never>): Promise<object | undefined> {
    switch (what) {
      case 'POST faults':
        return void this.fault(body as unknown as Fault);
      case 'GET faults':
        return { data: this.pendingFaults() };
      case 'DELETE faults':
        return void this.faults.clear();
      case 'POST webhooks':
        return void this.webhooks(body);
      case 'GET deliveries':
        return { data: this.deliveries() };
      case 'POST events/resend':
        return { answers: await this.resend(id, body) };
      case 'POST sessions/pay':
        return this.pay(id, body);
      case 'POST sessions/authenticate':
        return this.authenticate(id, body.succeed ?? true);
      case 'POST sessions/settle':
        return this.settle(id, body.succeed ?? true);
      case 'POST sessions/expire':
        return this.expire(id);
      case 'POST refunds/fail':
        return this.failRefund(id);
      case 'POST clock':
        return void this.clock(body);
      case 'POST reset':
        return void this.reset();
      default:
        throw new Failure(404, `No such control: ${what}. The README lists them.`);
    }
  }
}

function openSession(session: Session): Session {
  if (session.status !== 'open')
    throw new Failure(400, `Checkout Session ${session.id} is ${session.status}.`, {}, { keepsChanges: true });
  return session;
}
