import type http from 'node:http';
import type net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { drainMilliseconds } from '@arcada/service-kit/process';
import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { defaultBounds } from './bounds.ts';
import type { GatewayConfig } from './config.ts';
import { DevMailController } from './dev-mail/dev-mail.controller.ts';
import { publicServer } from './edge/public-server.ts';
import { GatewayParts } from './gateway-parts.ts';
import { HealthController } from './health/health.controller.ts';
import { InternalController } from './internal/internal.controller.ts';
import { ended, listen } from './listening.ts';
import { ProblemFilter } from './problem.filter.ts';
import { requestIdOf } from './responses/response-writer.ts';
import { defaultPolicy } from './responses/security-headers.ts';

/** How long kept connections may still bring a request while the gateway stops. */
const lastRequests = 1000;
/** In all it is done a little before the process would be ended. */
const longestStop = drainMilliseconds - 2 * lastRequests;

@Module({})
class GatewayModule {
  static with(parts: GatewayParts, controllers: DynamicModule['controllers']): DynamicModule {
    return { module: GatewayModule, controllers, providers: [{ provide: GatewayParts, useValue: parts }] };
  }
}

export interface RunningGateway {
  url: string;
  internalUrl: string;
  parts: GatewayParts;
  /** Stops taking connections, finishes what is in flight (24 s at most). */
  close: () => Promise<void>;
}

const nestOptions = { logger: false, abortOnError: false } as const;

async function publicApp(parts: GatewayParts): Promise<{ app: NestFastifyApplication; server: http.Server }> {
  let server: http.Server | undefined;
  const adapter = new FastifyAdapter({
    serverFactory: (framework: http.RequestListener) => {
      server = publicServer(parts.edge, framework, parts.serverOptions);
      return server;
    },
    genReqId: (request: http.IncomingMessage) => requestIdOf(request),
  });
  adapter.getInstance().addHook('onRequest', async (request, reply) => {
    const headers = [
      ...parts.responses.always,
      'content-security-policy',
      defaultPolicy,
      'x-request-id',
      requestIdOf(request.raw),
    ];
    for (let index = 0; index < headers.length; index += 2) reply.header(headers[index] as string, headers[index + 1]);
    if (parts.responses.closing) reply.header('connection', 'close');
  });
  const controllers = [HealthController, DevMailController];
  const app = await NestFactory.create<NestFastifyApplication>(
    GatewayModule.with(parts, controllers),
    adapter,
    nestOptions,
  );
  app.useGlobalFilters(new ProblemFilter(parts));
  await app.init();
  if (!server) throw new Error('Fastify did not ask for a server');
  return { app, server };
}

async function internalApp(parts: GatewayParts): Promise<NestFastifyApplication> {
  const controllers = [HealthController, InternalController];
  const app = await NestFactory.create<NestFastifyApplication>(
    GatewayModule.with(parts, controllers),
    new FastifyAdapter({ keepAliveTimeout: 72_000 }),
    nestOptions,
  );
  app.useGlobalFilters(new ProblemFilter(parts));
  return app;
}

/** Starts both listeners. The public one responds once the first composition was asked for. */
export async function startGateway(config: GatewayConfig, bounds = defaultBounds): Promise<RunningGateway> {
  const parts = new GatewayParts(config, bounds);
  const internal = await internalApp(parts);
  await internal.listen(config.GATEWAY_INTERNAL_PORT, config.GATEWAY_INTERNAL_HOST ?? config.HOST ?? '127.0.0.1');
  const { app, server } = await publicApp(parts);
  await parts.endedSessions.start();
  await parts.releases.start();
  const listeners = await listen(app, server, config);
  const port = (server.address() as net.AddressInfo).port;
  parts.log.info({ addresses: listeners.map((listener) => listener.address()) }, 'listening');
  const close = async () => {
    if (parts.stopping) return;
    parts.stopping = true;
    parts.responses.closing = true;
    parts.releases.stop();
    parts.endedSessions.stop();
    parts.bodies.stop();
    const done = ended(listeners);
    await Promise.race([done, sleep(lastRequests)]);
    server.closeIdleConnections();
    const late = new AbortController();
    await Promise.race([done, sleep(longestStop, undefined, { signal: late.signal }).catch(() => undefined)]);
    late.abort();
    server.closeAllConnections();
    await app.close();
    await internal.close();
    await parts.upstreams.close();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    internalUrl: (await internal.getUrl()).replace('[::1]', '127.0.0.1'),
    parts,
    close,
  };
}
