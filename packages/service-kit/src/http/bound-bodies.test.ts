import net, { type AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createLog } from '../operation/log.ts';
import { boundBodies } from './bound-bodies.ts';
import { createAdapter, parseJsonBodies } from './server.ts';

let fastify: FastifyInstance;
const sockets: net.Socket[] = [];
beforeEach(async () => {
  fastify = createAdapter().getInstance() as unknown as FastifyInstance;
  parseJsonBodies(fastify);
  boundBodies(fastify, createLog('store', 'silent'), {
    idle: 200,
    total: 400,
    streamIdle: 600,
    rateAfter: 300,
    bytesPerSecond: 100,
  });
  fastify.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  fastify.post('/', async (request) => {
    const body = request.body as Readable | object;
    if (!(Symbol.asyncIterator in body)) return body;
    let bytes = 0;
    for await (const chunk of body) {
      bytes += (chunk as Buffer).length;
      if (bytes > 100_000) throw Object.assign(new Error('too large'), { statusCode: 413 });
    }
    return { bytes };
  });
  await fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await fastify.close();
});

function begin(type: string, bytes: number): { socket: net.Socket; seen: { text: string; ended: boolean } } {
  const seen = { text: '', ended: false };
  const socket = net.connect((fastify.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.write(
    `POST / HTTP/1.1\r\nhost: x\r\naccept-language: es\r\ncontent-type: ${type}\r\ncontent-length: ${bytes}\r\n\r\n`,
  );
  socket.on('data', (chunk) => {
    seen.text += chunk.toString();
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    seen.ended = true;
  });
  return { socket, seen };
}
async function until(done: () => boolean) {
  while (!done()) await sleep(5);
}

test('a file over a slow connection has the time it needs', async () => {
  const { socket, seen } = begin('application/octet-stream', 20_000);
  for (let part = 0; part < 20; part += 1) {
    socket.write('x'.repeat(1000));
    await sleep(50);
  }
  await until(() => seen.text.includes('bytes'));
  expect(seen.text).toContain('{"bytes":20000}');
});

test.each([
  ['a file in which nothing comes', 'application/octet-stream'],
  ['JSON in which nothing comes', 'application/json'],
])('%s is given up with a problem in the reader’s language', async (_name, type) => {
  const { socket, seen } = begin(type, 1000);
  socket.write('{');
  await until(() => seen.ended);
  expect(seen.text).toMatch(/^HTTP\/1\.1 408 /);
  expect(seen.text).toContain('application/problem+json');
  expect(seen.text).toContain('demasiado lento');
});

test('a trickle of bytes is ended', async () => {
  const { socket, seen } = begin('application/octet-stream', 1_000_000);
  const timer = setInterval(() => socket.write('x'), 20);
  await until(() => seen.ended);
  clearInterval(timer);
  expect(seen.text).toContain('request.too-slow');
});

test('a body that is refused before it has arrived is no longer watched', async () => {
  const { socket, seen } = begin('application/octet-stream', 50_000_000);
  const sending = setInterval(() => socket.write('x'.repeat(20_000)), 5);
  await until(() => seen.text.includes('413'));
  // Longer than the pause between two looks: a fault in one of them would end the process.
  await sleep(500);
  clearInterval(sending);
  const after = begin('application/json', 2);
  after.socket.write('{}');
  await until(() => after.seen.text.includes('200'));
  await until(() => seen.ended);
});
