import type { InternalCaller, Problem } from '@arcada/contracts';
import { isBrokenCircuitError } from 'cockatiel';
import type { z } from 'zod';
import { variable } from '../config/base-config.ts';
import { assertOutsideTransaction } from '../database/scope.ts';
import type { Breakers } from '../operation/breakers.ts';
import { currentRequestId } from '../operation/request-id.ts';
import type { TokenSigner } from './token-signer.ts';

export interface CallTimes {
  /** For a call that a client is waiting for. */
  requestMilliseconds: number;
  /** For a delivery or task. */
  backgroundMilliseconds: number;
}

// Clearly less than the 2 s of a page and the 8 s of the gateway, so that the caller can still use
// cached data.
export const defaultCallTimes: CallTimes = { requestMilliseconds: 800, backgroundMilliseconds: 5000 };

export interface CallOptions<T = unknown> {
  /** Default GET, or POST when there is a body. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** Parses the response. */
  schema?: z.ZodType<T>;
  headers?: Record<string, string>;
  /** Default 800, or 5000 in the background. */
  timeoutMilliseconds?: number;
  /** A delivery or task. It bypasses the breaker, because its own back-off spares the receiver. */
  background?: true;
}

/** Another service refused (status and problem) or was unreachable (status 0). */
export class ServiceError extends Error {
  override name = 'ServiceError';

  constructor(
    readonly domain: string,
    readonly status: number,
    message: string,
    readonly problem?: Problem,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Signed HTTP calls to other services. */
export class ServiceClient {
  constructor(
    private readonly signer: TokenSigner,
    private readonly config: Readonly<Record<string, unknown>>,
    private readonly breakers: Breakers,
    private readonly times: CallTimes = defaultCallTimes,
  ) {}

  /**
   * The parsed JSON response; undefined for an empty one. Throws ServiceError for anything but 2xx;
   * status 0 at once while the breaker of the receiver is open.
   */
  async call<T = unknown>(domain: InternalCaller, path: string, options: CallOptions<T> = {}): Promise<T> {
    assertOutsideTransaction('ServiceClient.call()');
    const name = variable(domain, 'URL');
    const base = this.config[name];
    if (typeof base !== 'string') throw new ServiceError(domain, 0, `${name} is not configured`);
    const url = `${base}/${path.replace(/^\//, '')}`;
    const { response, text } = await this.guarded(domain, () => this.fetch(domain, url, options), options.background);
    if (!response.ok) {
      const problem = readProblem(text);
      throw new ServiceError(
        domain,
        response.status,
        `${domain} returned ${response.status} ${problem?.code ?? ''}`,
        problem,
      );
    }
    const content = text ? (JSON.parse(text) as unknown) : undefined;
    return options.schema ? options.schema.parse(content) : (content as T);
  }

  private async guarded<T>(domain: InternalCaller, call: () => Promise<T>, background = false): Promise<T> {
    try {
      return await (background ? call() : this.breakers.run(domain, isUnreachable, call));
    } catch (error) {
      if (!isBrokenCircuitError(error)) throw error;
      throw new ServiceError(domain, 0, `${domain} is not asked for a moment: it could not be reached`);
    }
  }

  /** The whole response within its time: a body that never ends counts as unreachable too. */
  private async fetch(domain: InternalCaller, url: string, options: CallOptions<unknown>) {
    const { body, method = body === undefined ? 'GET' : 'POST' } = options;
    const { requestMilliseconds, backgroundMilliseconds } = this.times;
    const requestId = currentRequestId();
    const usual = options.background ? backgroundMilliseconds : requestMilliseconds;
    try {
      const response = await fetch(url, {
        method,
        headers: {
          ...options.headers,
          ...(requestId !== undefined && { 'x-request-id': requestId }),
          authorization: `Bearer ${await this.signer.token(domain)}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(options.timeoutMilliseconds ?? usual),
      });
      return { response, text: await response.text() };
    } catch (error) {
      throw new ServiceError(domain, 0, `${domain} could not be reached`, undefined, { cause: error });
    }
  }
}

/** Only this shows that the receiver hangs or is gone: a refusal is a response. */
const isUnreachable = (error: unknown) => error instanceof ServiceError && error.status === 0;

function readProblem(text: string): Problem | undefined {
  try {
    const problem = JSON.parse(text) as Problem;
    return typeof problem?.code === 'string' ? problem : undefined;
  } catch {
    // Not every proxy on the way responds with JSON.
    return undefined;
  }
}
