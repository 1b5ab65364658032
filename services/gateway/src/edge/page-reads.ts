import type { IncomingMessage } from 'node:http';
import { bearerOf, type Caller, type TokenVerifier } from '@arcada/service-kit/process';
import { takeOverRequestId } from '../responses/response-writer.ts';

const recognised = new WeakSet<IncomingMessage>();

/**
 * True for the page server's reads for a page: exempt from visitors' limits, with shorter waits,
 * and given the tags.
 */
export const isPageRead = (request: IncomingMessage) => recognised.has(request);

/** Recognises the page server by its token; synchronous once a token is known. */
export class PageReads {
  private readonly verifier: TokenVerifier;

  /** Of the audience `gateway-reads`, which is good for reads alone: code of remotes, which draws pages, sees these tokens. */
  constructor(verifier: TokenVerifier) {
    this.verifier = verifier;
  }

  /** A promise when a token has to be verified first. An unrecognised caller is an ordinary visitor. */
  recognise(request: IncomingMessage): Promise<void> | undefined {
    const { authorization } = request.headers;
    if (!authorization || request.headers['surrogate-capability'] === undefined) return undefined;
    const token = bearerOf(authorization);
    if (!token) return undefined;
    const known = this.verifier.recall(token);
    if (!known) return this.verifier.verify(token).then((caller) => this.take(request, caller));
    this.take(request, known);
    return undefined;
  }

  private take(request: IncomingMessage, caller: Caller | undefined): void {
    if (caller?.issuer !== 'page-server') return;
    recognised.add(request);
    takeOverRequestId(request);
  }
}
