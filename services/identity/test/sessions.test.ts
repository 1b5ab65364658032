import { hash } from 'node:crypto';
import { databases } from '@arcada/testing/database';
import { type Browser, goodPassword } from './harness/browser.ts';
import { Site } from './harness/site.ts';

interface Listed {
  id: string;
  current: boolean;
  userAgent: string;
  address: string;
}

describe.each(databases())('sessions on %s', (kind) => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.start(kind);
  });
  afterAll(() => site.stop());

  const twoBrowsers = async () => {
    const here = site.browser();
    const { id, username } = await here.register();
    const there = site.browser('203.0.113.99');
    await there.signIn(username);
    return { here, there, id, username };
  };

  it('lists where the account is signed in', async () => {
    const { here } = await twoBrowsers();
    const { body } = await here.get<Listed[]>('api/user/sessions');
    expect(body.map(({ current, address, userAgent }) => ({ current, address, userAgent }))).toEqual(
      expect.arrayContaining([
        { current: true, address: '203.0.113.7', userAgent: 'Test browser' },
        { current: false, address: '203.0.113.99', userAgent: 'Test browser' },
      ]),
    );
  });

  it('ends another session at once', async () => {
    const { here, there, id } = await twoBrowsers();
    const { body } = await here.get<Listed[]>('api/user/sessions');
    const other = body.find(({ current }) => !current);
    site.evicted.length = 0;
    expect((await here.send('DELETE', `api/user/sessions/${other?.id}`)).status).toBe(204);
    // Without this the gateways accept the ended session for as long as it is cached.
    expect(site.evicted).toEqual([id]);
    expect([await here.whoAmI(), await there.whoAmI()]).toEqual([200, 401]);
    expect((await here.send('DELETE', `api/user/sessions/${other?.id}`)).status).toBe(404);
  });

  it('can’t end another person’s session', async () => {
    const { here } = await twoBrowsers();
    const stranger = site.browser();
    await stranger.register();
    const { body } = await stranger.get<Listed[]>('api/user/sessions');
    expect((await here.send('DELETE', `api/user/sessions/${body[0]?.id}`)).status).toBe(404);
    expect(await stranger.whoAmI()).toBe(200);
  });

  it('refuses a token whose session has ended, before any gateway drops it', async () => {
    const { here } = await twoBrowsers();
    const stale = site.callerFor(await site.resolve(here.cookie as string));
    await here.post('api/logout');
    for (const path of ['api/user', 'api/user/sessions', 'api/user/export']) {
      expect((await stale.get(path)).status).toBe(401);
    }
    expect((await stale.patch('api/user', { fullName: 'Ghost' })).status).toBe(401);
  });

  it('notifies the gateways after the commit and before the response', async () => {
    const { here, id } = await twoBrowsers();
    const cookie = here.cookie as string;
    let seenAtEviction: unknown = 'nothing';
    site.onEvict = async () => {
      seenAtEviction = await site.resolve(cookie);
    };
    await here.post('api/logout');
    expect(seenAtEviction).toBeUndefined();
    expect(site.evicted.at(-1)).toBe(id);
    site.onEvict = async () => {};
  });

  it('gives the caller of a password change a new token, so that a copied one ends too', async () => {
    const { here, id } = await twoBrowsers();
    const copied = here.cookie as string;
    const thief = site.browser('198.51.100.66');
    thief.cookie = copied;
    const stale = site.callerFor(await site.resolve(copied));
    const change = (browser: Browser) =>
      browser.post(
        'api/user/password',
        { currentPassword: goodPassword, newPassword: 'another-harbour' },
        { 'idempotency-key': 'one' },
      );
    let seenAtEviction: unknown = 'nothing';
    site.onEvict = async () => {
      seenAtEviction = await site.resolve(copied);
    };
    expect((await change(here)).status).toBe(204);
    site.onEvict = async () => {};
    expect([seenAtEviction, site.evicted.at(-1)]).toEqual([undefined, id]);
    expect(here.cookie).not.toBe(copied);
    expect([await here.whoAmI(), await thief.whoAmI()]).toEqual([200, 401]);
    expect((await stale.get('api/user')).status).toBe(401);
    expect((await here.get<Listed[]>('api/user/sessions')).body.map(({ current }) => current)).toEqual([true]);
    // A retry after a lost response, with the old cookie: signed out, and the change stays made.
    expect((await change(thief)).status).toBe(401);
  });

  it('changes the password and ends all other sessions', async () => {
    const { here, there, id, username } = await twoBrowsers();
    const change = (currentPassword: string) =>
      here.post('api/user/password', { currentPassword, newPassword: 'another-harbour' });
    expect((await change('not-the-password')).body).toMatchObject({
      status: 400,
      errors: [{ path: 'currentPassword', message: 'A senha atual não está correta.' }],
    });
    site.evicted.length = 0;
    expect((await change(goodPassword)).status).toBe(204);
    expect(site.evicted).toEqual([id]);
    expect([await here.whoAmI(), await there.whoAmI()]).toEqual([200, 401]);
    expect((await site.browser().signIn(username)).status).toBe(401);
    expect((await site.browser().signIn(username, 'another-harbour')).status).toBe(200);
    // The browser repeats a call whose response was lost.
    expect((await change(goodPassword)).status).toBe(204);
  });

  it('keeps the newest 50 of one account', async () => {
    const first = site.browser();
    const { username } = await first.register();
    for (let n = 0; n < 50; n++) await site.browser().signIn(username);
    expect(await first.whoAmI()).toBe(401);
  });

  it('ends a session by the hash that the gateway kept, however often it is called', async () => {
    const { here, there, id } = await twoBrowsers();
    const body = { tokenHash: hash('sha256', here.cookie as string, 'hex') };
    expect((await site.service.from('store').post('internal/sessions/end', body)).status).toBe(403);
    expect((await here.post('internal/sessions/end', body)).status).toBe(403);
    site.evicted.length = 0;
    expect((await site.gateway.post('internal/sessions/end', body)).status).toBe(204);
    expect(site.evicted).toEqual([id]);
    expect([await here.whoAmI(), await there.whoAmI()]).toEqual([401, 200]);
    expect((await site.gateway.post('internal/sessions/end', body)).status).toBe(204);
  });

  it('resolves for the gateway only', async () => {
    const { here } = await twoBrowsers();
    const body = { tokenHash: 'a'.repeat(64) };
    expect((await site.gateway.post('internal/sessions/resolve', body)).status).toBe(404);
    expect((await site.service.from('store').post('internal/sessions/resolve', body)).status).toBe(403);
    expect((await site.service.anonymous.post('internal/sessions/resolve', body)).status).toBe(403);
    expect((await here.post('internal/sessions/resolve', body)).status).toBe(403);
  });
});
