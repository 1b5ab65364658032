import { adminStep, type Problem, shownAccount, viewEnd } from '@arcada/contracts';
import { headerText } from '../cache/cacheability.ts';
import type { Actor } from '../identity/resolve-session.ts';
import { cookieValue } from '../identity/session-cookie.ts';
import type { Visitors } from '../identity/visitors.ts';
import type { LimitClass } from '../limits/rate-limits.ts';
import { isOpened, type ResponseWriter } from '../responses/response-writer.ts';
import { largestUnknownBody, megabyte, type Route } from '../routing-table.ts';
import { isEventStream } from '../upstream/event-stream.ts';
import { type Forwarder, isLong, isStream } from '../upstream/forwarder.ts';
import { RightsChanged } from '../upstream/request-body.ts';
import type { UpstreamResponse } from '../upstream/upstream.ts';
import { UpstreamFailure } from '../upstream/upstream-failure.ts';
import type { Upstreams } from '../upstream/upstreams.ts';
import { type Exchange, membersOnly, noSuchAddress, otherAccount, readOnly, viewedOnly } from './exchange.ts';
import type { KnownHosts } from './known-hosts.ts';
import { isSafe, isSignOut, provesItself, writeFault } from './request-checks.ts';
import type { RequestLimits } from './request-limits.ts';
import type { SignOuts } from './sign-outs.ts';

/** Requests that belong to one visitor: checked, signed with the visitor's identity, forwarded. */
export class ProxiedRequests {
  private readonly parts: {
    siteUrl: string;
    responses: ResponseWriter;
    limits: RequestLimits;
    visitors: Visitors;
    upstreams: Upstreams;
    forwarder: Forwarder;
    hosts: KnownHosts;
    signOuts: SignOuts;
  };

  constructor(parts: ProxiedRequests['parts']) {
    this.parts = parts;
  }

  async answer(exchange: Exchange): Promise<void> {
    try {
      await this.pass(exchange);
    } catch (error) {
      // Everything that can refuse a request is checked before identity is called.
      if (!(error instanceof UpstreamFailure) || !isSignOut(exchange.request, exchange.target)) throw error;
      await this.parts.signOuts.end(exchange, error);
    }
  }

  private async pass(exchange: Exchange): Promise<void> {
    const { request, response, target, route, language } = exchange;
    const { responses, limits, visitors, upstreams, forwarder, siteUrl, hosts } = this.parts;
    const safe = isSafe(request.method);
    if (!upstreams.get(route.upstream)) return responses.problem(request, response, noSuchAddress);
    if (route.kind === 'page' && !safe) return responses.problem(request, response, readOnly, { allow: 'GET, HEAD' });
    const refused = writeFault(request, route, hosts);
    if (refused) return responses.problem(request, response, refused);
    const kind: LimitClass = safe ? 'read' : (route.limit ?? 'write');
    if (!limits.admitAddress(request, response, kind)) return;
    const session = provesItself(request, route) ? undefined : cookieValue(request.headers.cookie, siteUrl);
    let token: string | undefined;
    let userId: string | undefined;
    let known = provesItself(request, route);
    let unasked: UpstreamFailure | undefined;
    let confirm: (() => Promise<void>) | undefined;
    const adminArea = target.path.startsWith(adminStep.prefix);
    if (route.kind === 'api') {
      const asked = session === undefined ? {} : await this.actorOf(route, session, adminArea);
      const { actor } = asked;
      unasked = asked.unasked;
      userId = actor?.userId;
      known ||= actor !== undefined && route.limit !== 'credentials';
      const shown = request.headers[shownAccount.header];
      if (actor && !safe && shown && shown !== actor.userId && !isSignOut(request, target))
        return responses.problem(request, response, otherAccount);
      if (actor?.viewedBy && !safe && !isSignOut(request, target) && target.path !== viewEnd)
        return responses.problem(request, response, viewedOnly);
      if (actor && !limits.admitAccount(request, response, kind, actor.userId)) return;
      token = await visitors.tokenFor(route.upstream, actor ? session : undefined, adminArea);
      if (actor && !isSignOut(request, target)) {
        confirm = async () => {
          if (!hasSameRights(actor, await visitors.actorOf(session, adminArea))) throw new RightsChanged();
        };
      }
    }
    const creates = request.method === 'POST' && target.path === route.prefix ? route.creates : undefined;
    if (creates && !userId && !limits.admitAddress(request, response, creates)) return;
    const stream = isStream(request, target, route);
    if (stream && !limits.admitStream(request, response, userId)) return;
    const address = limits.addressOf(request);
    const mostSent = known ? (route.bodyMegabytes ?? 1) * megabyte : largestUnknownBody;
    if (!known && route.bodyMegabytes && Number(request.headers['content-length']) > mostSent) {
      return responses.problem(request, response, membersOnly);
    }
    const visitor = { address, language, siteUrl, token, mostSent, ...(confirm && { confirm }) };
    const answer = await forwarder.ask(request, response, target, route, visitor);
    if (answer.statusCode >= 500 && isSignOut(request, target)) {
      await answer.body.dump();
      throw new UpstreamFailure('identity', 'down', new Error(`logout returned ${answer.statusCode}`));
    }
    // The caller may well be signed in: a page that trusted this 401 would sign its visitor out.
    if (unasked && (answer.statusCode === 401 || answer.statusCode === 403)) {
      await answer.body.dump();
      throw unasked;
    }
    // Signed out, a new password, another role: identity is called again before the visitor's next
    // request.
    if (session && !safe && route.upstream === 'identity') visitors.evictSession(session);
    if (request.method !== 'HEAD' && isOpened(request) && isProblem(answer)) return this.tell(exchange, answer);
    const pace = isEventStream(answer) ? 'events' : 'files';
    if (!stream && isLong(request, answer) && !limits.admitStream(request, response, userId, pace)) {
      answer.body.destroy();
      return;
    }
    await forwarder.relay(request, response, route, answer);
  }

  /** A person has opened what a service refuses: a page says why, or leads to where they sign in for it. */
  private async tell({ request, response }: Exchange, answer: UpstreamResponse): Promise<void> {
    const { responses } = this.parts;
    const { status, code, message, signInAt } = (await answer.body.json()) as Problem & { signInAt?: string };
    if (signInAt?.startsWith('/')) return responses.redirect(request, response, signInAt);
    responses.problem(request, response, { status, code, message });
  }

  /** `unasked`: identity was unavailable, and the route continues without it. */
  private async actorOf(
    route: Route,
    session: string,
    adminArea: boolean,
  ): Promise<{ actor?: Actor; unasked?: UpstreamFailure }> {
    try {
      const actor = await this.parts.visitors.actorOf(session, adminArea);
      return actor ? { actor } : {};
    } catch (error) {
      if (error instanceof UpstreamFailure && route.worksWithoutIdentity) return { unasked: error };
      throw error;
    }
  }
}

const isProblem = ({ headers, statusCode }: UpstreamResponse) =>
  statusCode >= 400 && headerText(headers, 'content-type').startsWith('application/problem+json');

const hasSameRights = (before: Actor, now: Actor | undefined): boolean =>
  now !== undefined &&
  (['userId', 'role', 'viewedBy', 'secondFactorMissing'] as const).every((right) => before[right] === now[right]);
