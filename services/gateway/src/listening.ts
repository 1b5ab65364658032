import type http from 'node:http';
import net from 'node:net';
import { reachOf } from '@arcada/service-kit/config';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { GatewayConfig } from './config.ts';

const lacksFamily = (error: unknown) =>
  ['EAFNOSUPPORT', 'EADDRNOTAVAIL'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Opens the public port: on HOST, on the loopback for a site of this machine, else on all addresses. */
export async function listen(
  app: NestFastifyApplication,
  server: http.Server,
  { HOST, PORT, SITE_URL }: Pick<GatewayConfig, 'HOST' | 'PORT' | 'SITE_URL'>,
): Promise<net.Server[]> {
  if (HOST) await app.listen(PORT, HOST);
  else if (reachOf(SITE_URL) !== 'local') await listenEverywhere(app, PORT);
  else {
    await app.listen(PORT, '127.0.0.1');
    return [server, ...(await listenBeside(server, (server.address() as net.AddressInfo).port))];
  }
  return [server];
}

/** Both address families where the machine has both. */
async function listenEverywhere(app: NestFastifyApplication, port: number): Promise<void> {
  try {
    await app.listen(port, '::');
  } catch (error) {
    if (!lacksFamily(error)) throw error;
    await app.listen(port, '0.0.0.0');
  }
}

/** `localhost` is ::1 for many programs: the same server accepts those connections. */
async function listenBeside(server: http.Server, port: number): Promise<net.Server[]> {
  const beside = net.createServer((socket) => void server.emit('connection', socket));
  try {
    await new Promise<void>((resolve, reject) => {
      beside.once('error', reject);
      beside.listen({ port, host: '::1' }, () => resolve());
    });
    return [beside];
  } catch (error) {
    if (lacksFamily(error)) return [];
    throw error;
  }
}

/** Accepts no new connections; resolves when the open ones have ended. */
export const ended = (servers: readonly net.Server[]): Promise<unknown> =>
  Promise.all(
    servers.map(
      // http's own close would also cut kept connections on which a request may be arriving.
      (server) => new Promise<void>((resolve) => net.Server.prototype.close.call(server, () => resolve())),
    ),
  );
