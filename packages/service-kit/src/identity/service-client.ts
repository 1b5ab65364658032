import type { InternalCaller, Problem } from '@arcada/contracts';
import type { z } from 'zod';
import { variable } from '../config/base-config.ts';
import { assertOutsideTransaction } from '../database/scope.ts';
import type { TokenSigner } from './token-signer.ts';

const timeOutMilliseconds = 10_000;

export interface CallOptions<T = unknown> {
  /** Default GET, or POST when there is a body. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** Parses the answer. */
  answer?: z.ZodType<T>;
  headers?: Record<string, string>;
  timeoutMilliseconds?: number;
}

/** Another service refused (status and problem) or could not be reached (status 0). */
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
  ) {}

  /** The parsed JSON answer; undefined for an empty one. Throws ServiceError for anything but 2xx. 10 s time-out. */
  async call<T = unknown>(domain: InternalCaller, path: string, options: CallOptions<T> = {}): Promise<T> {
    assertOutsideTransaction('ServiceClient.call()');
    const name = variable(domain, 'URL');
    const base = this.config[name];
    if (typeof base !== 'string') throw new ServiceError(domain, 0, `${name} is not configured`);
    const url = `${base}/${path.replace(/^\//, '')}`;
    const response = await this.fetch(domain, url, options);
    const text = await response.text();
    if (!response.ok) {
      const problem = readProblem(text);
      throw new ServiceError(
        domain,
        response.status,
        `${domain} answered ${response.status} ${problem?.code ?? ''}`,
        problem,
      );
    }
    const content = text ? (JSON.parse(text) as unknown) : undefined;
    return options.answer ? options.answer.parse(content) : (content as T);
  }

  private async fetch(domain: InternalCaller, url: string, options: CallOptions<unknown>): Promise<Response> {
    const { body, method = body === undefined ? 'GET' : 'POST' } = options;
    try {
      return await fetch(url, {
        method,
        headers: {
          ...options.headers,
          authorization: `Bearer ${this.signer.token(domain)}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(options.timeoutMilliseconds ?? timeOutMilliseconds),
      });
    } catch (error) {
      throw new ServiceError(domain, 0, `${domain} could not be reached`, undefined, { cause: error });
    }
  }
}

function readProblem(text: string): Problem | undefined {
  try {
    const problem = JSON.parse(text) as Problem;
    return typeof problem?.code === 'string' ? problem : undefined;
  } catch {
    // Not every proxy on the way answers JSON.
    return undefined;
  }
}
