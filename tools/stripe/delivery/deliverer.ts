import type { Transactions } from '../data/transactions.ts';
import type { Log } from '../log.ts';
import { signatureHeader } from './signature.ts';

export interface DeliveryOptions {
  secret: string;
  url?: string | undefined;
  /** Event types for the endpoint; default: all. */
  types?: readonly string[] | undefined;
  /** First pause after a failure; doubles up to `longestPauseMs`, at most `attempts` times. */
  firstPauseMs: number;
  longestPauseMs: number;
  attempts: number;
  timeoutMs: number;
}

const sendersAtOnce = 4;

/**
 * Sends events to the site's webhook: at least once, each event by one sender at a time, also
 * across restarts.
 */
export class Deliverer {
  url: string | undefined;
  /** Test controls. */
  held = false;
  dropNext = 0;
  duplicateNext = 0;
  private readonly transactions: Transactions;
  private readonly options: DeliveryOptions;
  private readonly log: Log;
  private readonly sending = new Map<string, Promise<void>>();
  private readonly stopped = new AbortController();
  private timer: NodeJS.Timeout | undefined;

  constructor(transactions: Transactions, options: DeliveryOptions, log: Log) {
    this.transactions = transactions;
    this.options = options;
    this.log = log;
    this.url = options.url;
    transactions.onEvent = (id) => this.enqueue(id);
    transactions.onCommit = () => this.wake();
  }

  private enqueue(eventId: string): void {
    if (!this.url) return;
    const event = this.transactions.objects.get('event', eventId);
    const { types } = this.options;
    if (types && !types.some((type) => type === '*' || type === event.type)) return;
    const dropped = this.dropNext > 0;
    if (dropped) this.dropNext -= 1;
    const copies = this.duplicateNext > 0 ? 2 : 1;
    if (copies > 1) this.duplicateNext -= 1;
    for (let i = 0; i < copies; i++) this.add(eventId, dropped ? 'dropped' : 'pending');
  }

  private add(eventId: string, state: 'pending' | 'dropped'): void {
    this.transactions.objects
      .statement('INSERT INTO delivery (event, state, due) VALUES (?, ?, ?)')
      .run(eventId, state, Date.now());
  }

  /** Checks for due deliveries soon; cheap to call often. */
  wake(): void {
    this.schedule(0);
  }

  private schedule(pauseMs: number): void {
    if (this.stopped.signal.aborted) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.pump(), pauseMs);
  }

  private pump(): void {
    if (this.held || !this.url || this.stopped.signal.aborted) return;
    const rows = this.transactions.objects
      .statement("SELECT seq, event, attempts, due FROM delivery WHERE state = 'pending' ORDER BY due, seq LIMIT 50")
      .all();
    for (const row of rows) {
      const event = String(row.event);
      if (this.sending.size >= sendersAtOnce) return;
      if (this.sending.has(event)) continue;
      if (Number(row.due) > Date.now()) {
        this.schedule(Number(row.due) - Date.now());
        return;
      }
      const sender = this.attempt(Number(row.seq), event, Number(row.attempts) + 1).finally(() => {
        this.sending.delete(event);
        this.wake();
      });
      this.sending.set(event, sender);
    }
  }

  private async attempt(seq: number, eventId: string, attempt: number): Promise<void> {
    const response = await this.send(eventId);
    // A send cut off by our own stop is not the site's failure: it stays pending.
    if (this.stopped.signal.aborted && typeof response === 'string') return;
    const arrived = typeof response === 'number' && response >= 200 && response < 300;
    const { firstPauseMs, longestPauseMs, attempts } = this.options;
    const state = arrived ? 'delivered' : attempt >= attempts ? 'failed' : 'pending';
    const pause = Math.min(firstPauseMs * 2 ** (attempt - 1), longestPauseMs);
    if (!arrived) this.log('warn', 'webhook not accepted', { event: eventId, response, attempt, state });
    this.transactions.objects
      .statement('UPDATE delivery SET state = ?, attempts = ?, due = ?, answer = ? WHERE seq = ?')
      .run(state, attempt, Date.now() + pause, String(response), seq);
  }

  /**
   * Sends one event once, signed now; a test may sign it wrongly or with an old time. Returns the
   * status or the error.
   */
  async send(
    eventId: string,
    forge: { secret?: string | undefined; ageSeconds?: number | undefined } = {},
  ): Promise<number | string> {
    const event = this.transactions.objects.get('event', eventId);
    const body = JSON.stringify({ ...event, pending_webhooks: 1 }, null, 2);
    const seconds = Math.floor(Date.now() / 1000) - (forge.ageSeconds ?? 0);
    if (!this.url) return 'no webhook address is set';
    try {
      const response = await fetch(this.url, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          accept: '*/*; q=0.5, application/xml',
          'cache-control': 'no-cache',
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureHeader(body, forge.secret ?? this.options.secret, seconds),
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        body,
        signal: AbortSignal.any([this.stopped.signal, AbortSignal.timeout(this.options.timeoutMs)]),
      });
      await response.body?.cancel();
      return response.status;
    } catch (error) {
      return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    }
  }

  /** Queues an event again, whatever its state. */
  resend(eventId: string): void {
    this.transactions.objects.get('event', eventId);
    this.add(eventId, 'pending');
    this.wake();
  }

  list(): Record<string, unknown>[] {
    return this.transactions.objects
      .statement(
        "SELECT delivery.*, json_extract(object.body, '$.type') AS type FROM delivery JOIN object ON object.id = delivery.event ORDER BY delivery.seq DESC LIMIT 200",
      )
      .all();
  }

  /** Stops sending; sends in progress are cut off and stay pending. */
  async stop(): Promise<void> {
    this.stopped.abort();
    clearTimeout(this.timer);
    await Promise.allSettled(this.sending.values());
  }
}
