import { randomUUID } from 'node:crypto';
import { givenNoticeSchema, type KeysetPage, type ManagedUser, type NewUserDays, type User } from '@arcada/contracts';
import { AuditEntryEntity, OutboxEntity, sha256 } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { MoreThan, type QueryRunner } from 'typeorm';
import { AccountEntity } from '../src/accounts/account.entity.ts';
import { searchColumns } from '../src/accounts/account-keys.ts';
import { FillSearchWords1796300000002 } from '../src/migrations/fill-search-words.ts';
import { goodPassword } from './harness/browser.ts';
import { signedIn } from './harness/people.ts';
import { Site } from './harness/site.ts';

type Page = KeysetPage<ManagedUser>;

describe.each(databases())('roles on %s', (kind) => {
  let site: Site;
  beforeEach(async () => {
    site = await Site.start(kind);
  });
  afterEach(() => site.stop());

  const adminCount = () => site.database.read.countBy(AccountEntity, { role: 'admin' });

  it('grants and declines the roles people requested', async () => {
    const admin = await signedIn(site, 'admin');
    const hopeful = site.browser();
    const user = await hopeful.register({ role: 'producer' });
    const bold = await site.browser().register({ role: 'admin' });
    const { body } = await admin.browser.get<Page>('api/admin/users?pending=true');
    expect(body.items.map(({ id }) => id).sort()).toEqual([user.id, bold.id].sort());
    const requestOf = (id: string) => body.items.find((item) => item.id === id)?.roleRequest?.id;

    site.evicted.length = 0;
    const granted = await admin.browser.post<ManagedUser>(`api/admin/role-requests/${requestOf(user.id)}/grant`);
    expect(granted.body).toMatchObject({ role: 'producer', requestedRole: null, roleRequest: null });
    expect(site.evicted).toEqual([user.id]);
    expect((await hopeful.get<User>('api/user')).body.role).toBe('producer');

    const declined = await admin.browser.post(`api/admin/role-requests/${requestOf(bold.id)}/decline`);
    expect(declined.body).toMatchObject({ role: 'customer', requestedRole: null });
    const twice = await admin.browser.post(`api/admin/role-requests/${requestOf(bold.id)}/grant`);
    expect(twice.status).toBe(404);
    const trail = await site.database.read.find(AuditEntryEntity, {
      where: { number: MoreThan(0) },
      order: { number: 'ASC' },
    });
    expect(trail).toMatchObject([
      {
        action: 'identity.role-request.granted',
        subjectId: user.id,
        actorId: admin.id,
        before: { role: 'customer', requestedRole: 'producer' },
        after: { role: 'producer', requestedRole: null },
      },
      { action: 'identity.role-request.declined', subjectId: bold.id, after: { requestedRole: null } },
    ]);
    expect((await site.mailsTo(bold.email)).join('\n')).toContain('não foi aprovado');
    const mails = (await site.mailsTo(user.email)).join('\n');
    expect(mails).toContain('tipo de conta agora é produtor de conteúdo');
    expect(mails).toMatch(/href="[^"]+\/dashboard\/content"/);
    const rows = await site.database.read.findBy(OutboxEntity, { name: 'identity.notice.given' });
    const notices = rows.map(({ payload }) => givenNoticeSchema.parse(JSON.parse(payload)));
    expect(notices.find(({ userId }) => userId === user.id)).toMatchObject({
      kind: 'role',
      title: { en: 'Your account type has changed' },
      text: {
        en: 'Your account type is now content producer. You can now write courses, articles and products.',
        es: expect.stringContaining('productor'),
      },
      path: '/dashboard/content',
      mails: false,
    });
    expect(notices.find(({ userId }) => userId === bold.id)?.text.en).toContain('was not approved');
    expect(notices).toHaveLength(2);
  });

  it('counts new accounts by day', async () => {
    const admin = await signedIn(site, 'admin');
    const person = await signedIn(site, 'customer');
    const made = (id: string, time: string) =>
      site.database.read.update(AccountEntity, { id }, { createdAt: new Date(time) });
    await made(admin.id, '2026-03-01T23:59:59.999Z');
    await made(person.id, '2026-03-02T00:00:00.000Z');
    const days = async (query: string) =>
      (await admin.browser.get<NewUserDays>(`api/admin/users/days?${query}`)).body.days;
    expect(await days('from=2026-03-01&to=2026-03-02')).toEqual([
      { day: '2026-03-01', newUsers: 1 },
      { day: '2026-03-02', newUsers: 1 },
    ]);
    expect(await days('from=2026-03-02&to=2026-03-31')).toEqual([{ day: '2026-03-02', newUsers: 1 }]);
  });

  it('lets a signed-in person request a role, one request at a time', async () => {
    const browser = site.browser();
    await browser.register();
    expect((await browser.post<User>('api/role-requests', { role: 'producer' })).body.requestedRole).toBe('producer');
    const both = await Promise.all([
      browser.post<User>('api/role-requests', { role: 'admin' }),
      browser.post<User>('api/role-requests', { role: 'admin' }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await browser.get<User>('api/user')).body).toMatchObject({ role: 'customer', requestedRole: 'admin' });
  });

  it('takes no request by which an admin would become less, nor keeps one', async () => {
    const admin = await signedIn(site, 'admin');
    for (const role of ['producer', 'customer'])
      expect(await admin.browser.post('api/role-requests', { role })).toMatchObject({
        status: 409,
        body: { code: 'identity.role.admin-asks' },
      });
    const browser = site.browser();
    const { id } = await browser.register({ role: 'producer' });
    const { body } = await admin.browser.post<ManagedUser>(`api/admin/users/${id}/role`, { role: 'admin' });
    expect(body).toMatchObject({ role: 'admin', roleRequest: null });
    expect((await browser.get<User>('api/user')).body).toMatchObject({ role: 'admin', requestedRole: null });
  });

  it('grants only what the admin has read: another role is another request', async () => {
    const admin = await signedIn(site, 'admin');
    const browser = site.browser();
    const user = await browser.register({ role: 'producer' });
    const waiting = async () => {
      const { body } = await admin.browser.get<Page>('api/admin/users?pending=true');
      return body.items.find(({ id }) => id === user.id)?.roleRequest;
    };
    const read = await waiting();
    expect(read?.role).toBe('producer');
    await browser.post('api/role-requests', { role: 'producer' });
    expect(await waiting()).toEqual(read);
    await browser.post('api/role-requests', { role: 'admin' });
    for (const decision of ['grant', 'decline']) {
      const late = await admin.browser.post(`api/admin/role-requests/${read?.id}/${decision}`);
      expect(late.body).toMatchObject({ status: 404, code: 'identity.role-request.not-found' });
    }
    expect((await browser.get<User>('api/user')).body).toMatchObject({ role: 'customer', requestedRole: 'admin' });
    const asked = await waiting();
    expect(asked?.role).toBe('admin');
    await admin.browser.post(`api/admin/role-requests/${asked?.id}/grant`);
    expect((await browser.get<User>('api/user')).body.role).toBe('admin');
  });

  it('answers a decision again whose response was lost, and decides once', async () => {
    const [admin, other] = [await signedIn(site, 'admin'), await signedIn(site, 'admin')];
    for (const [decision, role] of [
      ['grant', 'producer'],
      ['decline', 'customer'],
    ] as const) {
      const user = await site.browser().register({ role: 'producer' });
      const { items } = (await admin.browser.get<Page>('api/admin/users?pending=true')).body;
      const path = `api/admin/role-requests/${items.find(({ id }) => id === user.id)?.roleRequest?.id}`;
      const answers = await Promise.all([1, 2].map(() => admin.browser.post(`${path}/${decision}`)));
      for (const { status, body } of answers) expect({ status, body }).toMatchObject({ status: 200, body: { role } });
      expect((await other.browser.post(`${path}/${decision}`)).status).toBe(404);
      const opposite = decision === 'grant' ? 'decline' : 'grant';
      expect((await admin.browser.post(`${path}/${opposite}`)).status).toBe(404);
      const entries = await site.database.read.query(
        `select count(*) as n from audit_entry where subject_id = '${user.id}' and action like 'identity.role-request.%'`,
      );
      expect(Number(entries[0].n)).toBe(1);
    }
  });

  it('revokes a role at once', async () => {
    const admin = await signedIn(site, 'admin');
    const other = await signedIn(site, 'admin');
    expect((await other.browser.get('api/admin/users')).status).toBe(200);
    const response = await admin.browser.post(`api/admin/users/${other.id}/role`, { role: 'customer' });
    expect(response.status).toBe(200);
    expect((await other.browser.get('api/admin/users')).status).toBe(403);
  });

  it('refuses a demoted admin whose token is older', async () => {
    const admin = await signedIn(site, 'admin');
    const other = await signedIn(site, 'admin');
    const stale = site.callerFor(await site.resolve(other.browser.cookie as string));
    await admin.browser.post(`api/admin/users/${other.id}/role`, { role: 'customer' });
    const response = await stale.post(`api/admin/users/${other.id}/role`, { role: 'admin' });
    expect(response.status).toBe(403);
  });

  it('protects the last admin from demotion', async () => {
    const admin = await signedIn(site, 'admin');
    const demotion = await admin.browser.post(`api/admin/users/${admin.id}/role`, { role: 'customer' });
    expect(demotion.body).toMatchObject({ status: 409, code: 'identity.role.last-admin' });
    expect(await adminCount()).toBe(1);
  });

  it('lets no admin erase the own account, until another has changed the role on record', async () => {
    const [admin, other] = [await signedIn(site, 'admin'), await signedIn(site, 'admin')];
    const erase = () => admin.browser.send('DELETE', 'api/user', { password: goodPassword });
    expect((await erase()).body).toMatchObject({ status: 409, code: 'identity.role.admin' });
    expect(await adminCount()).toBe(2);
    await other.browser.post(`api/admin/users/${admin.id}/role`, { role: 'customer' });
    expect((await erase()).status).toBe(204);
  });

  it('erases no account that becomes an admin’s at the same moment', async () => {
    const admin = await signedIn(site, 'admin');
    for (let round = 0; round < 5; round++) {
      const { browser, id } = await signedIn(site, 'customer');
      const [promotion, erasure] = await Promise.all([
        admin.browser.post(`api/admin/users/${id}/role`, { role: 'admin' }),
        browser.send('DELETE', 'api/user', { password: goodPassword }),
      ]);
      const left = await site.database.read.existsBy(AccountEntity, { id, role: 'admin' });
      expect([promotion.status, erasure.status, left]).toEqual(left ? [200, 409, true] : [404, 204, false]);
    }
  });

  it('keeps an admin when the last two demote each other at once', async () => {
    for (let round = 0; round < 5; round++) {
      await site.database.read.update(AccountEntity, { role: 'admin' }, { role: 'customer' });
      const [one, two] = [await signedIn(site, 'admin'), await signedIn(site, 'admin')];
      const responses = await Promise.all([
        one.browser.post(`api/admin/users/${two.id}/role`, { role: 'customer' }),
        two.browser.post(`api/admin/users/${one.id}/role`, { role: 'customer' }),
      ]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 403]);
      expect(await adminCount()).toBe(1);
    }
  });

  it('finds accounts by name, address and role', async () => {
    const admin = await signedIn(site, 'admin');
    const user = await site.browser().register({ username: 'Zé_100%', fullName: 'Márcia Conceição' });
    const found = async (query: string) =>
      (await admin.browser.get<Page>(`api/admin/users?${query}`)).body.items.map(({ id }) => id);
    for (const q of ['zé_100%', 'marcia conceicao', 'CONCEIÇÃO', user.email]) {
      expect(await found(`q=${encodeURIComponent(q)}`)).toEqual([user.id]);
    }
    expect(await found('q=%25%25')).toEqual([]);
    expect(await found('role=customer')).toEqual([user.id]);
    const first = (await admin.browser.get<Page>('api/admin/users?limit=1&sort=username&dir=asc')).body;
    expect(first.total).toBe(2);
    expect(await found(`limit=1&sort=username&dir=asc&after=${first.next}`)).not.toEqual([first.items[0]?.id]);
    expect((await admin.browser.get(`api/admin/users?after=${first.next}`)).status).toBe(400);
  });

  it('finds accounts from before the search had an index, and by words that very many have', async () => {
    const admin = await signedIn(site, 'admin');
    const old = await site.browser().register({ username: 'José Antigo' });
    const page = async (query: string) => (await admin.browser.get<Page>(`api/admin/users?${query}`)).body;
    await site.database.read.update(AccountEntity, { id: old.id }, { searchWords: null });
    expect((await page('q=jose')).items).toEqual([]);
    await site.database.transaction(({ queryRunner }) =>
      new FillSearchWords1796300000002().up(queryRunner as QueryRunner),
    );
    expect((await page('q=jose')).items.map(({ id }) => id)).toEqual([old.id]);

    const one = await site.database.read.findOneByOrFail(AccountEntity, { id: old.id });
    const many = Array.from({ length: 1001 }, (_, at) => {
      const names = { username: `ubiquitous-${at}`, email: `u-${at}@example.com`, fullName: null };
      const keys = { usernameKey: sha256(names.username), emailKey: sha256(names.email) };
      const createdAt = new Date(Date.UTC(2020, 0, 1, 0, at));
      return { ...one, ...names, ...keys, ...searchColumns(names), id: randomUUID(), createdAt };
    });
    for (let at = 0; at < many.length; at += 50)
      await site.database.read.insert(AccountEntity, many.slice(at, at + 50) as object[]);
    const { items, total } = await page('q=ubiquitous&limit=2');
    expect([total, ...items.map(({ id }) => id)]).toEqual([1001, many[1000]?.id, many[999]?.id]);
    expect((await page('q=UBIQUITOUS-777&role=customer')).items.map(({ id }) => id)).toEqual([many[777]?.id]);
    expect((await page('q=ubiquitous-777&role=producer')).items).toEqual([]);
  });
});
