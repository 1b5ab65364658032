import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { InternalTokens } from '../identity/internal-tokens.ts';
import { takeOverRequestId } from '../responses/response-writer.ts';

/** Good for reads alone: code of remotes, which draws pages, sees these tokens. */
const audience = 'gateway-reads';
const recognised = new WeakSet<IncomingMessage>();

/** True for what the page server reads to draw a page: outside of visitors' limits, answered early, told the tags. */
export const isPageRead = (request: IncomingMessage) => recognised.has(request);

/** Recognises the page server by its token; without waiting once a token is known. */
export class PageReads {
  private readonly tokens: InternalTokens;
  private readonly known = new LRUCache<string, true>({ max: 100, ttl: 25_000 });

  constructor(tokens: InternalTokens) {
    this.tokens = tokens;
  }

  /** A promise when a token has to be verified first. An unrecognised caller is an ordinary visitor. */
  recognise(request: IncomingMessage): Promise<void> | undefined {
    const { authorization } = request.headers;
    if (!authorization || request.headers['surrogate-capability'] === undefined) return undefined;
    if (this.known.has(authorization)) {
      this.take(request);
      return undefined;
    }
    return this.tokens.callerOf(authorization, audience).then((caller) => {
      if (caller !== 'page-server') return;
      this.known.set(authorization, true);
      this.take(request);
    });
  }

  private take(request: IncomingMessage): void {
    recognised.add(request);
    takeOverRequestId(request);
  }
}
