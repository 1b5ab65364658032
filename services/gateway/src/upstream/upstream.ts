import { type CircuitBreakerPolicy, CircuitState } from 'cockatiel';
import { type Dispatcher, errors, Pool } from 'undici';
import type { Bounds } from '../bounds.ts';
import type { UpstreamName } from '../routing-table.ts';
import { Deadline } from './deadline.ts';
import { isEventStream } from './event-stream.ts';
import { breakerFor, type Lane, lanes, patienceOf } from './lanes.ts';
import { Pulse } from './pulse.ts';
import { BodyUnread } from './request-body.ts';
import { UpstreamFailure } from './upstream-failure.ts';

export type UpstreamResponse = Dispatcher.ResponseData;

export interface UpstreamRequest {
  method: string;
  /** Path with query. */
  path: string;
  headers: Record<string, string>;
  body?: Dispatcher.DispatchOptions['body'];
  /** May be sent a second time when a kept connection turns out to be closed. */
  repeatable: boolean;
  lane?: Lane;
  /** Longest wait for the head of the response, where the lane's default doesn't fit. */
  patience?: number;
}

export interface UpstreamOptions {
  concurrency: number;
  /** Longest wait for the head of a response. */
  timeout: number;
  bounds: Bounds;
  opened: (upstream: UpstreamName, lane: Lane) => void;
}

const connectionLost = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
const tooSlow = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);
const codeOf = (error: unknown) => (error as { code?: string } | undefined)?.code ?? '';

/** Connections to one service, with a limit of concurrent requests, and breakers for when it fails. */
export class Upstream {
  readonly name: UpstreamName;
  readonly origin: string;
  private readonly options: UpstreamOptions;
  private readonly pool: Pool;
  /** Streams go at their readers' pace and must not occupy the slots of others. */
  private readonly streams: Pool;
  private readonly breakers: ReadonlyMap<Lane, CircuitBreakerPolicy>;
  private readonly pulse: Pulse;
  private inFlight = { streams: 0, others: 0 };

  constructor(name: UpstreamName, url: string, options: UpstreamOptions) {
    this.name = name;
    this.options = options;
    const { bounds, concurrency, opened } = options;
    this.origin = new URL(url).origin;
    this.pulse = new Pulse(this.origin, bounds.silence);
    // An event stream keeps the connection on which it was requested, and leaves its slot to others.
    this.pool = new Pool(this.origin, this.poolOptions(concurrency + bounds.streams, bounds.answerIdle));
    this.streams = new Pool(this.origin, this.poolOptions(bounds.streams, bounds.streamIdle));
    this.breakers = new Map(lanes.map((lane) => [lane, breakerFor(lane, bounds)]));
    for (const [lane, breaker] of this.breakers) breaker.onBreak(() => opened(name, lane));
  }

  get waiting(): number {
    return this.inFlight.streams + this.inFlight.others;
  }

  /**
   * Sends a request; the response's body must be read or destroyed. Throws UpstreamFailure when
   * there is no response.
   */
  async send({ lane = 'visitors', patience, ...request }: UpstreamRequest): Promise<UpstreamResponse> {
    const { timeout, bounds } = this.options;
    const breaker = this.breakers.get(lane) as CircuitBreakerPolicy;
    const wait = Math.min(patience ?? Number.POSITIVE_INFINITY, patienceOf(lane, timeout, bounds));
    // The breaker would make all others wait for its one trial; they fail at once instead.
    if (breaker.state === CircuitState.HalfOpen) throw this.resting();
    const isTrial = breaker.state === CircuitState.Open;
    try {
      return await breaker.execute(() =>
        this.admit(request, lane, isTrial ? Math.min(wait, bounds.trial) : wait, isTrial),
      );
    } catch (error) {
      throw error instanceof UpstreamFailure || error instanceof errors.InvalidArgumentError ? error : this.resting();
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.destroy(), this.streams.destroy()]);
  }

  private resting = () => new UpstreamFailure(this.name, 'down', new Error('its breaker is open'));

  private poolOptions(connections: number, idle: number): Pool.Options {
    return {
      connections,
      pipelining: 1,
      // Shorter than the services' own, so that it is never they who close a connection that is about to be used.
      keepAliveTimeout: 30_000,
      keepAliveMaxTimeout: 60_000,
      connect: { timeout: Math.min(this.options.timeout, 3000) },
      // Counted from when a request is sent, which is too late for a queued one: see Deadline.
      headersTimeout: 0,
      bodyTimeout: Math.min(idle, Math.max(this.options.timeout, 1000)),
    };
  }

  private async admit(
    request: Omit<UpstreamRequest, 'lane' | 'patience'>,
    lane: Lane,
    milliseconds: number,
    isTrial: boolean,
  ): Promise<UpstreamResponse> {
    let kind: 'streams' | 'others' = lane === 'streams' ? 'streams' : 'others';
    const { bounds, concurrency } = this.options;
    const limit = kind === 'streams' ? bounds.streams : concurrency;
    if (this.inFlight[kind] >= limit) throw new UpstreamFailure(this.name, 'busy');
    this.inFlight[kind] += 1;
    // A trial ends soon by itself, and its outcome has to count.
    const pulse = isTrial ? undefined : this.pulse;
    const deadline = new Deadline({ milliseconds, pulse, suspectAfter: bounds.suspectAfter }, request.body);
    try {
      const response = await this.attempt(kind === 'streams' ? this.streams : this.pool, request, deadline.signal);
      if (kind === 'others' && isEventStream(response)) {
        if (this.inFlight.streams >= bounds.streams) {
          response.body.destroy();
          throw new UpstreamFailure(this.name, 'busy');
        }
        this.inFlight.others -= 1;
        kind = 'streams';
        this.inFlight.streams += 1;
      }
      response.body.once('close', () => {
        this.inFlight[kind] -= 1;
      });
      return response;
    } catch (error) {
      this.inFlight[kind] -= 1;
      if (error instanceof errors.InvalidArgumentError || error instanceof UpstreamFailure) throw error;
      const slow = deadline.signal.aborted || tooSlow.has(codeOf(error)) || error instanceof BodyUnread;
      throw new UpstreamFailure(this.name, slow ? 'slow' : 'down', error);
    } finally {
      deadline.end();
    }
  }

  private async attempt(
    pool: Pool,
    { repeatable, ...request }: Omit<UpstreamRequest, 'lane' | 'patience'>,
    signal: AbortSignal,
  ): Promise<UpstreamResponse> {
    const options = { ...request, signal } as Dispatcher.RequestOptions;
    try {
      return await pool.request(options);
    } catch (error) {
      if (!repeatable || signal.aborted || !connectionLost.has(codeOf(error))) throw error;
      return pool.request(options);
    }
  }
}
