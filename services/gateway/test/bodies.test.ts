import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Problem } from '@arcada/contracts';
import { defaultBounds } from '../src/bounds.ts';
import { call, TestSite } from './gateway.fixture.ts';
import { Upstream } from './upstream.fixture.ts';

let site: TestSite;
const sockets: net.Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await site.stop();
});

const kilobyte = 1024;
const fast = { ...defaultBounds.bodies, idle: 200, total: 60_000 };
const from = (address: string) => ({ 'x-forwarded-for': address });
const trusting = { TRUSTED_PROXIES: '127.0.0.1' };

interface Sender {
  socket: net.Socket;
  /** What was received, and whether the gateway has ended the connection. */
  seen: { text: string; ended: boolean };
}
/** Starts a request whose body the caller sends, or doesn't. */
function begin(target: string, bytes: number, headers: Record<string, string> = {}, method = 'POST'): Promise<Sender> {
  const { port, hostname } = new URL(site.gateway.url);
  const all = { host: 'shop.test', origin: 'http://shop.test', 'content-type': 'application/json', ...headers };
  const head = Object.entries({ ...all, 'content-length': String(bytes) }).map(([name, value]) => `${name}: ${value}`);
  return new Promise((resolve, reject) => {
    const seen = { text: '', ended: false };
    const socket = net.connect(Number(port), hostname, () => {
      socket.write(`${method} ${target} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`);
      resolve({ socket, seen });
    });
    sockets.push(socket);
    socket.on('data', (chunk) => {
      seen.text += chunk.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => {
      seen.ended = true;
    });
  });
}
async function until(done: () => boolean) {
  while (!done()) await sleep(5);
}

test('anonymous clients send little, members more', async () => {
  site = await TestSite.start();
  const { cookie } = site.signIn();
  const body = { text: 'x'.repeat(65 * kilobyte) };
  expect(await site.send('POST', '/api/cart', body)).toMatchObject({
    status: 413,
    json: {
      code: 'gateway.body-too-large',
      message: 'This is too large: at most 64 KB are accepted here. Make it smaller and try again.',
    },
  });
  expect((await site.send('POST', '/api/cart', body, { cookie: 'arcada_session=nobody' })).status).toBe(413);
  expect((await site.send('POST', '/api/cart', body, { cookie })).status).toBe(200);
  expect((await site.send('POST', '/api/login', body, { cookie })).status).toBe(413);
  const signed = { 'stripe-signature': 't=1', 'content-type': 'application/json' };
  const event = { method: 'POST', headers: signed, body: JSON.stringify(body) };
  expect((await call(`${site.gateway.url}/api/stripe/webhook`, event)).status).toBe(200);
});

test('members send more where the manifest of a service says so', async () => {
  const tools = new Upstream();
  await tools.start();
  site = await TestSite.start({ TOOLS_URL: tools.url });
  const { cookie } = site.signIn();
  const megabytes = (count: number) => ({ text: 'x'.repeat(count * 1024 * kilobyte) });
  expect((await site.send('POST', '/api/documents', megabytes(2), { cookie })).status).toBe(200);
  // A session that has ended: signing in helps, a shorter text doesn't.
  const ended = await site.send('POST', '/api/documents', megabytes(2), { cookie: 'arcada_session=ended' });
  expect([ended.status, (ended.json as Problem).code]).toEqual([401, 'gateway.sign-in-required']);
  const refused = await site.send('POST', '/api/documents', megabytes(3), { cookie, 'accept-language': 'es' });
  expect([refused.status, (refused.json as Problem).message]).toEqual([
    413,
    expect.stringContaining('3 MB como máximo'),
  ]);
  expect((await site.send('POST', '/api/cart', megabytes(2), { cookie })).status).toBe(413);
  await tools.kill();
});

test('300 unfinished bodies stay within the budget of their address, and others are served meanwhile', async () => {
  site = await TestSite.start(trusting, { bodiesOfAddress: 1024 * kilobyte });
  const senders = await Promise.all(
    Array.from({ length: 300 }, () => begin('/api/contact', 64 * kilobyte, from('203.0.113.1'))),
  );
  for (const { socket } of senders) socket.write('x'.repeat(63 * kilobyte));
  const isRefused = ({ seen }: Sender) => seen.text.includes('429');
  // 16 of them fill the budget; the limit of writes is 300.
  await until(() => senders.filter(isRefused).length >= 284);
  expect(senders.filter(({ seen }) => seen.text === '').length).toBeLessThanOrEqual(16);
  expect(site.gateway.parts.bodyBudget.bytes).toBeLessThanOrEqual(1024 * kilobyte);
  expect((await site.send('POST', '/api/cart', { a: 1 }, from('203.0.113.2'))).status).toBe(200);
  for (const { socket } of senders) socket.destroy();
  await until(() => site.gateway.parts.bodyBudget.bytes === 0);
});

test('all addresses together have a budget too', async () => {
  site = await TestSite.start(trusting, { bodiesOfAll: 100 * kilobyte });
  const senders = await Promise.all(
    [1, 2].map((number) => begin('/api/cart', 64 * kilobyte, from(`203.0.113.${number}`))),
  );
  for (const { socket } of senders) socket.write('x'.repeat(60 * kilobyte));
  await until(() => senders.some(({ seen }) => seen.text.includes('503')));
  expect(senders.filter(({ seen }) => seen.text === '')).toHaveLength(1);
});

test('a body that stalls is ended with a problem', async () => {
  site = await TestSite.start({}, { bodies: fast });
  const { socket, seen } = await begin('/api/cart', 100);
  socket.write('{"a":');
  await until(() => seen.ended);
  expect(seen.text).toMatch(/^HTTP\/1\.1 408 /);
  expect(seen.text).toContain('application/problem+json');
  expect(seen.text).toContain('gateway.request-too-slow');
  expect(site.store.seen).toEqual([]);
});

test('a slow body is accepted as long as data arrives, but not for ever', async () => {
  site = await TestSite.start({}, { bodies: { ...fast, idle: 2000, total: 3000 } });
  const patient = await begin('/api/cart', 4);
  for (const letter of 'true') {
    patient.socket.write(letter);
    await sleep(50);
  }
  await until(() => patient.seen.text !== '');
  expect(patient.seen.text).toMatch(/^HTTP\/1\.1 200 /);
  const endless = await begin('/api/cart', 10_000);
  const timer = setInterval(() => endless.socket.write('1'), 20);
  await until(() => endless.seen.ended);
  clearInterval(timer);
  expect(endless.seen.text).toMatch(/^HTTP\/1\.1 408 /);
});

test('a client that goes on sending reads why its body was given up', async () => {
  site = await TestSite.start({}, { bodies: { ...fast, total: 500 } });
  const answers = Array.from({ length: 5 }, async () => {
    const headers = { host: 'shop.test', origin: 'http://shop.test', 'content-type': 'application/json' };
    const request = http.request(`${site.gateway.url}/api/cart`, { method: 'POST', headers });
    const timer = setInterval(() => request.write('x'), 1);
    try {
      const [response] = (await once(request, 'response')) as [http.IncomingMessage];
      return [response.statusCode, ((await json(response)) as Problem).code];
    } finally {
      clearInterval(timer);
      request.on('error', () => undefined).destroy();
    }
  });
  for (const answer of await Promise.all(answers)) expect(answer).toEqual([408, 'gateway.request-too-slow']);
});

test('the rest of a refused body is not waited for', async () => {
  site = await TestSite.start({}, { bodies: fast });
  const { socket, seen } = await begin('/api/cart', 1000, { origin: 'http://evil.test' });
  socket.write('{');
  await until(() => seen.ended);
  expect(seen.text).toMatch(/^HTTP\/1\.1 403 /);
});

describe('files', () => {
  const octets = { 'content-type': 'application/octet-stream' };
  const target = '/api/content/courses/x/uploads';
  const bodies = { ...fast, total: 200, streamIdle: 600, rateAfter: 300, bytesPerSecond: 100 };

  test('over a slow connection have the time they need', async () => {
    site = await TestSite.start({}, { bodies });
    const chunk = 'x'.repeat(4 * kilobyte);
    const { socket, seen } = await begin(target, 20 * chunk.length, octets, 'PUT');
    for (let part = 0; part < 20; part += 1) {
      socket.write(chunk);
      await sleep(50);
    }
    await until(() => seen.text !== '');
    expect(seen.text).toMatch(/^HTTP\/1\.1 200 /);
    expect(site.learning.seen.at(-1)?.body).toHaveLength(20 * chunk.length);
  });

  test('that stall, or trickle in, are ended with a problem', async () => {
    site = await TestSite.start({}, { bodies });
    const silent = await begin(target, 1000, octets, 'PUT');
    silent.socket.write('x');
    const dropping = await begin(target, 1_000_000, octets, 'PUT');
    const timer = setInterval(() => dropping.socket.write('x'), 20);
    await until(() => silent.seen.ended && dropping.seen.ended);
    clearInterval(timer);
    for (const { seen } of [silent, dropping]) {
      expect(seen.text).toMatch(/^HTTP\/1\.1 408 /);
      expect(seen.text).toContain('gateway.request-too-slow');
    }
  });

  test('that a service stops reading are its fault, not their sender’s', async () => {
    site = await TestSite.start({}, { bodies });
    const deaf = net.createServer((socket) => {
      socket.pause();
      sockets.push(socket);
    });
    await new Promise<void>((resolve) => deaf.listen(0, '127.0.0.1', resolve));
    await site.gateway.close();
    await site.startGateway({ LEARNING_URL: `http://127.0.0.1:${(deaf.address() as net.AddressInfo).port}` });
    const { socket, seen } = await begin(target, 50_000_000, octets, 'PUT');
    socket.on('error', () => {});
    socket.write(Buffer.alloc(50_000_000));
    await until(() => seen.ended || seen.text !== '');
    expect(seen.text).toMatch(/^HTTP\/1\.1 504 /);
    deaf.close();
  });
});

test.each([
  ['read whole', 'POST', '/api/cart'],
  ['streamed', 'PUT', '/api/content/courses/x/uploads'],
])('rights are looked at again once a body has arrived: %s', async (_, method, target) => {
  site = await TestSite.start();
  const { store, learning } = site;
  const service = target.startsWith('/api/cart') ? store : learning;
  let whole = 0;
  service.handler = (_request, response) => {
    whole += 1;
    response.writeHead(200).end('{}');
  };
  const { cookie, userId, token } = site.signIn('admin');
  const send = async (change: () => Promise<void>) => {
    const { socket, seen } = await begin(target, 10, { cookie }, method);
    socket.write('{"a":');
    await sleep(50);
    await change();
    socket.write('"x"} ');
    await until(() => seen.text.includes('\r\n\r\n') || seen.ended);
    return seen.text;
  };
  expect(await send(async () => {})).toContain('200 OK');
  expect(whole).toBe(1);
  const demoted = await send(async () => {
    site.sessions.set(token, { ...(site.sessions.get(token) as never as object), role: 'customer' } as never);
    await site.tell('evict', { userId }, 'identity');
  });
  expect(demoted).toContain('gateway.rights-changed');
  const ended = await send(async () => {
    site.sessions.delete(token);
    await site.tell('evict', { userId }, 'identity');
  });
  expect(ended).toContain('gateway.rights-changed');
  expect(whole).toBe(1);
});
