import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { boundConnections } from '../src/edge/connection-bounds.ts';
import { call, TestSite } from './gateway.fixture.ts';

let site: TestSite;
const sockets: net.Socket[] = [];
const clip = '/api/learning/media/clip.mp4?signature=x';
const from = (address: string) => ({ 'x-forwarded-for': address });
/** More than the kernel buffers for a client that reads nothing. */
const large = Buffer.alloc(24 * 1024 * 1024);

interface Reader {
  socket: net.Socket;
  seen: { status: string; closed: boolean };
}
/** Sends a request and reads the head of the response, then nothing more. */
function readSlowly(path: string, headers: Record<string, string>, method = 'GET'): Promise<Reader> {
  const { port, hostname } = new URL(site.gateway.url);
  const lines = Object.entries({ host: 'shop.test', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return new Promise((resolve) => {
    const socket = net.connect(Number(port), hostname);
    const seen = { status: '', closed: false };
    sockets.push(socket);
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    socket.on('error', () => {});
    socket.on('close', () => {
      seen.closed = true;
    });
    socket.once('data', (chunk) => {
      socket.pause();
      seen.status = chunk.toString('latin1', 9, 12);
      resolve({ socket, seen });
    });
  });
}
const counts = (readers: Reader[], status: string) => readers.filter(({ seen }) => seen.status === status).length;
const inUse = () => site.gateway.parts.upstreams.need('learning').waiting;

describe('slow readers', () => {
  afterEach(async () => {
    // First, because stopping waits until they have been served.
    for (const socket of sockets.splice(0)) socket.destroy();
    await site.stop();
  });

  async function start(env: Record<string, string> = {}, bounds = {}) {
    site = await TestSite.start({ TRUSTED_PROXIES: '127.0.0.1', ...env }, { writeIdle: 60_000, ...bounds });
    site.learning.handler = ({ url }, response) =>
      url.startsWith('/api/learning/media')
        ? void response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': large.length }).end(large)
        : void response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }
  const others = async () => [
    (await site.get('/api/enrolments', from('203.0.113.250'))).status,
    (await site.get('/api/certificates/public-key', from('203.0.113.250'))).status,
  ];

  test('200 of one address get six streams, and the rest of the area works', async () => {
    await start();
    const readers = await Promise.all(Array.from({ length: 200 }, () => readSlowly(clip, from('203.0.113.1'))));
    expect([counts(readers, '200'), counts(readers, '429')]).toEqual([6, 194]);
    expect(await others()).toEqual([200, 200]);
    // Another address has streams of its own.
    const { seen } = await readSlowly(clip, from('203.0.113.2'));
    expect(seen.status).toBe('200');
  });

  test('of many addresses occupy only the slots of streams', async () => {
    await start({}, { streams: 8 });
    const readers = await Promise.all(
      Array.from({ length: 40 }, (_, number) => readSlowly(clip, from(`203.0.113.${number + 1}`))),
    );
    expect([counts(readers, '200'), counts(readers, '503')]).toEqual([8, 32]);
    expect(await others()).toEqual([200, 200]);
  });

  test('a client that reads nothing for a while is disconnected, and its slots are free again', async () => {
    await start({}, { streams: 2, writeIdle: 1000 });
    const readers = [await readSlowly(clip, from('203.0.113.1')), await readSlowly(clip, from('203.0.113.2'))];
    while (inUse() > 0) await sleep(10);
    const { seen } = await readSlowly(clip, from('203.0.113.3'));
    expect(seen.status).toBe('200');
    for (const { socket } of readers) socket.resume();
    while (readers.some(({ seen }) => !seen.closed)) await sleep(10);
  });

  test('a slow reader that keeps reading gets everything', async () => {
    // Its six pauses last longer together than the limit, and each of them much less.
    await start({}, { writeIdle: 2000 });
    let bytes = 0;
    await new Promise<void>((resolve, reject) => {
      http.get(`${site.gateway.url}${clip}`, { agent: false }, (response) => {
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          response.pause();
          setTimeout(() => response.resume(), bytes % (4 * 1024 * 1024) < chunk.length ? 400 : 0);
        });
        response.on('end', resolve);
        response.on('error', reject);
      });
    });
    expect(bytes).toBe(large.length);
  });

  test('a site that has nothing to send for a while is no slow reader', async () => {
    await start({}, { writeIdle: 100 });
    site.store.handler = async (_request, response) => {
      await sleep(500);
      response.end('{"late":true}');
    };
    expect((await site.get('/api/orders')).text).toBe('{"late":true}');
  });

  test('long responses count as streams wherever they come from', async () => {
    await start({ STREAMS_PER_ADDRESS: '2' });
    site.store.handler = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(large);
    const readers = await Promise.all([1, 2, 3].map(() => readSlowly('/api/orders', from('203.0.113.1'))));
    expect([counts(readers, '200'), counts(readers, '429')]).toEqual([2, 1]);
  });

  test('event streams leave the ordinary slots to others, and have a limit of their own for each person', async () => {
    await start({ UPSTREAM_CONCURRENCY: '2', STREAMS_PER_ADDRESS: '3' }, { streams: 5 });
    const usual = site.learning.handler;
    site.learning.handler = (request, response) => {
      if (request.method !== 'POST') return usual(request, response);
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' }).write(': waiting\n\n');
    };
    const [ana, rui] = [site.signIn(), site.signIn()];
    const posting = { origin: 'http://shop.test', 'content-type': 'application/json', 'content-length': '0' };
    const talk = (cookie: string) =>
      readSlowly('/api/enrolments', { ...from('203.0.113.1'), ...posting, cookie }, 'POST');
    const talks = [];
    for (const { cookie } of [ana, ana, ana, ana, rui, rui, rui]) talks.push(await talk(cookie));
    expect(talks.map(({ seen }) => seen.status)).toEqual(['200', '200', '200', '429', '200', '200', '503']);
    expect(await others()).toEqual([200, 200]);
  });

  test('members of one office have streams of their own each', async () => {
    await start({ STREAMS_PER_ADDRESS: '1' });
    const [ana, rui] = [site.signIn(), site.signIn()];
    const office = from('203.0.113.1');
    const readers = [
      await readSlowly(clip, { ...office, cookie: ana.cookie }),
      await readSlowly(clip, { ...office, cookie: rui.cookie }),
      await readSlowly(clip, { ...office, cookie: rui.cookie }),
    ];
    expect(readers.map(({ seen }) => seen.status)).toEqual(['200', '200', '429']);
  });
});

test('one address has a limited number of connections, proxies any', async () => {
  const server = http.createServer((_request, response) => void response.end('ok'));
  let exempt = false;
  boundConnections(server, 2, () => exempt);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const agent = () => new http.Agent({ keepAlive: true });
  const kept = [agent(), agent()];
  for (const one of kept) expect((await call(url, { agent: one })).status).toBe(200);
  expect(await call(url)).toMatchObject({ status: 429, json: { code: 'gateway.too-many-connections' } });
  exempt = true;
  expect((await call(url)).status).toBe(200);
  exempt = false;
  for (const one of kept) one.destroy();
  for (let status = 429; status !== 200; ) status = (await call(url)).status;
  server.close();
});
