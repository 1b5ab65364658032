import { type Dispatcher, errors, Pool } from 'undici';
import type { UpstreamName } from '../routing-table.ts';

export type UpstreamAnswer = Dispatcher.ResponseData;

/** A service that can't answer now; `busy`: it could, but has too much to do. */
export class UpstreamFailure extends Error {
  readonly upstream: UpstreamName;
  readonly kind: 'down' | 'slow' | 'busy';

  constructor(upstream: UpstreamName, kind: UpstreamFailure['kind'], cause?: unknown) {
    super(`${upstream} is ${kind}`, { cause });
    this.upstream = upstream;
    this.kind = kind;
  }
}

export interface UpstreamRequest {
  method: string;
  /** Path with query. */
  path: string;
  headers: Record<string, string>;
  body?: Dispatcher.DispatchOptions['body'];
  /** May be sent a second time when a kept connection turns out to be closed. */
  repeatable: boolean;
}

const connectionLost = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
const tooSlow = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);
const codeOf = (error: unknown) => (error as { code?: string } | undefined)?.code ?? '';

/** Connections to one service, with a bound on how many requests are at it. */
export class Upstream {
  readonly name: UpstreamName;
  private readonly pool: Pool;
  private readonly limit: number;
  private inFlight = 0;

  constructor(name: UpstreamName, url: string, options: { concurrency: number; timeout: number }) {
    this.name = name;
    this.limit = options.concurrency;
    this.pool = new Pool(new URL(url).origin, {
      connections: Math.min(options.concurrency, 128),
      pipelining: 1,
      // Shorter than the services' own, so that it is never they who close a connection that is about to be used.
      keepAliveTimeout: 30_000,
      keepAliveMaxTimeout: 60_000,
      connect: { timeout: Math.min(options.timeout, 3000) },
      headersTimeout: options.timeout,
      bodyTimeout: options.timeout,
    });
  }

  get waiting(): number {
    return this.inFlight;
  }

  /** Sends a request; the answer's body must be read or destroyed. Throws UpstreamFailure when there is no answer. */
  async send(request: UpstreamRequest): Promise<UpstreamAnswer> {
    if (this.inFlight >= this.limit) throw new UpstreamFailure(this.name, 'busy');
    this.inFlight += 1;
    try {
      const answer = await this.attempt(request);
      answer.body.once('close', () => {
        this.inFlight -= 1;
      });
      return answer;
    } catch (error) {
      this.inFlight -= 1;
      if (error instanceof errors.InvalidArgumentError) throw error;
      throw new UpstreamFailure(this.name, tooSlow.has(codeOf(error)) ? 'slow' : 'down', error);
    }
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }

  private async attempt({ repeatable, ...request }: UpstreamRequest): Promise<UpstreamAnswer> {
    const options = request as Dispatcher.RequestOptions;
    try {
      return await this.pool.request(options);
    } catch (error) {
      if (!repeatable || !connectionLost.has(codeOf(error))) throw error;
      return this.pool.request(options);
    }
  }
}
