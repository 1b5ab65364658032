import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log, UnfinishedBodies } from '@arcada/service-kit/process';
import type { SharedResponses } from '../cache/shared-responses.ts';
import type { Traffic } from '../operation/traffic.ts';
import { failureResponse } from '../responses/failure-response.ts';
import { type ResponseWriter, requestIdOf } from '../responses/response-writer.ts';
import type { CoalescedRequests } from './coalesced-requests.ts';
import { type Exchange, noSuchAddress, readOnly } from './exchange.ts';
import type { FileRequests } from './file-requests.ts';
import { isFromThisMachine, type KnownHosts } from './known-hosts.ts';
import type { PageReads } from './page-reads.ts';
import type { ProxiedRequests } from './proxied-requests.ts';
import { isSafe, requestFault } from './request-checks.ts';
import { RequestLanguages } from './request-language.ts';
import { type Target, Targets } from './target.ts';

export interface EdgeParts {
  hosts: KnownHosts;
  responses: ResponseWriter;
  shared: SharedResponses;
  coalescedRequests: CoalescedRequests;
  fileRequests: FileRequests;
  proxiedRequests: ProxiedRequests;
  pageReads: PageReads;
  bodies: UnfinishedBodies;
  traffic: Traffic;
  log: Log;
}

const routeOfFile = ({ route }: Target) => route !== 'own' && route?.streamedMegabytes !== undefined;

/**
 * Handles every request of the public port before the framework: refuses it, serves it from memory,
 * or proxies it.
 */
export class Edge {
  private readonly parts: EdgeParts;
  private readonly targets = new Targets();
  private readonly languages = new RequestLanguages();

  constructor(parts: EdgeParts) {
    this.parts = parts;
  }

  /** Handles a request; false leaves it to the gateway's own controllers. */
  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const { responses, traffic, pageReads, bodies } = this.parts;
    const target = this.targets.of(request.url as string);
    bodies.watch(request, response, request.method === 'PUT' && routeOfFile(target));
    const fault = requestFault(request) ?? target.fault ?? this.parts.hosts.faultOf(request, target.path);
    if (fault) {
      traffic.refused += 1;
      const allow = fault.status === 405 ? { allow: 'GET, HEAD, POST, PUT, PATCH, DELETE' } : {};
      responses.problem(request, response, fault, allow);
      return true;
    }
    const { route } = target;
    const hidden = target.path.startsWith('/dev') && !isFromThisMachine(request);
    if (route === 'own' && !hidden) {
      if (isSafe(request.method)) return false;
      responses.problem(request, response, readOnly, { allow: 'GET, HEAD' });
      return true;
    }
    if (!route || route === 'own') {
      responses.problem(request, response, noSuchAddress);
      return true;
    }
    const exchange: Exchange = { request, response, target, route, language: this.languages.of(request, target) };
    const recognising = pageReads.recognise(request);
    if (recognising) void recognising.then(() => this.take(exchange));
    else this.take(exchange);
    return true;
  }

  private take(exchange: Exchange): void {
    const { request, target, route } = exchange;
    const { traffic, coalescedRequests, fileRequests, proxiedRequests } = this.parts;
    if (route.cached && isSafe(request.method)) {
      const key = coalescedRequests.keyOf(route, target, exchange.language);
      if (!this.sendShared(exchange, key)) this.run(exchange, () => coalescedRequests.answer(exchange, key));
    } else if (route.kind === 'asset' || route.kind === 'release') {
      const file = fileRequests.inMemory(request, target, route.kind === 'release');
      if (file) {
        traffic.hits += 1;
        fileRequests.send(exchange, file);
      } else this.run(exchange, () => fileRequests.answer(exchange));
    } else {
      const isRegistry = route.kind === 'registry';
      this.run(exchange, () => (isRegistry ? fileRequests.answerRegistry(exchange) : proxiedRequests.answer(exchange)));
    }
  }

  private sendShared(exchange: Exchange, key: string): boolean {
    const answer = this.parts.coalescedRequests.fresh(key);
    if (!answer) return false;
    this.parts.traffic.hits += 1;
    const { request, response } = exchange;
    // Synchronous unless a compressed form has to be made first.
    this.parts.shared.send(request, response, answer, 'hit')?.catch((error: unknown) => this.fail(exchange, error));
    return true;
  }

  /** Counts, logs and fails what isn't served from memory. */
  private run(exchange: Exchange, work: () => Promise<void>): void {
    const { traffic, log } = this.parts;
    const { request, response, route } = exchange;
    const begun = performance.now();
    traffic.inFlight += 1;
    response.once('close', () => {
      traffic.inFlight -= 1;
      const milliseconds = performance.now() - begun;
      traffic.record(route, response.statusCode, milliseconds);
      if (!log.isLevelEnabled('info')) return;
      log.info(
        {
          requestId: requestIdOf(request),
          method: request.method,
          path: exchange.target.path,
          status: response.statusCode,
          ms: Math.round(milliseconds * 10) / 10,
          upstream: route.upstream,
          ...(response.writableFinished ? {} : { aborted: true }),
        },
        'request',
      );
    });
    work().catch((error: unknown) => this.fail(exchange, error));
  }

  private fail({ request, response, route }: Exchange, error: unknown): void {
    failureResponse(this.parts, request, response, route, error);
  }
}
