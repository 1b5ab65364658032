import 'reflect-metadata';
import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DataSource } from 'typeorm';
import { AuditEntryEntity } from './audit/audit-entry.entity.ts';
import { type ServiceConfig, variable } from './config/base-config.ts';
import { readServiceConfig } from './config/service-config.ts';
import { pendingMigrations } from './database/migrations.ts';
import { openDatabase } from './database/open.ts';
import type { ServiceContext, ServiceDefinition } from './definition.ts';
import { boundBodies } from './http/bound-bodies.ts';
import { keepCurrentRequest } from './http/current-request.ts';
import { EndpointGuard } from './http/endpoint-guard.ts';
import { addHealth } from './http/health.ts';
import { IdleConnections } from './http/idle-connections.ts';
import { ProblemFilter } from './http/problem.filter.ts';
import { checkAudits, checkResponses } from './http/response-check.ts';
import { assertPolicies, controllersOf, routesOf } from './http/routes.ts';
import { boundRequests, createAdapter, observeRequests, parseJsonBodies } from './http/server.ts';
import { EdgeClient } from './identity/edge-client.ts';
import { readInternalJwks, readInternalKey } from './identity/internal-keys.ts';
import { type CallTimes, defaultCallTimes, ServiceClient } from './identity/service-client.ts';
import { TokenSigner } from './identity/token-signer.ts';
import { TokenVerifier } from './identity/token-verifier.ts';
import { kitModule } from './kit-module.ts';
import { Breakers, type BreakerTimes } from './operation/breakers.ts';
import type { Health } from './operation/health.ts';
import { Housekeeping } from './operation/housekeeping.ts';
import { createLog, type Log, NestLog } from './operation/log.ts';
import { Metrics } from './operation/metrics.ts';
import { createRelay } from './outbox/create-relay.ts';
import { keptMails } from './outbox/kept-mails.ts';
import type { RelayTimes } from './outbox/relay-times.ts';
import { contextOf } from './service-context.ts';
import { serviceManifests } from './services/manifests.ts';

export interface CreateOptions {
  env: NodeJS.ProcessEnv;
  /** False: no port is opened and the outbox is idle (commands such as `seed`). Default true. */
  listen?: boolean;
  /** Responses that don't fit their endpoint's schema become errors. For tests. */
  checkResponses?: boolean;
  /** Gets the routes whose requests left an entry in the audit trail, where responses are checked. */
  onRecorded?: (route: string) => void;
  relay?: Partial<RelayTimes>;
  /** Of calls to other services. */
  calls?: Partial<CallTimes & BreakerTimes>;
  log?: Log;
}

export interface RunningService {
  app: NestFastifyApplication;
  /** Empty when it doesn't listen. */
  url: string;
  /** Throws for a service without database. */
  readonly dataSource: DataSource;
  context: ServiceContext;
  config: ServiceConfig;
  log: Log;
  /** Makes `/readyz` return 503, so that load balancers use other processes. */
  drain(): void;
  /** Finishes requests in flight, then closes everything. */
  close(): Promise<void>;
}

/**
 * Starts a service: configuration, database, Nest, HTTP. Throws before anything listens when
 * something is wrong.
 */
export async function createService(definition: ServiceDefinition, options: CreateOptions): Promise<RunningService> {
  const config = readServiceConfig(definition, options.env);
  const signer = new TokenSigner(readInternalKey(config.INTERNAL_KEY));
  const verifier = new TokenVerifier(definition.domain, readInternalJwks(config.INTERNAL_JWKS));
  const log = options.log ?? createLog(definition.domain, config.LOG_LEVEL);
  const metrics = new Metrics();
  const breakers = new Breakers(log, metrics, options.calls);
  const client = new ServiceClient(signer, config, breakers, { ...defaultCallTimes, ...options.calls });
  const edge = new EdgeClient(signer, config.GATEWAY_INTERNAL_URLS, log);
  const data = await openDatabase(definition, config, log);
  let app: NestFastifyApplication | undefined;
  try {
    if (data) await assertSchema(definition.domain, data.database.dataSource);
    const kit = kitModule({ definition, config, signer, client, breakers, edge, metrics, data });
    app = await NestFactory.create<NestFastifyApplication>(
      rootModule(definition, kit),
      createAdapter(largestBody(definition.domain)),
      {
        logger: new NestLog(log),
        bodyParser: false,
        abortOnError: false,
      },
    );
    assertPolicies(
      routesOf(controllersOf((definition.controllers ?? []) as Type[], [...(definition.imports ?? []), kit])),
    );
    const context = contextOf(app, config);
    const idle = new IdleConnections(app.getHttpServer(), log);
    const health: Health = {
      stopping: false,
      check: () => checkHealth(definition, context, data?.database.dataSource),
    };
    await prepareHttp(app, { definition, config, verifier, context, log, metrics, health, options });
    const relay = createRelay({ definition, data, context, client, config, log, metrics, times: options.relay ?? {} });
    await app.init();
    const own = (definition.housekeepers ?? []).map((housekeeper) => context.get(housekeeper));
    const housekeeping = new Housekeeping([...own, keptMails(config.DATA_DIR)], log);
    let url = '';
    if (options.listen !== false) {
      await app.listen(Number(config[variable(definition.domain, 'PORT')]), config.HOST);
      url = (await app.getUrl()).replace('[::1]', '127.0.0.1');
      log.info({ address: app.getHttpServer().address() }, 'listening');
      await relay?.start();
      housekeeping.start();
    }
    const running = app;
    return {
      app,
      url,
      get dataSource() {
        if (!data) throw new Error(`The ${definition.domain} service has no database`);
        return data.database.dataSource;
      },
      context,
      config,
      log,
      drain() {
        health.stopping = true;
      },
      async close() {
        health.stopping = true;
        await Promise.all([idle.closeUntil(running.close()), relay?.stop(), housekeeping.stop()]);
        if (data?.database.dataSource.isInitialized) await data.database.dataSource.destroy();
      },
    };
  } catch (error) {
    await app?.close();
    if (data?.database.dataSource.isInitialized) await data.database.dataSource.destroy();
    throw error;
  }
}

/** In bytes: what the gateway forwards to any of its addresses. */
const largestBody = (domain: string): number => {
  const routes = serviceManifests.find((manifest) => manifest.domain === domain)?.routes ?? [];
  return Math.max(1, ...routes.map(({ bodyMegabytes = 1 }) => bodyMegabytes)) * 1_048_576;
};

function rootModule({ imports = [], controllers = [], providers = [] }: ServiceDefinition, kit: object): Type {
  class ServiceModule {}
  Module({ imports: [kit as Type, ...imports], controllers, providers })(ServiceModule);
  return ServiceModule;
}

interface HttpParts {
  definition: ServiceDefinition;
  config: ServiceConfig;
  verifier: TokenVerifier;
  context: ServiceContext;
  log: Log;
  metrics: Metrics;
  health: Health;
  options: CreateOptions;
}

async function prepareHttp(app: NestFastifyApplication, parts: HttpParts): Promise<void> {
  const { definition, config, verifier, context, log, metrics, health, options } = parts;
  const fastify = app.getHttpAdapter().getInstance();
  parseJsonBodies(fastify);
  boundRequests(fastify);
  keepCurrentRequest(fastify);
  observeRequests(fastify, log, metrics);
  boundBodies(fastify, log);
  addHealth(fastify, { health, metrics, log });
  if (options.checkResponses) {
    checkResponses(fastify);
    if (definition.entities?.includes(AuditEntryEntity)) checkAudits(fastify, options.onRecorded);
  }
  app.useGlobalGuards(new EndpointGuard(verifier, context));
  app.useGlobalFilters(new ProblemFilter(log));
  await definition.prepare?.(app, config);
}

async function assertSchema(domain: string, dataSource: DataSource): Promise<void> {
  const pending = await pendingMigrations(dataSource);
  if (pending.length === 0) return;
  throw new Error(
    `The database of the ${domain} service is behind by ${pending.length} migrations (${pending.join(', ')}). ` +
      'Run the service with the command "migrate" first.',
  );
}

async function checkHealth(definition: ServiceDefinition, context: ServiceContext, dataSource?: DataSource) {
  if (dataSource) await assertSchema(definition.domain, dataSource);
  await definition.ready?.(context);
}
