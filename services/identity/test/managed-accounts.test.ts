import type { ManagedUser } from '@arcada/contracts';
import { AuditEntryEntity, verifyTrail } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { MoreThan, type QueryRunner } from 'typeorm';
import { AccountEntity } from '../src/accounts/account.entity.ts';
import { FillLastSeen1796500000002 } from '../src/migrations/fill-last-seen.ts';
import { goodPassword } from './harness/browser.ts';
import { signedIn } from './harness/people.ts';
import { Site } from './harness/site.ts';

describe.each(databases())('accounts in the hands of admins on %s', (kind) => {
  let site: Site;
  beforeEach(async () => {
    site = await Site.start(kind);
  });
  afterEach(() => site.stop());

  const trail = () =>
    site.database.read.find(AuditEntryEntity, { where: { number: MoreThan(0) }, order: { number: 'ASC' } });
  type Person = Awaited<ReturnType<typeof signedIn>>;
  const act = (admin: Person, id: string, what: string, body: object = {}) =>
    admin.browser.post<ManagedUser & { code?: string }>(`api/admin/users/${id}/${what}`, body);

  it('a disabled account is signed out everywhere and can’t sign in until it is enabled', async () => {
    const admin = await signedIn(site, 'admin');
    const ana = await signedIn(site, 'customer');
    site.evicted.length = 0;
    const disabled = await act(admin, ana.id, 'disable');
    expect(disabled.body.disabledAt).toEqual(expect.any(String));
    const state = () => site.service.from('tools').get(`internal/users/${ana.id}/state`);
    expect((await state()).body).toEqual({ disabled: true });
    expect(site.evicted).toEqual([ana.id]);
    expect((await ana.browser.get('api/user')).status).toBe(401);
    const refused = await site.browser().post<{ code: string }>('api/login', {
      username: ana.username,
      password: goodPassword,
    });
    expect([refused.status, refused.body.code]).toEqual([403, 'identity.account.disabled']);
    const wrong = await site.browser().post('api/login', { username: ana.username, password: 'wrong-password-1' });
    expect(wrong.status).toBe(401);
    // A second time keeps the first moment.
    expect((await act(admin, ana.id, 'disable')).body.disabledAt).toBe(disabled.body.disabledAt);
    const { body } = await admin.browser.get<{ items: ManagedUser[] }>('api/admin/users?disabled=true');
    expect(body.items.map(({ id }) => id)).toEqual([ana.id]);
    expect((await act(admin, ana.id, 'enable')).body.disabledAt).toBeNull();
    expect((await state()).body).toEqual({ disabled: false });
    expect((await site.service.from('store').get(`internal/users/${ana.id}/state`)).status).toBe(403);
    expect((await site.browser().signIn(ana.username)).status).toBe(200);
    expect((await trail()).map(({ action }) => action)).toEqual([
      'identity.account.disabled',
      'identity.account.disabled',
      'identity.account.enabled',
    ]);
    expect(JSON.stringify(await trail())).not.toContain(ana.username);
  });

  it('an admin who can sign in is always left, also when two disable each other', async () => {
    const one = await signedIn(site, 'admin');
    const two = await signedIn(site, 'admin');
    expect((await act(one, one.id, 'disable')).body.code).toBe('identity.account.own');
    const both = await Promise.all([act(one, two.id, 'disable'), act(two, one.id, 'disable')]);
    expect(both.map(({ status }) => status).sort()[0]).toBe(200);
    const left = await site.database.read.findBy(AccountEntity, { role: 'admin' });
    expect(left.filter(({ disabledAt }) => disabledAt === null)).toHaveLength(1);
    const [winner, loser] = left[0]?.disabledAt === null ? [left[0], left[1]] : [left[1], left[0]];
    const admin = winner?.id === one.id ? one : two;
    // A disabled admin doesn't count as one who is left.
    expect((await act(admin, admin.id, 'role', { role: 'customer' })).status).toBe(409);
    expect((await act(admin, loser?.id ?? '', 'enable')).status).toBe(200);
    expect((await act(admin, admin.id, 'role', { role: 'customer' })).status).toBe(200);
  });

  it('ends the sessions of an account, its own but the current one', async () => {
    const admin = await signedIn(site, 'admin');
    const ana = await signedIn(site, 'customer');
    const phone = site.browser();
    await phone.signIn(ana.username);
    const sessions = (id: string) =>
      admin.browser.get<{ count: number; lastSeenAt: string | null }>(`api/admin/users/${id}/sessions`);
    const { lastSeenAt } = (await sessions(ana.id)).body;
    expect((await sessions(ana.id)).body).toEqual({ count: 2, lastSeenAt: expect.any(String) });
    const listed = await admin.browser.get<{ items: object[] }>(`api/admin/users?q=${ana.username}`);
    expect(listed.body.items).toMatchObject([{ id: ana.id, lastSeenAt }]);
    // As an account from before its last use was written down.
    await site.database.read.update(AccountEntity, { id: ana.id }, { lastSeenAt: null });
    await site.database.transaction(({ queryRunner }) =>
      new FillLastSeen1796500000002().up(queryRunner as QueryRunner),
    );
    expect((await act(admin, ana.id, 'end-sessions')).status).toBe(200);
    // Its sessions are gone, but it was used.
    expect((await sessions(ana.id)).body).toEqual({ count: 0, lastSeenAt: expect.any(String) });
    expect((await phone.get('api/user')).status).toBe(401);
    const elsewhere = site.browser();
    await elsewhere.signIn(admin.username);
    expect((await act(admin, admin.id, 'end-sessions')).status).toBe(200);
    expect((await admin.browser.get('api/user')).status).toBe(200);
    expect((await elsewhere.get('api/user')).status).toBe(401);
  });

  it('mails a link for a new password, not more often than anybody may', async () => {
    const admin = await signedIn(site, 'admin');
    const ana = await signedIn(site, 'customer');
    const statuses: number[] = [];
    for (let time = 0; time < 12; time++) statuses.push((await act(admin, ana.id, 'send-reset')).status);
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
    expect((await site.mailsTo(ana.email)).join('\n')).toContain('?token=');
    expect((await ana.browser.get('api/user')).status).toBe(200);
  });

  it('mails no link to an address that belongs to another account', async () => {
    const admin = await signedIn(site, 'admin');
    const owner = await signedIn(site, 'customer');
    const claimant = await site.browser().register({ email: owner.email });
    const before = (await site.mailsTo(owner.email)).length;
    const refused = { status: 409, body: { code: 'identity.mail.address-of-another' } };
    expect(await act(admin, claimant.id, 'send-reset')).toMatchObject(refused);
    expect(await site.mailsTo(owner.email)).toHaveLength(before);
    expect(await trail()).toEqual([]);
    expect((await act(admin, owner.id, 'send-reset')).status).toBe(200);
  });

  it.each([
    ['demoted', { role: 'customer' }],
    ['disabled', { disabledAt: new Date() }],
  ] as const)('neither exports nor erases for a %s admin whose token is older', async (_, change) => {
    const other = await signedIn(site, 'admin');
    const ana = await signedIn(site, 'customer');
    const stale = site.callerFor(await site.resolve(other.browser.cookie as string));
    await site.database.read.update(AccountEntity, { id: other.id }, change);
    const refused = { status: 403, body: { code: 'identity.role.forbidden' } };
    expect(await stale.post(`api/admin/users/${ana.id}/export`)).toMatchObject(refused);
    expect(await stale.post(`api/admin/users/${ana.id}/erase`, { username: ana.username })).toMatchObject(refused);
    expect((await ana.browser.get('api/user')).status).toBe(200);
    expect(await trail()).toEqual([]);
  });

  it('exports and erases on request, only the account that was named, with both on record', async () => {
    const admin = await signedIn(site, 'admin');
    const ana = await signedIn(site, 'customer');
    const exported = await admin.browser.post<{
      account: { id: string; email: string };
      sessions: { current: boolean }[];
    }>(`api/admin/users/${ana.id}/export`);
    expect(exported.body.account.id).toBe(ana.id);
    expect(exported.body.sessions.map(({ current }) => current)).toEqual([false]);
    expect((await act(admin, ana.id, 'erase', { username: admin.username })).body.code).toBe(
      'identity.account.other-username',
    );
    expect((await act(admin, admin.id, 'erase', { username: admin.username })).status).toBe(409);
    expect((await act(admin, ana.id, 'erase', { username: ana.username.toUpperCase() })).status).toBe(204);
    const { email } = exported.body.account;
    expect(
      (await site.mailsTo(email)).filter((mail) => /erased your account|apagou sua conta/.test(mail)),
    ).toHaveLength(1);
    expect((await admin.browser.get(`api/admin/users/${ana.id}`)).status).toBe(404);
    expect((await ana.browser.get('api/user')).status).toBe(401);
    expect((await act(admin, ana.id, 'erase', { username: ana.username })).status).toBe(404);
    expect((await trail()).map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ['identity.account.exported', ana.id],
      ['identity.account.erased', ana.id],
    ]);
    expect(await verifyTrail(site.database)).toMatchObject({ count: 2 });
  });
});
