import { adminStep } from '@arcada/contracts';
import { databases } from '@arcada/testing/database';
import { SessionEntity } from '../src/sessions/session.entity.ts';
import { type Browser, goodPassword } from './harness/browser.ts';
import { signedIn } from './harness/people.ts';
import { Site } from './harness/site.ts';

const minutes = 60_000;

describe.each(databases())('confirmation of the password on %s', (kind) => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.start(kind);
  });
  afterAll(() => site.stop());

  const sessionOf = async ({ cookie }: Browser, adminArea = false) => {
    const session = await site.resolve(cookie as string, adminArea);
    if (!session) throw new Error('no session');
    return session;
  };
  /** As if the password had been typed, and the admin area been used, that long ago. */
  const age = async (browser: Browser, confirmed: number, used = confirmed) => {
    const { sessionId } = await sessionOf(browser);
    const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);
    const changes = { confirmedAt: ago(confirmed), adminSeenAt: ago(used) };
    await site.database.read.update(SessionEntity, { id: sessionId }, changes);
  };
  const confirm = (browser: Browser, password = goodPassword) => browser.post('api/user/confirm', { password });
  const refusal = { status: 403, body: { code: adminStep.code } };

  it('is needed again after 15 minutes without use of the admin area', async () => {
    const { browser } = await signedIn(site, 'admin');
    expect((await browser.get('api/admin/users')).status).toBe(200);
    await age(browser, 60 * minutes, 15 * minutes);
    expect(await browser.get('api/admin/users')).toMatchObject(refusal);
    // A refused call is no use of the area.
    expect(await browser.get('api/admin/users')).toMatchObject(refusal);
    expect((await browser.get('api/user')).status).toBe(200);
    expect((await confirm(browser)).status).toBe(204);
    expect((await browser.get('api/admin/users')).status).toBe(200);
  });

  it('is put off by each use of the admin area, and by nothing else', async () => {
    const { browser } = await signedIn(site, 'admin');
    await age(browser, 60 * minutes, 14.9 * minutes);
    const before = (await sessionOf(browser)).adminUntil;
    expect((await sessionOf(browser)).adminUntil).toBe(before);
    expect((await browser.get('api/user')).status).toBe(200);
    expect((await sessionOf(browser)).adminUntil).toBe(before);
    expect((await browser.get('api/admin/users')).status).toBe(200);
    expect((await sessionOf(browser)).adminUntil).toBeGreaterThan(Date.now() + 14 * minutes);
  });

  it('is needed 8 hours after it was typed, however much the admin area is used', async () => {
    const { browser } = await signedIn(site, 'admin');
    const hours = adminStep.mostHours * 60 * minutes;
    await age(browser, hours - minutes, 0);
    const { adminUntil } = await sessionOf(browser, true);
    expect(adminUntil).toBeGreaterThan(Date.now());
    expect(adminUntil).toBeLessThanOrEqual(Date.now() + minutes);
    expect((await browser.get('api/admin/users')).status).toBe(200);
    await age(browser, hours, 0);
    expect(await browser.get('api/admin/users')).toMatchObject(refusal);
    expect((await browser.get('api/user')).status).toBe(200);
    expect((await confirm(browser)).status).toBe(204);
    expect((await browser.get('api/admin/users')).status).toBe(200);
  });

  it('is needed within 5 minutes before a role is given', async () => {
    const { browser } = await signedIn(site, 'admin');
    const { id } = await site.browser().register();
    const give = () => browser.post(`api/admin/users/${id}/role`, { role: 'producer' });
    await age(browser, 5.1 * minutes, 0);
    expect((await browser.get('api/admin/users')).status).toBe(200);
    expect(await give()).toMatchObject(refusal);
    expect(await browser.post('api/admin/role-requests/00000000-0000-4000-8000-000000000000/grant')).toMatchObject(
      refusal,
    );
    expect((await confirm(browser)).status).toBe(204);
    expect((await give()).status).toBe(200);
  });

  it('is needed by an admin to end another session, not to end the own one', async () => {
    const { browser, username } = await signedIn(site, 'admin');
    const owner = site.browser();
    await owner.signIn(username);
    const other = `api/user/sessions/${(await sessionOf(owner)).sessionId}`;
    await age(browser, 5 * minutes + 1000, 0);
    expect(await browser.send('DELETE', other)).toMatchObject(refusal);
    expect(await owner.whoAmI()).toBe(200);
    expect((await browser.send('DELETE', `api/user/sessions/${(await sessionOf(browser)).sessionId}`)).status).toBe(
      204,
    );
    expect(await browser.whoAmI()).toBe(401);
    await age(owner, 60 * minutes);
    const third = site.browser();
    await third.signIn(username);
    const last = `api/user/sessions/${(await sessionOf(third)).sessionId}`;
    expect(await owner.send('DELETE', last)).toMatchObject(refusal);
    expect((await confirm(owner)).status).toBe(204);
    expect((await owner.send('DELETE', last)).status).toBe(204);
    expect(await third.whoAmI()).toBe(401);
  });

  it('is needed within 5 minutes before an admin ends all sessions of an account', async () => {
    const { browser, id, username } = await signedIn(site, 'admin');
    const owner = site.browser();
    await owner.signIn(username);
    const other = await signedIn(site, 'admin');
    const end = (account: string) => browser.post(`api/admin/users/${account}/end-sessions`);
    await age(browser, 5.1 * minutes, 0);
    for (const account of [id, other.id]) expect(await end(account)).toMatchObject(refusal);
    expect([await owner.whoAmI(), await other.browser.whoAmI()]).toEqual([200, 200]);
    expect((await confirm(browser)).status).toBe(204);
    expect((await end(id)).status).toBe(200);
    expect([await owner.whoAmI(), await browser.whoAmI()]).toEqual([401, 200]);
  });

  it('is needed within 5 minutes before an admin’s name changes, under which answers are published', async () => {
    const { browser } = await signedIn(site, 'admin');
    const rename = (fullName: string | null, who = browser) => who.send('PATCH', 'api/user', { fullName });
    expect((await rename('Clara Díaz')).status).toBe(200);
    await age(browser, 5.1 * minutes, 0);
    for (const name of ['Arcada Support', null]) expect(await rename(name)).toMatchObject(refusal);
    // Saved as it was.
    expect((await rename('Clara Díaz')).status).toBe(200);
    await age(browser, 60 * minutes);
    expect(await rename('Arcada Support')).toMatchObject(refusal);
    expect((await confirm(browser)).status).toBe(204);
    expect((await rename('Clara Domínguez')).status).toBe(200);
    const { browser: producer } = await signedIn(site, 'producer');
    await age(producer, 60 * minutes);
    expect((await rename('Bruno Teixeira', producer)).status).toBe(200);
  });

  it('gives the session a new cookie, the old one ends, other sessions are not confirmed', async () => {
    const { browser, id, username } = await signedIn(site, 'admin');
    const other = site.browser('203.0.113.99');
    await other.signIn(username);
    await age(browser, 60 * minutes);
    await age(other, 60 * minutes);
    const { sessionId } = await sessionOf(browser);
    const thief = site.browser('198.51.100.1');
    thief.cookie = browser.cookie;
    site.evicted.length = 0;
    expect((await confirm(browser)).status).toBe(204);
    expect(site.evicted).toEqual([id]);
    expect((await sessionOf(browser)).sessionId).toBe(sessionId);
    expect([await browser.whoAmI(), await thief.whoAmI()]).toEqual([200, 401]);
    expect((await browser.get('api/admin/users')).status).toBe(200);
    expect(await other.get('api/admin/users')).toMatchObject(refusal);
  });

  const guess = async (browser: Browser, times: number) => {
    const all = await Promise.all(Array.from({ length: times }, () => confirm(browser, 'wrong-harbour')));
    return all.filter(({ status }) => status === 400).length;
  };

  it('refuses a wrong password beside its field, and after five of them in a session says what helps', async () => {
    const { browser, username } = await signedIn(site, 'admin');
    const other = site.browser('203.0.113.98');
    await other.signIn(username);
    for (const one of [browser, other]) await age(one, 60 * minutes);
    const wrong = await confirm(browser, 'wrong-harbour');
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ path: 'password' }] } });
    expect(await guess(browser, 8)).toBe(4);
    const refused = await confirm(browser);
    expect(refused).toMatchObject({ status: 429, body: { code: 'identity.too-many-attempts' } });
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((refused.body as { message: string }).message).toMatch(/em 1[45] minutos\. Para continuar agora, saia e/);
    expect(await browser.get('api/admin/users')).toMatchObject(refusal);
    // The owner's other session has guesses of its own.
    expect((await confirm(other)).status).toBe(204);
    expect((await other.get('api/admin/users')).status).toBe(200);
    expect((await confirm(browser)).status).toBe(429);
    await browser.post('api/logout');
    await browser.signIn(username);
    expect((await confirm(browser)).status).toBe(204);
  });

  it('gives all sessions together no more than ten guesses, until the owner signs in', async () => {
    const { browser, username } = await signedIn(site, 'admin');
    const others = [site.browser('203.0.113.96'), site.browser('203.0.113.97')];
    for (const one of others) await one.signIn(username);
    let wrong = 0;
    for (const one of [browser, ...others]) wrong += await guess(one, 6);
    expect(wrong).toBe(10);
    const last = others[1] as Browser;
    expect((await confirm(last)).status).toBe(429);
    const fresh = site.browser('203.0.113.95');
    await fresh.signIn(username);
    expect((await confirm(fresh)).status).toBe(204);
  });

  it('refuses a session that has ended, and opens nothing to a customer', async () => {
    const { browser } = await signedIn(site, 'admin');
    const session = await sessionOf(browser);
    await browser.post('api/logout');
    const late = await site.callerFor(session).post('api/user/confirm', { password: goodPassword });
    expect(late).toMatchObject({ status: 401, body: { code: 'identity.session.ended' } });
    const customer = await signedIn(site, 'customer');
    expect((await confirm(customer.browser)).status).toBe(204);
    expect(await customer.browser.get('api/admin/users')).toMatchObject({ body: { code: 'identity.role.forbidden' } });
  });

  it('is needed in sessions from before it was kept', async () => {
    const { browser } = await signedIn(site, 'admin');
    const { sessionId } = await sessionOf(browser);
    await site.database.read.update(SessionEntity, { id: sessionId }, { confirmedAt: null, adminSeenAt: null });
    expect(await browser.get('api/admin/users')).toMatchObject(refusal);
  });
});
