import { databases } from '@arcada/testing/database';
import { hash } from '@node-rs/argon2';
import { AccountEntity } from '../src/accounts/account.entity.ts';
import { SessionEntity } from '../src/sessions/session.entity.ts';
import { goodPassword } from './harness/browser.ts';
import { signedIn } from './harness/people.ts';
import { Site } from './harness/site.ts';

describe.each(databases())('registration, sign-in and sign-out on %s', (kind) => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.start(kind);
  });
  afterAll(() => site.stop());

  it('registers, signs in and returns the user', async () => {
    const browser = site.browser();
    expect(await browser.whoAmI()).toBe(401);
    const user = await browser.register({ username: 'Joana', fullName: 'Joana Prado', email: 'Joana@Example.com' });
    expect(user).toMatchObject({
      username: 'Joana',
      email: 'joana@example.com',
      role: 'customer',
      requestedRole: null,
    });
    expect((await browser.get('api/user')).body).toEqual(user);
    expect((await browser.post('api/logout')).status).toBe(204);
    expect(browser.cookie).toBeUndefined();
    expect(await browser.whoAmI()).toBe(401);
    const again = await browser.signIn('JOANA');
    expect(again.status).toBe(200);
    expect(again.body).toEqual(user);
  });

  it.each(['admin', 'producer'] as const)('registers a person who asks to be %s as a customer', async (role) => {
    const user = await site.browser().register({ role });
    expect(user.role).toBe('customer');
    expect(user.requestedRole).toBe(role);
  });

  it('refuses a role that does not exist', async () => {
    const body = { username: 'nobody', password: goodPassword, email: 'n@example.com', role: 'root' };
    const response = await site.browser().post('api/register', body);
    expect(response.status).toBe(400);
  });

  it('refuses a role or id that a request claims for itself', async () => {
    const browser = site.browser();
    const user = await browser.register();
    for (const claim of [{ role: 'admin' }, { id: 'x' }, { username: 'root' }]) {
      const response = await browser.send('PATCH', 'api/user', { fullName: 'New Name', ...claim });
      expect(response.status).toBe(400);
    }
    expect((await browser.get('api/user')).body).toEqual(user);
  });

  it('treats all spellings of a name as the same', async () => {
    await site.browser().register({ username: 'Maria' });
    for (const username of ['MARIA', 'maria', 'ｍａｒｉａ', ' Maria ']) {
      const body = { username, password: goodPassword, email: 'other-maria@example.com' };
      const response = await site.browser().post('api/register', body);
      expect([username, response.status, response.body.code]).toEqual([username, 409, 'identity.username.taken']);
    }
  });

  it('refuses new names that differ from an admin’s in nothing but signs and spaces', async () => {
    const { username: admin } = await signedIn(site, 'admin', 'clara-luz');
    expect(admin).toBe('clara-luz');
    await site.browser().register({ username: 'dora' });
    const register = (username: string) =>
      site.browser('203.0.113.44').post('api/register', {
        username,
        password: goodPassword,
        email: 'like-clara@example.com',
      });
    for (const username of ['clara.luz', 'claraluz', 'cl ara_luz', '＝Clara-Luz']) {
      const { status, body } = await register(username);
      expect([username, status, body.code]).toEqual([username, 409, 'identity.username.taken']);
    }
    for (const username of ['clara luz 2', 'do.ra', '***']) expect((await register(username)).status).toBe(201);
  });

  it('gives a name to one of 5 simultaneous registrations', async () => {
    const tries = Array.from({ length: 5 }, (_, n) =>
      site.browser().post('api/register', { username: 'Rui Só', password: goodPassword, email: `rui${n}@example.com` }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 409, 409, 409, 409]);
  });

  it('accepts composed and decomposed forms of a password, and of a name', async () => {
    await site.browser().register({ username: 'José', password: 'coração-grande' });
    const response = await site.browser().signIn('José'.normalize('NFD'), 'coração-grande'.normalize('NFD'));
    expect(response.status).toBe(200);
  });

  it.each(['123456', 'Password1', 'flamengo123', 'aaaaaaaa', 'lucia-e-o-mar'])(
    'refuses the common password %p',
    async (password) => {
      const body = { username: 'lucia-e-o-mar', password, email: 'lucia@example.com' };
      const response = await site.browser().post('api/register', body);
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({ code: 'identity.password.common', errors: [{ path: 'password' }] });
    },
  );

  it('gives a repeated registration the first response', async () => {
    const body = { username: 'twice-sent', password: goodPassword, email: 'twice@example.com' };
    const key = { 'idempotency-key': 'the-same-action' };
    const first = await site.browser().post('api/register', body, key);
    const second = await site.browser().post('api/register', body, key);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    const stranger = await site.browser().post('api/register', { ...body, password: 'another-one-else' }, key);
    expect(stranger.status).toBe(409);
  });

  it('says "Credenciais inválidas" in Portuguese, and the equivalent in the other languages', async () => {
    const { username } = await site.browser().register();
    const browser = site.browser();
    const messages = [];
    for (const language of ['pt-BR', 'en', 'es']) {
      browser.language = language;
      const { status, body } = await browser.signIn(username, 'not-the-password');
      messages.push([status, body.message]);
    }
    expect(messages).toEqual([
      [401, 'Credenciais inválidas'],
      [401, 'Invalid credentials'],
      [401, 'Credenciales no válidas'],
    ]);
  });

  it('never signs in with a session sent by the browser, and ends that one', async () => {
    const { username } = await site.browser().register();
    const browser = site.browser();
    await browser.signIn(username);
    const first = browser.cookie as string;
    await browser.signIn(username);
    const second = browser.cookie as string;
    expect(second).not.toBe(first);
    expect(await site.resolve(first)).toBeUndefined();
    expect(await site.resolve(second)).toMatchObject({ username });

    const planted = site.browser();
    planted.cookie = 'a'.repeat(43);
    await planted.signIn(username);
    expect(planted.cookie).not.toBe('a'.repeat(43));
    expect(await site.resolve('a'.repeat(43))).toBeUndefined();
  });

  it('ends the session of the previous person in the same browser', async () => {
    const browser = site.browser();
    const before = await browser.register();
    const cookie = browser.cookie as string;
    const { username } = await site.browser().register();
    await browser.signIn(username);
    expect(await site.resolve(cookie)).toBeUndefined();
    expect(site.evicted).toContain(before.id);
  });

  it('stores only a hash of the session’s token', async () => {
    const browser = site.browser();
    const user = await browser.register();
    const rows = await site.database.read.findBy(SessionEntity, { accountId: user.id });
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(browser.cookie);
    expect(Buffer.from(browser.cookie as string, 'base64url')).toHaveLength(32);
  });

  it('sets a cookie that scripts and other sites cannot use', async () => {
    const response = await site.browser().post('api/register', {
      username: 'cookie-reader',
      password: goodPassword,
      email: 'cookie@example.com',
    });
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith('arcada_session='));
    expect(cookie).toMatch(/; Path=\/; SameSite=Lax; HttpOnly; Max-Age=\d+$/);
  });

  it('ends sessions 30 days after their last use, extended by each use', async () => {
    const browser = site.browser();
    const user = await browser.register();
    const day = 86_400_000;
    const age = (days: number) => {
      const lastSeenAt = new Date(Date.now() - days * day);
      const expiresAt = new Date(lastSeenAt.getTime() + 30 * day);
      return site.database.read.update(SessionEntity, { accountId: user.id }, { lastSeenAt, expiresAt });
    };
    await age(29);
    await site.database.read.update(AccountEntity, { id: user.id }, { lastSeenAt: null });
    expect(await browser.whoAmI()).toBe(200);
    const { lastSeenAt } = await site.database.read.findOneByOrFail(AccountEntity, { id: user.id });
    expect(lastSeenAt?.getTime()).toBeGreaterThan(Date.now() - day);
    const moved = await site.database.read.findOneByOrFail(SessionEntity, { accountId: user.id });
    expect(moved.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * day);
    await age(31);
    expect(await browser.whoAmI()).toBe(401);
  });

  it('ends a session 180 days after the sign-in, regardless of use', async () => {
    const browser = site.browser();
    const { id: accountId } = await browser.register();
    const days = (n: number) => new Date(Date.now() + n * 86_400_000);
    const older = (n: number, expiresAt: Date) =>
      site.database.read.update(SessionEntity, { accountId }, { createdAt: days(-n), lastSeenAt: days(-1), expiresAt });
    await older(170, days(29));
    expect(await browser.whoAmI()).toBe(200);
    const capped = await site.database.read.findOneByOrFail(SessionEntity, { accountId });
    expect(capped.expiresAt.getTime()).toBeLessThan(days(10.1).getTime());
    // As older code wrote it.
    await older(181, days(29));
    expect(await browser.whoAmI()).toBe(401);
  });

  it('renews the hash of a password when its parameters are outdated', async () => {
    const { id, username } = await site.browser().register();
    const old = await hash(goodPassword, { memoryCost: 8192, timeCost: 1 });
    await site.database.read.update(AccountEntity, { id }, { passwordHash: old });
    expect((await site.browser().signIn(username, 'not-the-password')).status).toBe(401);
    const kept = () => site.database.read.findOneByOrFail(AccountEntity, { id }).then((row) => row.passwordHash);
    expect(await kept()).toBe(old);
    const both = await Promise.all([site.browser().signIn(username), site.browser().signIn(username)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const renewed = await kept();
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await site.browser().signIn(username)).status).toBe(200);
    expect(await kept()).toBe(renewed);
  });
});

describe('the cookie under TLS', () => {
  it('has the __Host- prefix and is secure', async () => {
    const site = await Site.start('sqlite', { SITE_URL: 'https://shop.example.com' });
    try {
      const browser = site.browser();
      const body = { username: 'under-tls', password: goodPassword, email: 'tls@example.com' };
      const response = await browser.post('api/register', body);
      const cookie = response.headers.getSetCookie().find((line) => line.includes('arcada_session='));
      expect(cookie).toMatch(/^__Host-arcada_session=[\w-]{43}; Path=\/; SameSite=Lax; Secure; HttpOnly/);
      expect(await browser.whoAmI()).toBe(200);
    } finally {
      await site.stop();
    }
  });
});
