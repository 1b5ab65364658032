import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { UnfinishedBodies } from './unfinished-bodies.ts';

test('a fault in ending one slow body is logged, costs its connection, and spares the others', async () => {
  const faults: unknown[] = [];
  let ended = 0;
  const end: ConstructorParameters<typeof UnfinishedBodies>[1] = (request, response) => {
    if (request.url === '/faulty') throw new Error('the headers were sent');
    ended += 1;
    response.writeHead(408, { connection: 'close' }).end();
  };
  const times = { idle: 40, total: 40, streamIdle: 40, rateAfter: 40, bytesPerSecond: 1 };
  const bodies = new UnfinishedBodies(times, end, { error: (fault) => faults.push(fault) });
  const server = createServer((request, response) => bodies.watch(request, response, false)).listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    const send = (path: string) => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
      socket.resume().write(`POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\nx`);
      return once(socket, 'close');
    };
    await Promise.all(['/faulty', '/slow', '/faulty', '/slow'].map(send));
    // Later looks still happen.
    await send('/slow');
    expect(ended).toBe(3);
    expect(faults).toEqual([new Error('the headers were sent'), new Error('the headers were sent')]);
  } finally {
    bodies.stop();
    server.close();
  }
});
