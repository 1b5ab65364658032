import { AttemptEntity } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { MoreThan } from 'typeorm';
import { AccountEntity } from '../src/accounts/account.entity.ts';
import { KnownNetworkEntity } from '../src/limits/known-network.entity.ts';
import { PasswordHasher } from '../src/passwords/password-hasher.ts';
import { goodPassword } from './harness/browser.ts';
import { Site } from './harness/site.ts';
import { statementsOf } from './harness/statements.ts';

const wrong = 'not-the-password';

describe.each(databases())('limits of password guessing on %s', (kind) => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.start(kind, { PASSWORD_HASHES_AT_ONCE: '4', REGISTRATIONS_PER_HOUR: '30' });
  });
  afterAll(() => site.stop());
  afterEach(() => site.database.read.deleteAll(AttemptEntity));

  const guess = (username: string, times: number, address: string) =>
    Promise.all(Array.from({ length: times }, () => site.browser(address).signIn(username, wrong)));

  it('stops 30 simultaneous guesses after 10, for a known and an unknown name alike', async () => {
    const { username } = await site.browser().register();
    for (const [name, address] of [
      [username, '198.51.100.1'],
      ['nobody-has-this-name', '198.51.100.2'],
    ] as const) {
      const statuses = (await guess(name, 30, address)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    }
  });

  it('says when to try again, and refuses the right password until then', async () => {
    const { username } = await site.browser().register();
    await guess(username, 10, '198.51.100.3');
    const response = await site.browser('198.51.100.3').signIn(username);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(600);
    expect(response.body).toMatchObject({
      code: 'identity.too-many-attempts',
      message: 'Muitas tentativas. Tente novamente em 15 minutos.',
    });
    await site.database.read.updateAll(AttemptEntity, { endsAt: Date.now() - 1 });
    expect((await site.browser('198.51.100.3').signIn(username)).status).toBe(200);
  });

  it('does not lock the owner out from elsewhere', async () => {
    const { username } = await site.browser().register();
    await guess(username, 30, '198.51.100.4');
    expect((await site.browser('203.0.113.80').signIn(username)).status).toBe(200);
  });

  it('lets the owner in from where the account has signed in before, whoever guesses elsewhere', async () => {
    const { username } = await site.browser('203.0.113.81').register();
    for (let n = 0; n < 6; n++) await guess(username, 10, `198.51.100.${100 + n}`);
    expect((await site.browser('203.0.113.82').signIn(username)).status).toBe(429);
    expect((await site.browser('203.0.113.81').signIn(username)).status).toBe(200);
    // Guesses are limited there too.
    const statuses = (await guess(username, 12, '203.0.113.81')).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    await site.database.read.updateAll(KnownNetworkEntity, { seenAt: Date.now() - 91 * 86_400_000 });
    await site.database.read.delete(AttemptEntity, { used: MoreThan(5), endsAt: MoreThan(0) });
    for (let n = 0; n < 6; n++) await guess(username, 10, `198.51.100.${110 + n}`);
    expect((await site.browser('203.0.113.81').signIn(username)).status).toBe(429);
  });

  it('counts name and address of an account as one, without revealing that they belong together', async () => {
    const { username, email } = await site.browser().register();
    await site.database.read.update(AccountEntity, { email }, { emailConfirmedAt: new Date() });
    const at = '198.51.100.120';
    await guess(username, 10, at);
    // The right password gives 401 too, and not 429: an unknown address would get the same.
    expect((await site.browser(at).signIn(email)).status).toBe(401);
    expect((await site.browser(at).signIn('nobody-here@example.com')).status).toBe(401);
    expect((await site.browser('203.0.113.83').signIn(email)).status).toBe(200);
    await site.database.read.updateAll(AttemptEntity, { endsAt: Date.now() - 1 });
    expect((await site.browser(at).signIn(email)).status).toBe(200);
  });

  it('lets one network probe ten taken names, and then register none', async () => {
    const { username } = await site.browser().register();
    const register = (name: string) =>
      site
        .browser('198.51.100.130')
        .post('api/register', { username: name, password: goodPassword, email: 'p@example.com' });
    const statuses = [];
    for (let n = 0; n < 11; n++) statuses.push((await register(username)).status);
    expect(statuses).toEqual([...Array(10).fill(409), 429]);
    expect((await register(`free-${kind}`)).status).toBe(429);
  });

  it('counts an IPv6 network as one', async () => {
    const { username } = await site.browser().register();
    const statuses = [];
    for (let host = 1; host <= 12; host++) {
      statuses.push((await site.browser(`2001:db8:1:2::${host}`).signIn(username, wrong)).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect((await site.browser('2001:db8:1:3::1').signIn(username)).status).toBe(200);
  });

  it('limits guesses of many names from one address', async () => {
    const statuses = [];
    for (let n = 0; n < 64; n++) statuses.push((await site.browser('198.51.100.5').signIn(`name-${n}`, wrong)).status);
    expect(statuses.indexOf(429)).toBe(60);
  });

  it('is not used up by successful sign-ins', async () => {
    const { username } = await site.browser().register();
    for (let n = 0; n < 15; n++) expect((await site.browser().signIn(username)).status).toBe(200);
  });

  it('limits registrations from an address', async () => {
    const statuses = [];
    for (let n = 0; n < 31; n++) {
      const body = { username: `many-${kind}-${n}`, password: goodPassword, email: `many${n}@example.com` };
      statuses.push((await site.browser('198.51.100.6').post('api/register', body)).status);
    }
    expect(statuses.indexOf(429)).toBe(30);
  });

  it('limits wrong passwords of a signed-in person too', async () => {
    const browser = site.browser();
    await browser.register();
    const change = () => browser.post('api/user/password', { currentPassword: wrong, newPassword: 'a-new-harbour' });
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await change()).status);
    expect(statuses).toEqual([...Array(5).fill(400), 429]);
  });
});

describe.each(databases())('what a refused sign-in reveals on %s', (kind) => {
  it('treats an unknown name like a wrong password, after the same work', async () => {
    const site = await Site.start(kind, {}, { withoutDelivery: true });
    const { username } = await site.browser().register();
    const hasher = site.service.get(PasswordHasher);
    const verify = hasher.verify.bind(hasher);
    let hashed = 0;
    hasher.verify = (...given) => {
      hashed += 1;
      return verify(...given);
    };
    const answers = [];
    for (const name of [username, 'nobody-has-this-name', 'nobody@example.com']) {
      hashed = 0;
      const { answer, statements } = await statementsOf(site, () => site.browser().signIn(name, wrong));
      const { requestId: _id, ...problem } = answer.body as Record<string, unknown>;
      answers.push({ status: answer.status, problem, hashed, statements: statements.length });
    }
    await site.stop();
    expect(answers[0]).toMatchObject({ status: 401, hashed: 1, problem: { message: 'Credenciais inválidas' } });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });
});

describe('the hashing queue', () => {
  it('refuses callers beyond a short queue, and doesn’t count that as a guess', async () => {
    const site = await Site.start('sqlite', { PASSWORD_HASHES_AT_ONCE: '1' });
    try {
      const hasher = site.service.get(PasswordHasher);
      const all = await Promise.allSettled(Array.from({ length: 40 }, () => hasher.hash(goodPassword)));
      expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(21);
      const { username } = await site.browser().register();
      await site.database.read.deleteAll(AttemptEntity);
      // Each finished call queues again at once, so the queue is full whenever the call arrives.
      let filling = true;
      const keepBusy = async () => {
        while (filling) await hasher.hash(goodPassword);
      };
      const busy = Array.from({ length: 21 }, keepBusy);
      const refused = await site.browser().signIn(username);
      filling = false;
      expect(refused.status).toBe(429);
      expect(refused.headers.get('retry-after')).toBe('2');
      await Promise.allSettled(busy);
      const counted = await site.database.read.find(AttemptEntity);
      expect(counted.reduce((sum, { used }) => sum + used, 0)).toBe(0);
      expect((await site.browser().signIn(username)).status).toBe(200);
    } finally {
      await site.stop();
    }
  });
});
