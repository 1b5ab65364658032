import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AuditChains, AuditPage, SavedView, SiteHealth, TrailEntry, TrailVerdict } from '@arcada/contracts';
import { buildUser, startService, type TestService } from '@arcada/testing/service';
import { adminDefinition } from '../src/definition.ts';

const clara = buildUser({ role: 'admin', username: 'clara' });
const gone = buildUser({ role: 'admin' });
const entry = (number: number, minute: number, actorId: string | null = clara.id): TrailEntry => ({
  number,
  at: `2026-11-01T10:${String(minute).padStart(2, '0')}:00.000Z`,
  action: 'blog.post.changed',
  subject: { kind: 'post', id: `post-${number}` },
  actorId,
  actorRole: 'admin',
  client: '198.51.100.7',
  requestId: null,
  before: { status: 'draft' },
  after: { status: 'published' },
  hash: `hash-${number}`,
});

const verdict = (count: number, more: object = {}): TrailVerdict => ({ count, hash: `hash-${count}`, ...more });

/** What the other services hold; undefined: the service is down. */
let trails: Record<string, TrailEntry[] | undefined>;
let questions: URL[];
let service: TestService;
let neighbours: Server;

beforeAll(async () => {
  neighbours = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://neighbour.test');
    questions.push(url);
    const [, domain = '', ...rest] = url.pathname.split('/');
    const path = rest.join('/');
    const trail = trails[domain];
    const respond = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (path === 'readyz') return respond(trail ? 200 : 503, {});
    if (path === 'internal/deliveries/dead') return respond(trail ? 200 : 503, { count: trail?.length });
    if (path === 'internal/users') return respond(200, [{ id: clara.id, username: 'clara' }]);
    if (path === 'internal/audit/chain' && trail) {
      const from = Number(url.searchParams.get('from'));
      return respond(200, from === 0 && trail.length > 2 ? verdict(2, { more: true }) : verdict(trail.length));
    }
    if (path !== 'internal/audit' || !trail) return respond(503, {});
    const below = Number(url.searchParams.get('below') ?? Number.POSITIVE_INFINITY);
    const found = trail.filter(({ number }) => number < below).toReversed();
    const entries = found.slice(0, Number(url.searchParams.get('limit')));
    const called = url.searchParams.get('called');
    if (found.some(({ hash }) => hash === undefined)) return respond(200, entries);
    if (!called) return respond(200, { entries, searched: null });
    // Two are looked at in each call.
    const [looked, last] = [found.slice(0, 2), found[1]];
    const searched = last && found.length > 2 ? { number: last.number, at: last.at } : null;
    respond(200, { entries: looked.filter(({ action }) => action === called), searched });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => neighbours.once('listening', resolve));
  const url = `http://127.0.0.1:${(neighbours.address() as AddressInfo).port}`;
  const env = Object.fromEntries(
    ['identity', 'store', 'learning', 'blog', 'tools'].map((domain) => [
      `${domain.toUpperCase()}_URL`,
      `${url}/${domain}`,
    ]),
  );
  service = await startService(adminDefinition, { env });
});
beforeEach(() => {
  questions = [];
  trails = {
    identity: [entry(1, 1), entry(2, 9, gone.id)],
    store: [entry(1, 3), entry(2, 5), entry(3, 7, null)],
    learning: [],
    blog: [entry(1, 2), entry(2, 4)],
    tools: [],
  };
});
afterAll(async () => {
  neighbours.close();
  await service.stop();
});

const read = async (query = '') => (await service.as(clara).get<AuditPage>(`api/admin/audit?${query}`)).body;
const names = ({ items }: AuditPage) => items.map(({ service: domain, number }) => `${domain} ${number}`);

test('entries of all services are one list, newest first, with the names of those who acted', async () => {
  const page = await read();
  expect(names(page)).toEqual(['identity 2', 'store 3', 'store 2', 'blog 2', 'store 1', 'blog 1', 'identity 1']);
  expect(page.items.map(({ actorName }) => actorName)).toEqual([null, null, ...Array(5).fill('clara')]);
  expect([page.next, page.missing]).toEqual([null, []]);
  expect(page.items[1]?.hash).toBe('hash-3');
});

test('entries of a service of an earlier release, without their hashes, are read', async () => {
  const { hash: _hash, ...earlier } = entry(1, 1);
  trails = { identity: [earlier], store: [], learning: [], blog: [], tools: [] };
  expect(await read()).toMatchObject({ items: [{ service: 'identity', number: 1 }], missing: [] });
});

test('what has a name is called by it, an account by the one that it has now', async () => {
  const named = (number: number, kind: string, id: string, name: string | null) => ({
    ...entry(number, number),
    subject: { kind, id, name },
  });
  const identity = [named(1, 'account', clara.id, null), named(3, 'account', gone.id, null)];
  trails = { identity, store: [named(2, 'order', '7', 'A-000007')], blog: [] };
  const page = await read();
  expect(page.items.map(({ subject }) => subject.name)).toEqual([null, 'A-000007', 'clara']);
});

test('pages follow one another without a gap or a repetition, also when entries are added meanwhile', async () => {
  const first = await read('pageSize=3');
  expect(names(first)).toEqual(['identity 2', 'store 3', 'store 2']);
  trails.store?.push(entry(4, 20));
  const second = await read(`pageSize=3&after=${first.next}`);
  expect(names(second)).toEqual(['blog 2', 'store 1', 'blog 1']);
  const third = await read(`pageSize=3&after=${second.next}`);
  expect([names(third), third.next]).toEqual([['identity 1'], null]);
});

test('the chains of all services are followed in parts, those that end at once only in the first', async () => {
  trails.blog = undefined;
  const follow = (query = '') => service.as(clara).get<AuditChains>(`api/admin/audit/chains${query}`);
  const first = (await follow()).body;
  expect(Object.fromEntries(first.items.map((item) => [item.service, item.verdict]))).toEqual({
    identity: verdict(2),
    store: verdict(2, { more: true }),
    learning: verdict(0),
    blog: null,
    tools: verdict(0),
  });
  expect(first).toMatchObject({ next: 'store.2', checkedAt: expect.any(String) });
  const second = (await follow(`?after=${first.next}`)).body;
  expect(second).toMatchObject({ items: [{ service: 'store', verdict: verdict(3) }], next: null });
  expect((await follow('?after=store.x')).body).toMatchObject({ code: 'admin.audit.unknown-cursor' });
  for (const role of ['customer', 'producer'] as const)
    expect((await service.as(buildUser({ role })).get('api/admin/audit/chains')).status).toBe(403);
  expect((await service.anonymous.get('api/admin/audit/chains')).status).toBe(401);
});

test('a service that is down is named, the others are read', async () => {
  trails.store = undefined;
  const page = await read();
  expect(page.missing).toEqual(['store']);
  expect(names(page)).toEqual(['identity 2', 'blog 2', 'blog 1', 'identity 1']);
});

test('a search that is long goes on where it ended, and finds all in their order', async () => {
  const called = 'store.rare.thing';
  const common = Array.from({ length: 7 }, (_, at) => entry(at + 1, 10 + at));
  const rare = (number: number, second: number) => ({ ...entry(number, second), action: called });
  trails = {
    identity: [],
    store: [rare(1, 1), ...common.slice(1)],
    learning: [],
    blog: [rare(1, 2), rare(2, 15)],
    tools: [],
  };
  const pages: AuditPage[] = [];
  for (let after = ''; ; ) {
    const page = await read(`called=${called}${after && `&after=${after}`}`);
    pages.push(page);
    if (page.next === null) break;
    after = page.next;
  }
  expect(pages.map(names)).toEqual([['blog 2'], [], [], ['blog 1', 'store 1']]);
  expect(pages.map(({ searchedTo }) => searchedTo)).toEqual([
    ...[5, 3, 1].map((at) => (common[at] as TrailEntry).at),
    null,
  ]);
});

test('filters are passed on; of one service only that is asked', async () => {
  await read(
    `service=store&action=store.order&called=store.order.refunded&actor=${clara.id}&kind=order&subject=7&from=2026-11-01&to=2026-11-02`,
  );
  const asked = questions.filter(({ pathname }) => pathname.endsWith('/internal/audit'));
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/store/internal/audit']);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    limit: '51',
    action: 'store.order',
    called: 'store.order.refunded',
    actor: clara.id,
    kind: 'order',
    subject: '7',
    from: '2026-11-01',
    to: '2026-11-02',
  });
});

test('is for admins only, and refuses a page that it didn’t name', async () => {
  expect((await service.anonymous.get('api/admin/audit')).status).toBe(401);
  for (const role of ['customer', 'producer'] as const)
    expect((await service.as(buildUser({ role })).get('api/admin/audit')).status).toBe(403);
  for (const after of ['x', 'store.0', 'store.1.2', 'mars.3', 'store.-1'])
    expect((await service.as(clara).get(`api/admin/audit?after=${after}`)).status).toBe(400);
});

test('each service is ready, not ready or away', async () => {
  trails.store = undefined;
  const { body } = await service.as(clara).get<SiteHealth>('api/admin/health');
  expect(Object.fromEntries(body.map(({ service: domain, state }) => [domain, state]))).toEqual({
    identity: 'ready',
    registry: 'away',
    store: 'not-ready',
    learning: 'ready',
    blog: 'ready',
    tools: 'ready',
  });
  expect(Object.fromEntries(body.map(({ service: domain, deadDeliveries }) => [domain, deadDeliveries]))).toEqual({
    identity: 2,
    registry: null,
    store: null,
    learning: 0,
    blog: 2,
    tools: 0,
  });
  expect((await service.as(buildUser()).get('api/admin/health')).status).toBe(403);
});

const viewsOf = (user = clara) => service.as(user);

test('an admin’s views are saved by name, for that admin alone, exported and erased with the account', async () => {
  const save = (name: string, query: string) => viewsOf().post<SavedView>('api/admin/views/users', { name, query });
  const first = (await save('Producers', 'role=producer')).body;
  expect((await save('producers', 'role=producer&sort=username')).body).toMatchObject({
    id: first.id,
    name: 'producers',
  });
  const [one, two] = await Promise.all([save('Twice', 'q=a'), save('Twice', 'q=b')]);
  expect([one.status, two.status, one.body.id === two.body.id]).toEqual([200, 200, true]);
  const list = () => viewsOf().get<SavedView[]>('api/admin/views/users');
  expect((await list()).body.map(({ name }) => name)).toEqual(['producers', 'Twice']);
  expect((await viewsOf().get('api/admin/views/orders')).body).toEqual([]);
  const other = buildUser({ role: 'admin' });
  expect((await viewsOf(other).get('api/admin/views/users')).body).toEqual([]);
  expect((await viewsOf(other).delete(`api/admin/views/users/${first.id}`)).status).toBe(404);
  expect((await save(' ', '')).status).toBe(400);
  for (let number = 3; number <= 20; number++) await save(`View ${number}`, '');
  expect((await save('One more', '')).status).toBe(409);
  expect((await viewsOf().delete(`api/admin/views/users/${first.id}`)).status).toBe(204);
  expect((await list()).body).toHaveLength(19);
  const stored = () => service.from('identity').get<{ views: object[] }>(`internal/users/${clara.id}/export`);
  expect((await stored()).body.views[0]).toEqual({ page: 'users', name: 'Twice', query: expect.stringMatching(/^q=/) });
  const payload = { userId: clara.id, emailKeys: [] };
  await service.from('identity').post('internal/events', { id: randomUUID(), name: 'identity.user.erased', payload });
  expect((await stored()).body.views).toEqual([]);
});
