import { shownAccount, viewEnd } from '@arcada/contracts';
import { TestSite } from './gateway.fixture.ts';

let site: TestSite;
beforeEach(async () => {
  site = await TestSite.start();
  site.store.handler = (_request, response) => void response.writeHead(200).end('{}');
});
afterEach(() => site.stop());

/** A session in which an admin views the site as a customer. */
const viewing = () => {
  const { cookie, token } = site.signIn();
  const session = site.sessions.get(token);
  if (!session) throw new Error('no session');
  site.sessions.set(token, { ...session, viewedBy: 'the-admin' });
  return { cookie, token };
};

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('an admin who views the site as somebody can’t %s', async (method) => {
  const { cookie } = viewing();
  const refused = await site.send(method, '/api/cart/1/items', method === 'DELETE' ? undefined : {}, { cookie });
  expect([refused.status, refused.json.code]).toEqual([403, 'gateway.view-only']);
  expect(site.store.seen).toHaveLength(0);
  expect((await site.get('/api/orders', { cookie })).status).toBe(200);
});

test('the view itself can be ended, and so can the session', async () => {
  const { cookie } = viewing();
  expect((await site.send('POST', viewEnd, {}, { cookie })).status).toBe(200);
  expect((await site.send('POST', '/api/logout', {}, { cookie })).status).toBe(200);
  expect(site.identity.for(viewEnd)).toHaveLength(1);
  expect((await site.send('POST', '/api/login', {}, { cookie })).status).toBe(403);
});

test('identity is told that views are known here, and an eviction of the admin drops them', async () => {
  const { cookie, token } = viewing();
  await site.get('/api/orders', { cookie });
  expect(JSON.parse(site.identity.for('/internal/sessions/resolve')[0]?.body ?? '{}')).toMatchObject({
    readsViews: true,
  });
  const claims = JSON.parse(
    Buffer.from(site.store.seen[0]?.headers.authorization?.split('.')[1] ?? '', 'base64url').toString(),
  );
  expect(claims.viewedBy).toBe('the-admin');
  site.sessions.delete(token);
  expect((await site.tell('evict', { userId: 'the-admin' }, 'identity')).json).toEqual({ evicted: 1 });
});

test('a page of another account than the session’s changes nothing, but can sign out', async () => {
  const ana = site.signIn();
  const bruno = site.signIn();
  const post = (path: string, account: string) =>
    site.send('POST', path, {}, { cookie: bruno.cookie, [shownAccount.header]: account });
  const refused = await post('/api/cart/1/items', ana.userId);
  expect([refused.status, refused.json.code]).toEqual([409, shownAccount.refused]);
  expect(site.store.seen).toHaveLength(0);
  expect((await post('/api/cart/1/items', bruno.userId)).status).toBe(200);
  expect((await post('/api/logout', ana.userId)).status).toBe(200);
});
