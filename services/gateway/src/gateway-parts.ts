import path from 'node:path';
import {
  createLog,
  type Log,
  Metrics,
  readInternalJwks,
  readInternalKey,
  TokenSigner,
  TokenVerifier,
  UnfinishedBodies,
} from '@arcada/service-kit/process';
import type { Bounds } from './bounds.ts';
import { ResponseCache } from './cache/response-cache.ts';
import { SharedResponses } from './cache/shared-responses.ts';
import { CompositionResponses } from './composition/composition-responses.ts';
import { FileCache } from './composition/file-cache.ts';
import { LiveReleasesWatch } from './composition/live-releases.ts';
import { StoredFiles } from './composition/stored-files.ts';
import type { GatewayConfig } from './config.ts';
import { ClientAddresses } from './edge/client-address.ts';
import { CoalescedRequests } from './edge/coalesced-requests.ts';
import { Edge } from './edge/edge.ts';
import { FileRequests } from './edge/file-requests.ts';
import { KnownHosts } from './edge/known-hosts.ts';
import { PageQueries } from './edge/page-queries.ts';
import { PageReads } from './edge/page-reads.ts';
import { ProxiedRequests } from './edge/proxied-requests.ts';
import type { PublicServerOptions } from './edge/public-server.ts';
import { RequestLimits } from './edge/request-limits.ts';
import { SignOuts } from './edge/sign-outs.ts';
import { SiteReadiness } from './health/site-readiness.ts';
import { EndedSessions } from './identity/ended-sessions.ts';
import { endSession, resolveSession } from './identity/resolve-session.ts';
import { Visitors } from './identity/visitors.ts';
import { BodyBudget } from './limits/body-budget.ts';
import { Places } from './limits/places.ts';
import { RateLimits } from './limits/rate-limits.ts';
import { MemoryLimitStore } from './limits/token-buckets.ts';
import { Turns } from './limits/turns.ts';
import { Traffic } from './operation/traffic.ts';
import { ResponseWriter } from './responses/response-writer.ts';
import { endSlowBody } from './upstream/end-slow-body.ts';
import { Forwarder } from './upstream/forwarder.ts';
import { Upstreams } from './upstream/upstreams.ts';

/** All parts of the gateway, created once for each process. */
export class GatewayParts {
  readonly config: GatewayConfig;
  readonly log: Log;
  readonly responses: ResponseWriter;
  readonly upstreams: Upstreams;
  /** Of processes that tell this gateway something. */
  readonly callers: TokenVerifier;
  readonly visitors: Visitors;
  readonly endedSessions: EndedSessions;
  readonly cache: ResponseCache;
  readonly releases: LiveReleasesWatch;
  readonly readiness: SiteReadiness;
  readonly metrics = new Metrics();
  readonly traffic: Traffic;
  readonly serverOptions: PublicServerOptions;
  readonly bodies: UnfinishedBodies;
  readonly bodyBudget: BodyBudget;
  readonly edge: Edge;
  /** No longer ready: the process is stopping. */
  stopping = false;

  constructor(config: GatewayConfig, bounds: Bounds) {
    this.config = config;
    this.log = createLog('gateway', config.LOG_LEVEL);
    this.responses = new ResponseWriter(config.SITE_URL);
    this.upstreams = new Upstreams(config, bounds, this);
    const signer = new TokenSigner(readInternalKey(config.INTERNAL_KEY));
    const keys = readInternalJwks(config.INTERNAL_JWKS);
    this.callers = new TokenVerifier('gateway', keys);
    this.bodyBudget = new BodyBudget({ site: bounds.bodiesOfAll, address: bounds.bodiesOfAddress });
    this.bodies = new UnfinishedBodies(bounds.bodies, endSlowBody, this.log);
    this.endedSessions = new EndedSessions({
      folder: path.join(config.DATA_DIR, 'gateway', 'ended-sessions'),
      tell: (tokenHash) => endSession(this.upstreams, signer, tokenHash),
      every: bounds.tellEndedEvery,
      log: this.log,
    });
    this.visitors = new Visitors(
      signer,
      async (session, adminArea) =>
        this.endedSessions.has(session) ? undefined : resolveSession(this.upstreams, signer, session, adminArea),
      config.GATEWAY_INTERNAL_URLS.length > 1 ? bounds.trustedBySeveral : bounds.trusted,
    );
    this.cache = new ResponseCache(config.CACHE_MEGABYTES);
    const files = new FileCache(
      this.upstreams,
      this.responses,
      new StoredFiles(path.join(config.DATA_DIR, 'gateway', 'files')),
      config.CACHE_MEGABYTES,
    );
    this.releases = new LiveReleasesWatch({
      dataDir: config.DATA_DIR,
      upstreams: this.upstreams,
      signer,
      files,
      log: this.log,
      changed: () => this.cache.purge(['composition']),
    });
    this.traffic = new Traffic(this.metrics, this);
    this.readiness = new SiteReadiness({
      upstreams: () => this.upstreams.all(),
      hasComposition: () => this.releases.asked && this.releases.compositionFor(undefined) !== undefined,
    });
    const { responses, upstreams, visitors, releases, traffic, log } = this;
    const siteUrl = config.SITE_URL;
    const addresses = new ClientAddresses(config.TRUSTED_PROXIES);
    this.serverOptions = {
      connections: config.CONNECTIONS,
      connectionsPerAddress: config.CONNECTIONS_PER_ADDRESS,
      writeIdle: bounds.writeIdle,
      isProxy: (address) => addresses.isTrusted(address),
    };
    const hosts = new KnownHosts(config);
    const limits = new RequestLimits({
      streams: new Places(config.STREAMS_PER_ADDRESS),
      limits: new RateLimits(config, new MemoryLimitStore()),
      turns: new Turns({
        atOnce: Math.ceil(bounds.rendersAtOnce * config.RATE_LIMIT_FACTOR),
        waiting: bounds.rendersWaiting,
        patience: bounds.drawPage,
      }),
      addresses,
      responses,
      traffic,
    });
    const shared = new SharedResponses(this.cache, upstreams, responses);
    const forwarder = new Forwarder(upstreams, responses, this.bodyBudget);
    const signOuts = new SignOuts({ siteUrl, responses, visitors, ended: this.endedSessions, log });
    const proxiedRequests = new ProxiedRequests({
      siteUrl,
      responses,
      limits,
      visitors,
      upstreams,
      forwarder,
      hosts,
      signOuts,
    });
    this.edge = new Edge({
      hosts,
      responses,
      shared,
      coalescedRequests: new CoalescedRequests({
        siteUrl,
        staleSeconds: config.STALE_SECONDS,
        shared,
        limits,
        releases,
        visitors,
        passed: proxiedRequests,
        traffic,
        bounds,
        queries: new PageQueries(() => releases.compositionFor(undefined)),
      }),
      fileRequests: new FileRequests({
        siteUrl,
        responses,
        limits,
        files,
        releases,
        compositions: new CompositionResponses(releases, responses),
        visitors,
      }),
      proxiedRequests,
      pageReads: new PageReads(new TokenVerifier('gateway-reads', keys)),
      bodies: this.bodies,
      traffic,
      log,
    });
  }
}
