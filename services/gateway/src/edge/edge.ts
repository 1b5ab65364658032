import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Language, languageKey, matchLanguage, negotiateLanguage, type Role } from '@arcada/contracts';
import { acceptedEncoding, type CachedAnswer } from '../cache/cached-answer.ts';
import type { CacheState, SharedAnswers } from '../cache/shared-answers.ts';
import type { CompositionAnswers } from '../composition/composition-answers.ts';
import type { FileCache } from '../composition/file-cache.ts';
import type { LiveReleasesWatch } from '../composition/live-releases.ts';
import { cookieValue, readCookie } from '../identity/session-cookie.ts';
import type { Visitors } from '../identity/visitors.ts';
import type { LimitClass, RateLimits } from '../limits/rate-limits.ts';
import type { Log } from '../log.ts';
import type { Traffic } from '../operation/traffic.ts';
import type { Route } from '../routing-table.ts';
import type { Forwarder } from '../upstream/forwarder.ts';
import { UpstreamFailure } from '../upstream/upstream.ts';
import type { Upstreams } from '../upstream/upstreams.ts';
import { type Answers, requestIdOf } from './answers.ts';
import type { ClientAddresses } from './client-address.ts';
import { failureAnswer } from './failure-answer.ts';
import { isSafe, requestFault, writeFault } from './request-checks.ts';
import { type Target, Targets } from './target.ts';

export interface EdgeParts {
  siteUrl: string;
  staleSeconds: number;
  answers: Answers;
  addresses: ClientAddresses;
  limits: RateLimits;
  shared: SharedAnswers;
  files: FileCache;
  releases: LiveReleasesWatch;
  compositions: CompositionAnswers;
  visitors: Visitors;
  upstreams: Upstreams;
  forwarder: Forwarder;
  traffic: Traffic;
  log: Log;
}

const noRoute = { status: 404, code: 'gateway.no-such-address', message: 'There is nothing at this address.' };
const methodNotAllowed = { status: 405, code: 'gateway.method-not-allowed', message: 'This address can only be read.' };
const tooMany = { status: 429, code: 'gateway.too-many-requests', message: 'Too many requests. Please wait a moment.' };

/** Takes every request of the public port before the framework: refuses, answers from memory, or passes on. */
export class Edge {
  private readonly parts: EdgeParts;
  private readonly targets = new Targets();
  private readonly languages = new Map<string, Language>();

  constructor(parts: EdgeParts) {
    this.parts = parts;
  }

  /** Answers a request; false leaves it to the gateway's own controllers. */
  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const { answers, shared, traffic } = this.parts;
    const target = this.targets.of(request.url as string);
    const fault = requestFault(request) ?? target.fault;
    if (fault) {
      traffic.refused += 1;
      answers.problem(
        request,
        response,
        fault,
        fault.status === 405 ? { allow: 'GET, HEAD, POST, PUT, PATCH, DELETE' } : {},
      );
      return true;
    }
    const { route } = target;
    if (route === 'own') return false;
    if (!route) {
      answers.problem(request, response, noRoute);
      return true;
    }
    if (route.cached && isSafe(request.method)) {
      const language = this.languageOf(request, target);
      const key = this.keyOf(route, target, language);
      const answer = shared.cache.get(key);
      if (answer && answer.freshUntil > Date.now()) {
        traffic.hits += 1;
        const later = shared.send(request, response, answer, 'hit');
        if (later) later.catch((error) => this.fail(request, response, route, error));
        return true;
      }
      this.run(request, response, route, () => this.answerShared(request, response, target, route, key, language));
    } else if (route.kind === 'asset' || route.kind === 'release') {
      const file = route.kind === 'asset' || this.isPublicFile(target.path) ? this.fileOf(request, target) : undefined;
      if (file) {
        traffic.hits += 1;
        this.parts.files.send(request, response, file);
        return true;
      }
      this.run(request, response, route, () => this.answerFile(request, response, target, route));
    } else {
      this.run(request, response, route, () =>
        route.kind === 'registry'
          ? this.answerRegistry(request, response)
          : this.answerPersonal(request, response, target, route),
      );
    }
    return true;
  }

  /** Counts, logs and fails what isn't answered from memory. */
  private run(request: IncomingMessage, response: ServerResponse, route: Route, work: () => Promise<void>): void {
    const { traffic, log } = this.parts;
    const begun = performance.now();
    traffic.inFlight += 1;
    response.once('close', () => {
      traffic.inFlight -= 1;
      const milliseconds = performance.now() - begun;
      traffic.record(route.upstream, response.statusCode, milliseconds);
      if (!log.writes('info')) return;
      log.write('info', 'request', {
        requestId: requestIdOf(request),
        method: request.method,
        path: (request.url as string).split('?')[0],
        status: response.statusCode,
        ms: Math.round(milliseconds * 10) / 10,
        upstream: route.upstream,
        ...(response.writableFinished ? {} : { aborted: true }),
      });
    });
    work().catch((error: unknown) => this.fail(request, response, route, error));
  }

  private async answerShared(
    request: IncomingMessage,
    response: ServerResponse,
    target: Target,
    route: Route,
    key: string,
    language: Language,
  ): Promise<void> {
    const { shared, visitors, releases, siteUrl, staleSeconds, traffic } = this.parts;
    if (shared.cache.isPassing(key)) return this.answerPersonal(request, response, target, route);
    if (!this.allowedByAddress(request, response, 'read')) return;
    let answer: CachedAnswer | undefined;
    let state: CacheState = 'miss';
    try {
      const token = route.kind === 'page' ? undefined : visitors.anonymousToken(route.upstream);
      const context = { language, token, compositionId: releases.id, siteUrl, staleSeconds };
      answer = await shared.fetch(key, target, route, request, context);
      traffic.misses += 1;
    } catch (error) {
      answer = error instanceof UpstreamFailure ? shared.standIn(key) : undefined;
      if (!answer) throw error;
      traffic.stale += 1;
      state = 'stale';
    }
    if (answer) return shared.send(request, response, answer, state);
    return this.answerPersonal(request, response, target, route);
  }

  private async answerPersonal(
    request: IncomingMessage,
    response: ServerResponse,
    target: Target,
    route: Route,
  ): Promise<void> {
    const { answers, visitors, addresses, upstreams, siteUrl, forwarder } = this.parts;
    const safe = isSafe(request.method);
    if (!upstreams.get(route.upstream)) return answers.problem(request, response, noRoute);
    if (route.kind === 'page' && !safe)
      return answers.problem(request, response, methodNotAllowed, { allow: 'GET, HEAD' });
    const refused = writeFault(request, route, siteUrl);
    if (refused) return answers.problem(request, response, refused);
    const kind: LimitClass = safe ? 'read' : (route.limit ?? 'write');
    if (!this.allowedByAddress(request, response, kind)) return;
    const session = cookieValue(request.headers.cookie);
    let token: string | undefined;
    if (route.kind === 'api') {
      token = await this.tokenFor(route, session);
      if (session && !this.allowedByAccount(response, request, kind, await this.userIdOf(route, session))) return;
    }
    await forwarder.forward(request, response, target, route, {
      address: addresses.of(request),
      language: this.languageOf(request, target),
      siteUrl,
      token,
    });
    // Signing in or out, a new password: whatever identity changed, its next word counts.
    if (session && !safe && route.upstream === 'identity') visitors.evictSession(session);
  }

  private async answerFile(
    request: IncomingMessage,
    response: ServerResponse,
    target: Target,
    route: Route,
  ): Promise<void> {
    const { answers, files, visitors } = this.parts;
    if (!isSafe(request.method)) return answers.problem(request, response, methodNotAllowed, { allow: 'GET, HEAD' });
    if (route.kind === 'release' && !(await this.mayLoad(request, target.path))) {
      return answers.problem(request, response, noRoute);
    }
    const encoding = acceptedEncoding(request.headers['accept-encoding'] as string | undefined);
    const token = route.kind === 'release' ? visitors.anonymousToken('registry') : undefined;
    const file = files.get(target.path, encoding) ?? (await files.load(route.upstream, target.path, encoding, token));
    if ('status' in file) {
      if (file.status >= 500) throw new UpstreamFailure(route.upstream, 'down');
      return answers.problem(request, response, noRoute);
    }
    files.send(request, response, file);
  }

  private async answerRegistry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { compositions, releases, visitors, answers } = this.parts;
    if (!isSafe(request.method)) return answers.problem(request, response, methodNotAllowed, { allow: 'GET, HEAD' });
    const session = releases.hasRestricted ? cookieValue(request.headers.cookie) : undefined;
    const role = session ? await this.roleOf(session) : undefined;
    compositions.send(request, response, role);
    void visitors;
  }

  /** Public code only in the fast path; what only some may load is checked in `mayLoad`. */
  private isPublicFile(path: string): boolean {
    const [, , remote = '', , folder] = path.split('/');
    return folder === 'web' && this.parts.releases.accessTo(remote) === 'public';
  }

  private async mayLoad(request: IncomingMessage, path: string): Promise<boolean> {
    const [, , remote = '', , folder] = path.split('/');
    const access = folder === 'web' ? this.parts.releases.accessTo(remote) : undefined;
    if (!access || access === 'public') return access === 'public';
    const session = cookieValue(request.headers.cookie);
    const role = session ? await this.roleOf(session) : undefined;
    return role !== undefined && access.includes(role);
  }

  private fileOf(request: IncomingMessage, target: Target) {
    return isSafe(request.method) ? this.parts.files.forRequest(target.path, request) : undefined;
  }

  /** Someone whose session can't be checked now is nobody: no more is shown than to all. */
  private async roleOf(session: string): Promise<Role | undefined> {
    try {
      return (await this.parts.visitors.actorOf(session))?.role;
    } catch (error) {
      if (error instanceof UpstreamFailure) return undefined;
      throw error;
    }
  }

  private async tokenFor(route: Route, session: string | undefined): Promise<string> {
    const { visitors } = this.parts;
    try {
      return await visitors.tokenFor(route.upstream, session);
    } catch (error) {
      if (error instanceof UpstreamFailure && route.worksWithoutIdentity)
        return visitors.anonymousToken(route.upstream);
      throw error;
    }
  }

  private async userIdOf(route: Route, session: string): Promise<string | undefined> {
    try {
      return (await this.parts.visitors.actorOf(session))?.userId;
    } catch (error) {
      if (error instanceof UpstreamFailure && route.worksWithoutIdentity) return undefined;
      throw error;
    }
  }

  private allowedByAddress(request: IncomingMessage, response: ServerResponse, kind: LimitClass): boolean {
    const wait = this.parts.limits.forAddress(kind, this.parts.addresses.of(request));
    return this.allowed(request, response, wait);
  }

  private allowedByAccount(
    response: ServerResponse,
    request: IncomingMessage,
    kind: LimitClass,
    userId: string | undefined,
  ): boolean {
    return userId === undefined || this.allowed(request, response, this.parts.limits.forAccount(kind, userId));
  }

  private allowed(request: IncomingMessage, response: ServerResponse, wait: number): boolean {
    if (wait === 0) return true;
    this.parts.traffic.limited += 1;
    this.parts.answers.problem(request, response, tooMany, { retryAfter: Math.ceil(wait) });
    return false;
  }

  private keyOf(route: Route, target: Target, language: Language): string {
    return route.kind === 'page' ? `${language} ${this.parts.releases.id} ${target.key}` : `${language} ${target.key}`;
  }

  private languageOf(request: IncomingMessage, target: Target): Language {
    if (target.language) return target.language;
    const { cookie } = request.headers;
    const saved = cookie?.includes(languageKey) ? matchLanguage(readCookie(cookie, languageKey)) : undefined;
    if (saved) return saved;
    const acceptLanguage = request.headers['accept-language'];
    if (acceptLanguage === undefined) return 'en';
    const known = this.languages.get(acceptLanguage);
    if (known) return known;
    const language = negotiateLanguage({ acceptLanguage });
    if (this.languages.size >= 2000) this.languages.clear();
    this.languages.set(acceptLanguage, language);
    return language;
  }

  private fail(request: IncomingMessage, response: ServerResponse, route: Route, error: unknown): void {
    failureAnswer(this.parts, request, response, route, error);
  }
}
