import { endedSessionCookies } from '@arcada/contracts';
import type { Log } from '@arcada/service-kit/process';
import type { EndedSessions } from '../identity/ended-sessions.ts';
import { cookieValue } from '../identity/session-cookie.ts';
import type { Visitors } from '../identity/visitors.ts';
import { type ResponseWriter, requestIdOf } from '../responses/response-writer.ts';
import { defaultPolicy } from '../responses/security-headers.ts';
import { leaveBody } from '../upstream/request-body.ts';
import type { UpstreamFailure } from '../upstream/upstream-failure.ts';
import type { Exchange } from './exchange.ts';

/**
 * Signs visitors out while identity is unavailable, so that the next user of a shared computer
 * isn't signed in.
 */
export class SignOuts {
  private readonly parts: {
    siteUrl: string;
    responses: ResponseWriter;
    visitors: Visitors;
    ended: EndedSessions;
    log: Log;
  };

  constructor(parts: SignOuts['parts']) {
    this.parts = parts;
  }

  /**
   * Ends the request's session here and responds as identity does. Throws the failure when it can't
   * be stored.
   */
  async end({ request, response }: Exchange, failure: UpstreamFailure): Promise<void> {
    const { siteUrl, responses, visitors, ended, log } = this.parts;
    const session = cookieValue(request.headers.cookie, siteUrl);
    if (session !== undefined) {
      const added = ended.add(session);
      visitors.evictSession(session);
      if (!(await added)) throw failure;
    }
    const requestId = requestIdOf(request);
    log.warn({ requestId, kind: failure.kind }, 'signed out without identity');
    leaveBody(request, response);
    if (responses.closing) response.shouldKeepAlive = false;
    const cookies = endedSessionCookies(siteUrl).flatMap((cookie) => ['set-cookie', cookie]);
    response.writeHead(204, [
      ...responses.always,
      ...cookies,
      'cache-control',
      'no-store',
      'content-security-policy',
      defaultPolicy,
      'cross-origin-resource-policy',
      'same-origin',
      'x-request-id',
      requestId,
    ]);
    response.end();
  }
}
