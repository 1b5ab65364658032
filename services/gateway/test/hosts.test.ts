import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { call, TestSite } from './gateway.fixture.ts';

let site: TestSite;
afterEach(() => site.stop());

const statusFor = async (host: string, to = '/api/cart/1', headers: Record<string, string> = {}) =>
  (await site.get(to, { host, ...headers })).status;
const write = async (host: string, origin: string) =>
  (
    await call(`${site.gateway.url}/api/cart`, {
      method: 'POST',
      headers: { host, origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: '{}',
    })
  ).status;

test("a request for another site's name is misdirected, whatever it requests", async () => {
  site = await TestSite.start({ SITE_URL: 'https://shop.example.com', ALLOWED_HOSTS: 'gateway' });
  for (const host of [
    'shop.example.com',
    'Shop.Example.com:443',
    'localhost:8080',
    '127.0.0.1',
    '[::1]:80',
    'gateway',
  ]) {
    expect([host, await statusFor(host)]).toEqual([host, 200]);
  }
  const foreign = ['evil.example', 'shop.example.com.evil.example', '192.0.2.7:18200', 'a@shop.example.com', '0.0.0.0'];
  for (const host of foreign) {
    for (const to of ['/api/cart/1', '/', '/dev/mail', '/registry.json', '/assets/a.js']) {
      expect([host, to, await statusFor(host, to)]).toEqual([host, to, 421]);
    }
  }
  expect((await site.get('/', { host: 'evil.example' })).json.code).toBe('gateway.unknown-host');
  // A probe uses the address of the machine.
  expect(await statusFor('10.0.0.7:8080', '/healthz')).toBe(200);
});

test('the Host of a request never determines the site’s own origin', async () => {
  site = await TestSite.start({ SITE_URL: 'https://shop.example.com' });
  expect(await write('shop.example.com', 'https://shop.example.com')).toBe(200);
  expect(await write('localhost', 'https://localhost')).toBe(403);
  expect(await write('shop.example.com', 'http://shop.example.com')).toBe(403);
  expect(await write('evil.example', 'https://evil.example')).toBe(421);
});

test('a site of this machine accepts all spellings of its own origin, and no other port', async () => {
  site = await TestSite.start({ SITE_URL: 'http://localhost:8080' });
  for (const origin of ['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080']) {
    expect([origin, await write('localhost:8080', origin)]).toEqual([origin, 200]);
  }
  for (const origin of ['http://localhost:3000', 'https://localhost:8080', 'http://evil.localhost:8080', 'null']) {
    expect([origin, await write('localhost:8080', origin)]).toEqual([origin, 403]);
  }
});

test('stored mails are shown only to a browser on this machine', async () => {
  site = await TestSite.start({ DEV_MAIL: 'true', SITE_URL: 'http://shop.test' });
  await fs.mkdir(path.join(site.dataDir, 'mail'), { recursive: true });
  expect(await statusFor('localhost', '/dev/mail')).toBe(200);
  expect(await statusFor('shop.test', '/dev/mail')).toBe(404);
  for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
    expect([header, await statusFor('localhost', '/dev/mail', { [header]: '203.0.113.9' })]).toEqual([header, 404]);
  }
});

test('a site of this machine is open to this machine only, by both of its addresses', async () => {
  site = await TestSite.start({ HOST: '', SITE_URL: 'http://localhost:8080' });
  const port = Number(new URL(site.gateway.url).port);
  const opens = (host: string) =>
    new Promise<boolean>((resolve) => {
      const socket = net.connect(port, host, () => resolve(true)).on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
  expect(await opens('127.0.0.1')).toBe(true);
  // Any other address of the machine, here one that always exists: only a listener on all addresses
  // accepts it.
  expect(await opens('127.0.0.2')).toBe(false);
  const response = await call(`http://[::1]:${port}/api/cart/1`).catch(({ code }: NodeJS.ErrnoException) => code);
  expect([200, 'EADDRNOTAVAIL', 'EAFNOSUPPORT']).toContain(typeof response === 'object' ? response.status : response);
});

test('a public site is open to the network', async () => {
  site = await TestSite.start({ HOST: '', SITE_URL: 'https://shop.example.com' });
  const { port } = new URL(site.gateway.url);
  const response = await call(`http://127.0.0.2:${port}/api/cart/1`, { headers: { host: 'shop.example.com' } });
  expect(response.status).toBe(200);
});
