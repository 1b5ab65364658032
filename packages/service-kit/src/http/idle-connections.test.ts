import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { createLog } from '../operation/log.ts';
import { IdleConnections } from './idle-connections.ts';

let server: Server;
let idle: IdleConnections;
let finish: (() => void) | undefined;
beforeEach(async () => {
  server = createServer((_request, response) => {
    response.write('begun');
    finish = () => response.end();
  });
  idle = new IdleConnections(server, createLog('store', 'silent'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => server.close());

async function connected(): Promise<Socket> {
  const accepted = once(server, 'connection');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  await Promise.all([once(socket, 'connect'), accepted]);
  return socket;
}

test('a connection without a request is closed, whether it had one before or not', async () => {
  const unused = await connected();
  const used = await connected();
  used.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  await once(used, 'data');
  idle.close();
  await once(unused, 'close');
  // A request in flight is finished first.
  expect(used.destroyed).toBe(false);
  const closed = idle.closeUntil(new Promise((resolve) => server.close(resolve)));
  finish?.();
  await Promise.all([once(used, 'close'), closed]);
});
