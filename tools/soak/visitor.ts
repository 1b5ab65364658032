import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Journal } from './journal.ts';

export interface Answer {
  status: number;
  text: string;
  location: string | null;
}

/** The run is over and the site doesn't recover. */
export class GaveUp extends Error {
  override name = 'GaveUp';
}

/** As long as the site's own pages wait. */
const oneCall = 20_000;
const pauses = { first: 300, longest: 2500 } as const;
const retryable = (status: number) => status === 429 || status >= 500;

const partBytes = 64 * 1024;

/** A file of no content in particular, sent in parts with a pause in milliseconds between them. */
export class Upload {
  readonly #bytes: number;
  readonly #pause: number;

  constructor(bytes: number, pause: number) {
    this.#bytes = bytes;
    this.#pause = pause;
  }

  /** Each attempt sends it from the beginning. */
  async *parts(): AsyncGenerator<Uint8Array> {
    for (let left = this.#bytes; left > 0; left -= partBytes) {
      yield new Uint8Array(Math.min(left, partBytes));
      if (this.#pause) await sleep(this.#pause);
    }
  }
}

type Body = object | URLSearchParams | Upload;

/** What `fetch` sends, and as which type; it sets the type of a form by itself. */
function contentOf(body: Body): { content: BodyInit | AsyncIterable<Uint8Array>; type?: string } {
  if (body instanceof URLSearchParams) return { content: body };
  if (body instanceof Upload) return { content: body.parts(), type: 'application/octet-stream' };
  return { content: JSON.stringify(body), type: 'application/json' };
}

/**
 * One person's browser: cookies, the site's own origin, and an Idempotency-Key that is the same for
 * every retry.
 */
export class Visitor {
  readonly url: string;
  readonly #journal: Journal;
  readonly #given: AbortSignal;
  readonly #cookies = new Map<string, string>();

  constructor(url: string, journal: Journal, given: AbortSignal) {
    this.url = url;
    this.#journal = journal;
    this.#given = given;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  forgetCookies(): void {
    this.#cookies.clear();
  }

  /** One attempt; undefined when no complete response arrived. */
  async try(method: string, path: string, body?: Body, key = randomUUID(), ifMatch?: string) {
    const { content, type } = body ? contentOf(body) : {};
    const headers: Record<string, string> = {
      cookie: this.cookie,
      accept: 'application/json',
      'accept-language': 'en',
    };
    if (method !== 'GET') headers.origin = this.url;
    if (method === 'POST' && !(body instanceof URLSearchParams)) headers['idempotency-key'] = key;
    if (ifMatch) headers['if-match'] = ifMatch;
    if (type) headers['content-type'] = type;
    try {
      const response = await fetch(new URL(path, this.url), {
        method,
        headers,
        redirect: 'manual',
        ...(content && { body: content as BodyInit, duplex: 'half' }),
        signal: AbortSignal.timeout(oneCall),
      });
      const text = await response.text();
      this.#keepCookies(response.headers.getSetCookie());
      this.#journal.saw(response.status);
      if (response.status === 500) this.#journal.wrong.push(`${method} ${path} returned 500: ${text.slice(0, 300)}`);
      return { status: response.status, text, location: response.headers.get('location') } satisfies Answer;
    } catch {
      this.#journal.saw('no response');
      return undefined;
    }
  }

  /** Repeats the same call until the site accepts or refuses it. */
  async insist(method: string, path: string, body?: Body, ifMatch?: string): Promise<Answer> {
    const key = randomUUID();
    for (let wait: number = pauses.first; ; wait = Math.min(wait * 2, pauses.longest)) {
      const answer = await this.try(method, path, body, key, ifMatch);
      if (answer && !retryable(answer.status)) return answer;
      if (this.#given.aborted) throw new GaveUp(`${method} ${path}: ${answer?.status ?? 'no response'}`);
      await sleep(wait);
    }
  }

  #keepCookies(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(';');
      const name = pair.slice(0, pair.indexOf('=')).trim();
      const value = pair.slice(pair.indexOf('=') + 1);
      const isGone = value === '' || attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute));
      if (isGone) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}
