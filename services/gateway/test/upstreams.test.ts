import http from 'node:http';
import { call, TestSite } from './gateway.fixture.ts';
import { gate } from './upstream.fixture.ts';

let site: TestSite;
beforeEach(async () => {
  site = await TestSite.start({ UPSTREAM_TIMEOUT_MS: '2500', DEV_MAIL: 'true' });
});
afterEach(() => site.stop());

test('a service that is killed affects only its own area, and recovers', async () => {
  expect((await site.get('/api/cart/1')).status).toBe(200);
  await site.store.kill();
  const down = await site.get('/api/cart/1');
  expect(down).toMatchObject({ status: 503, json: { code: 'gateway.upstream-unavailable', area: 'store' } });
  expect((await site.get('/api/user')).status).toBe(200);
  expect((await site.get('/')).status).toBe(200);
  await site.store.start();
  expect((await site.get('/api/cart/1')).status).toBe(200);
});

test('a service that hangs times out, and one that breaks off in the middle is noticed', async () => {
  site.store.handler = () => {};
  expect(await site.get('/api/cart/1')).toMatchObject({ status: 504, json: { area: 'store' } });
  site.store.handler = (_request, response) => {
    response.writeHead(200, { 'content-length': '1000000' });
    response.write('x'.repeat(500_000));
    setImmediate(() => response.destroy());
  };
  await expect(site.get('/api/cart/1')).rejects.toThrow();
  expect(site.gateway.parts.upstreams.need('store').waiting).toBe(0);
});

test('a kept connection that the service has closed is no error for readers', async () => {
  await site.get('/api/cart/1');
  let first = true;
  site.store.handler = (_request, response) => {
    if (first) {
      first = false;
      response.socket?.destroy();
    } else response.end('{"again":true}');
  };
  expect((await site.get('/api/cart/1')).text).toBe('{"again":true}');
  first = true;
  // A change is repeated only under a key that makes it safe.
  expect((await site.send('POST', '/api/cart', {})).status).toBe(503);
  first = true;
  expect((await site.send('POST', '/api/cart', {}, { 'idempotency-key': 'k' })).status).toBe(200);
});

test('large responses are forwarded as they arrive, compressed for clients that accept it', async () => {
  const text = JSON.stringify('abcdefgh'.repeat(100_000));
  site.store.handler = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(text);
  };
  expect((await site.get('/api/orders')).text).toBe(text);
  const packed = await fetch(`${site.gateway.url}/api/orders`, { headers: { 'accept-encoding': 'br' } });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(await packed.text()).toBe(text);
});

test('a visitor who leaves does not keep a slot at the service', async () => {
  const { opened, open } = gate();
  site.store.handler = async (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' });
    response.write('x'.repeat(300_000));
    await opened;
    response.end();
  };
  await new Promise<void>((resolve) => {
    const request = http.get(`${site.gateway.url}/api/orders`, { agent: false }, (response) => {
      response.once('data', () => {
        request.destroy();
        resolve();
      });
      response.on('error', () => {});
    });
  });
  while (site.gateway.parts.upstreams.need('store').waiting > 0) await new Promise(setImmediate);
  open();
});

test('release files are streamed, not buffered', async () => {
  let received = 0;
  site.registry.handler = (request, response) => {
    // The gateway also polls it for what is live.
    if (request.method === 'PUT') received = request.body.length;
    response.writeHead(204).end();
  };
  const answer = await call(`${site.gateway.url}/api/admin/releases/store/1/files/web/a.js`, {
    method: 'PUT',
    headers: { 'x-release-token': 't', 'content-type': 'application/octet-stream' },
    body: Buffer.alloc(5 * 1024 * 1024),
  });
  expect(answer.status).toBe(204);
  expect(received).toBe(5 * 1024 * 1024);
});

describe('stopping', () => {
  test('finishes what is in flight and accepts nothing new', async () => {
    const { opened, open } = gate();
    site.store.handler = async (_request, response) => {
      await opened;
      response.end('{"done":true}');
    };
    const inFlight = Array.from({ length: 5 }, (_, index) => site.get(`/api/cart/${index}`));
    while (site.store.seen.length < 5) await new Promise(setImmediate);
    const stopped = site.gateway.close();
    const ready = await fetch(`${site.gateway.internalUrl}/readyz`);
    expect(ready.status).toBe(503);
    await expect(site.get('/healthz')).rejects.toThrow('ECONNREFUSED');
    open();
    for (const answer of await Promise.all(inFlight)) expect(answer.text).toBe('{"done":true}');
    await stopped;
  });

  test('loses no request of visitors with kept connections', async () => {
    site.store.handler = (_request, response) => void response.end('{}');
    const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });
    const results = { ok: 0, refused: 0 };
    let going = true;
    const visitor = async () => {
      while (going) {
        try {
          const { status } = await call(`${site.gateway.url}/api/cart/1`, { agent });
          if (status === 200) results.ok += 1;
        } catch (error) {
          // A new connection may be refused: its client goes to another gateway.
          expect(error).toMatchObject({ code: 'ECONNREFUSED' });
          results.refused += 1;
          going = false;
        }
      }
    };
    const visitors = [visitor(), visitor(), visitor(), visitor()];
    while (results.ok < 50) await new Promise(setImmediate);
    await site.gateway.close();
    await Promise.all(visitors);
    expect(results.refused).toBeGreaterThan(0);
    agent.destroy();
  });
});
