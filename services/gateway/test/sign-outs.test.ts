import { hash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { TestSite } from './gateway.fixture.ts';
import type { Handler } from './upstream.fixture.ts';

let site: TestSite;
let answering: Handler;
const start = async (env: Record<string, string> = {}) => {
  site = await TestSite.start(env, { resolveSession: 300, signOut: 300, tellEndedEvery: 50 });
  const resolve = site.identity.handler;
  answering = (request, response) => {
    if (request.url !== '/internal/sessions/end') return resolve(request, response);
    const { tokenHash } = JSON.parse(request.body) as { tokenHash: string };
    for (const token of site.sessions.keys()) if (hashOf(token) === tokenHash) site.sessions.delete(token);
    response.writeHead(204).end();
  };
  site.identity.handler = answering;
};
beforeEach(() => start());
afterEach(() => site.stop());

const hashOf = (token: string) => hash('sha256', token, 'hex');
const never = () => {};
const signOut = (cookie: string) => site.send('POST', '/api/logout', undefined, { cookie });
const ordersSeen = async (cookie: string) => {
  await site.get('/api/orders', { cookie });
  const claims = site.store.for('/api/orders').at(-1)?.headers.authorization?.split('.')[1] ?? '';
  return JSON.parse(Buffer.from(claims, 'base64url').toString()).sub as string | undefined;
};
const folder = () => path.join(site.dataDir, 'gateway', 'ended-sessions');
const kept = () => fs.readdir(folder()).catch(() => []);
const told = () => site.identity.for('/internal/sessions/end').map(({ body }) => JSON.parse(body).tokenHash as string);
const until = async (isSo: () => boolean | Promise<boolean>) => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
};

const signedOut = {
  status: 204,
  text: '',
  headers: {
    'set-cookie': [
      'arcada_session=; Path=/; SameSite=Lax; HttpOnly; Max-Age=0',
      'arcada_signed_in=; Path=/; SameSite=Lax; Max-Age=0',
    ],
    'cache-control': 'no-store',
  },
};

const set = async (handler: Handler) => {
  site.identity.handler = handler;
};

test.each([
  ['hangs', () => set(never), () => set(answering)],
  ['is down', () => site.identity.kill(), () => site.identity.start()],
  ['has no database', () => set((_, response) => void response.writeHead(503).end()), () => set(answering)],
])(
  'who signs out while identity %s is signed out here, and identity is told until it confirms',
  async (_name, fail, recover) => {
    const { cookie, userId, token } = site.signIn();
    const other = site.signIn();
    expect([await ordersSeen(cookie), await ordersSeen(other.cookie)]).toEqual([userId, other.userId]);
    await fail();
    expect(await signOut(cookie)).toMatchObject(signedOut);
    // Anonymous from now on, although identity would still say otherwise.
    expect([await ordersSeen(cookie), await ordersSeen(other.cookie)]).toEqual([undefined, other.userId]);
    expect(await signOut(cookie)).toMatchObject(signedOut);
    expect(await kept()).toEqual([hashOf(token)]);
    expect((await fs.stat(path.join(folder(), hashOf(token)))).mode & 0o777).toBe(0o600);
    await recover();
    await until(async () => (await kept()).length === 0);
    expect([site.sessions.has(token), site.sessions.has(other.token)]).toEqual([false, true]);
    expect(await ordersSeen(cookie)).toBeUndefined();
  },
);

test('a session unknown to this gateway ends too', async () => {
  const { cookie, token } = site.signIn();
  site.identity.handler = never;
  expect(await signOut(cookie)).toMatchObject(signedOut);
  expect(site.identity.for('/api/logout')).toEqual([]);
  site.identity.handler = answering;
  await until(() => !site.sessions.has(token));
});

test('a restart loses no ended session', async () => {
  const { cookie, token } = site.signIn();
  site.identity.handler = never;
  await signOut(cookie);
  await site.gateway.close();
  const before = told().length;
  let confirms = false;
  // Back, but with a fault of its own: as good as not told.
  site.identity.handler = (request, response) => {
    if (request.url !== '/internal/sessions/end' || confirms) return answering(request, response);
    response.writeHead(500).end();
  };
  await site.startGateway();
  expect(await ordersSeen(cookie)).toBeUndefined();
  await until(() => told().length > before + 1);
  expect(new Set(told())).toEqual(new Set([hashOf(token)]));
  expect(await kept()).toEqual([hashOf(token)]);
  confirms = true;
  await until(async () => (await kept()).length === 0);
  expect(site.sessions.has(token)).toBe(false);
});

test('without a session there is nothing to end, and other sites end none', async () => {
  const { cookie, userId } = site.signIn();
  expect(await ordersSeen(cookie)).toBe(userId);
  site.identity.handler = never;
  expect(await site.send('POST', '/api/logout')).toMatchObject(signedOut);
  const foreign = await site.send('POST', '/api/logout', undefined, { cookie, origin: 'http://elsewhere.test' });
  expect(foreign.status).toBe(403);
  expect(foreign.headers['set-cookie']).toBeUndefined();
  expect(await kept()).toEqual([]);
  expect(await ordersSeen(cookie)).toBe(userId);
});

test('a full disk keeps no one signed in', async () => {
  const { cookie, token } = site.signIn();
  await fs.mkdir(path.dirname(folder()), { recursive: true });
  await fs.writeFile(folder(), 'in the way');
  site.identity.handler = never;
  expect(await signOut(cookie)).toMatchObject(signedOut);
  site.identity.handler = answering;
  await until(() => !site.sessions.has(token));
  await fs.rm(folder());
});

test('under TLS the cookies are ended by their own names', async () => {
  await site.stop();
  await start({ SITE_URL: 'https://shop.test' });
  const { token } = site.signIn();
  site.identity.handler = never;
  const headers = { cookie: `__Host-arcada_session=${token}`, origin: 'https://shop.test' };
  expect((await site.send('POST', '/api/logout', undefined, headers)).headers['set-cookie']).toEqual([
    '__Host-arcada_session=; Path=/; SameSite=Lax; Secure; HttpOnly; Max-Age=0',
    'arcada_signed_in=; Path=/; SameSite=Lax; Secure; Max-Age=0',
  ]);
});
