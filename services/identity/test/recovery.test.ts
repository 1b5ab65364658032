import { randomUUID } from 'node:crypto';
import { OutboxEntity } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { MailTokenEntity } from '../src/mail/mail-token.entity.ts';
import { goodPassword } from './harness/browser.ts';
import { confirmToken } from './harness/mail-links.ts';
import { Site } from './harness/site.ts';
import { statementsOf } from './harness/statements.ts';

const tokenIn = (mail: string | undefined) => /reset-password\?token=([\w-]{43})/.exec(mail ?? '')?.[1] ?? '';

describe.each(databases())('recovery by e-mail on %s', (kind) => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.start(kind);
  });
  afterAll(() => site.stop());

  const askForReset = async (email: string) => {
    await site.browser().post('api/recover-password', { email });
    const mails = await site.mailsTo(email);
    return tokenIn(mails.find((mail) => mail.includes('reset-password?token=')));
  };

  it('says whether a link can still be used, without using it', async () => {
    const { email } = await site.browser().register();
    const token = await askForReset(email);
    const check = (given: string) => site.browser().post('api/reset-password/check', { token: given });
    for (const _ of [1, 2]) expect((await check(token)).status).toBe(204);
    const wrong = await check(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`);
    expect(wrong.body).toMatchObject({ status: 400, code: 'identity.reset.invalid-token' });
    expect((await site.browser().post('api/reset-password', { token, password: goodPassword })).status).toBe(204);
    expect((await check(token)).status).toBe(400);
  });

  it('sends nothing to an address without an account', async () => {
    await site.browser().post('api/recover-password', { email: 'nobody-at-all@example.com' });
    await site.browser().post('api/recover-username', { email: 'nobody-at-all@example.com' });
    expect(await site.mailsTo('nobody-at-all@example.com')).toHaveLength(0);
  });

  it('mails a link and the user name in the account’s language', async () => {
    const browser = site.browser();
    browser.language = 'es';
    const { email, username } = await browser.register();
    const asking = site.browser();
    asking.language = 'en';
    await asking.post('api/recover-password', { email });
    await asking.post('api/recover-username', { email });
    const mails = (await site.mailsTo(email)).join('\n');
    expect(mails).toContain('http://localhost:8080/reset-password?token=');
    expect(mails).toContain('El enlace sirve una sola vez');
    expect(mails).toContain(`Tu nombre de usuario en Arcada es ${username}`);
  });

  it('keeps only a hash of the token, for 30 minutes', async () => {
    const { id, email } = await site.browser().register();
    const token = await askForReset(email);
    const [row] = await site.database.read.findBy(MailTokenEntity, { accountId: id, purpose: 'reset' });
    expect(JSON.stringify(row)).not.toContain(token);
    expect((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBe(30 * 60_000);
    expect(await site.database.read.countBy(OutboxEntity, { kind: 'mail' })).toBe(0);
    await site.database.read.update(MailTokenEntity, { id: row?.id }, { expiresAt: new Date(Date.now() - 1000) });
    const response = await site.browser().post('api/reset-password', { token, password: 'a-new-harbour' });
    expect(response.body).toMatchObject({ status: 400, code: 'identity.reset.invalid-token' });
  });

  it('sets the new password once, although 5 try at once, and ends every session', async () => {
    const browser = site.browser();
    const { id, email, username } = await browser.register();
    const elsewhere = site.browser();
    await elsewhere.signIn(username);
    const token = await askForReset(email);
    site.evicted.length = 0;
    const tries = Array.from({ length: 5 }, (_, n) =>
      site.browser().post('api/reset-password', { token, password: `harbour number ${n}` }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect([...statuses].sort()).toEqual([204, 400, 400, 400, 400]);
    expect(site.evicted).toEqual([id]);
    expect([await browser.whoAmI(), await elsewhere.whoAmI()]).toEqual([401, 401]);
    const winner = statuses.indexOf(204);
    expect((await site.browser().signIn(username)).status).toBe(401);
    expect((await site.browser().signIn(username, `harbour number ${winner}`)).status).toBe(200);
    const late = await site.browser().post('api/reset-password', { token, password: 'too late now' });
    expect(late.status).toBe(400);
  });

  it('gives a repeated call the first response, and no one else’s', async () => {
    const { email } = await site.browser().register();
    const token = await askForReset(email);
    const key = { 'idempotency-key': randomUUID() };
    const reset = (headers: Record<string, string>) =>
      site.browser().post('api/reset-password', { token, password: 'a-new-harbour' }, headers);
    expect([(await reset(key)).status, (await reset(key)).status]).toEqual([204, 204]);
    expect((await reset({ 'idempotency-key': randomUUID() })).status).toBe(400);
  });

  it('refuses a common password and leaves the token valid', async () => {
    const { email } = await site.browser().register();
    const token = await askForReset(email);
    const refused = await site.browser().post('api/reset-password', { token, password: 'password1' });
    expect(refused.body).toMatchObject({ status: 400, code: 'identity.password.common' });
    const done = await site.browser().post('api/reset-password', { token, password: 'a-new-harbour' });
    expect(done.status).toBe(204);
  });

  it('starts no session after a reset for an old password checked before it', async () => {
    const { email, username } = await site.browser().register();
    const token = await askForReset(email);
    const [, ...signIns] = await Promise.all([
      site.browser().post('api/reset-password', { token, password: 'a-new-harbour' }),
      ...Array.from({ length: 6 }, async () => {
        const browser = site.browser();
        await browser.signIn(username);
        return browser;
      }),
    ]);
    for (const browser of signIns) expect(await browser.whoAmI()).toBe(401);
  });

  it('ends the wait after too many wrong passwords', async () => {
    const { username, email } = await site.browser().register();
    const here = site.browser('198.51.100.77');
    for (let n = 0; n < 11; n++) await here.post('api/login', { username: email, password: `wrong-${n}-guess` });
    expect((await here.post('api/login', { username: email, password: goodPassword })).status).toBe(429);
    const token = await askForReset(email);
    expect((await here.post('api/reset-password', { token, password: 'a-new-harbour' })).status).toBe(204);
    expect((await here.post('api/login', { username: email, password: 'a-new-harbour' })).status).toBe(200);
    expect((await here.post('api/login', { username, password: 'a-new-harbour' })).status).toBe(200);
  });

  it('limits the mails to an address per hour', async () => {
    const { email } = await site.browser().register();
    await site.delivered();
    for (let n = 0; n < 7; n++) {
      const response = await site.browser('198.51.100.20').post('api/recover-username', { email });
      expect(response.status).toBe(202);
    }
    // The welcome mail and four recovery mails.
    expect(await site.mailsTo(email)).toHaveLength(5);
  });

  it('is not used up by mails that a stranger’s account asks for', async () => {
    const owner = site.browser();
    const { email } = await owner.register();
    await owner.confirm(confirmToken((await site.mailsTo(email))[0]));
    const stranger = site.browser();
    await stranger.register({ email });
    for (let n = 0; n < 8; n++) expect((await stranger.post('api/user/confirm-email')).status).toBe(202);
    await site.delivered();
    const before = await site.mailsTo(email);
    await site.browser().post('api/recover-password', { email });
    await site.delivered();
    const mails = await site.mailsTo(email);
    expect(mails).toHaveLength(before.length + 1);
    expect(mails.join('\n')).toContain('reset-password?token=');
  });
});

describe.each(databases())('what a response reveals about an address on %s', (kind) => {
  it('is the same for a known and an unknown one, after the same statements', async () => {
    const site = await Site.start(kind, {}, { withoutDelivery: true });
    try {
      const { email } = await site.browser().register();
      for (const path of ['api/recover-password', 'api/recover-username']) {
        const answers = [];
        for (const address of [email, 'nobody-at-all@example.com']) {
          const browser = site.browser();
          const { answer, statements } = await statementsOf(site, () => browser.post(path, { email: address }));
          const { status, bytes, headers } = answer;
          answers.push({ status, body: bytes.toString(), headers: [...headers.keys()].sort(), statements });
        }
        expect(answers[0]).toEqual(answers[1]);
        expect(answers[0]).toMatchObject({ status: 202, body: '{}' });
      }
      const [known, unknown] = [email, 'free-address@example.com'].map((address) => ({
        username: `asks-${address.length}`,
        password: goodPassword,
        email: address,
      }));
      const browser = site.browser();
      const first = await statementsOf(site, () => browser.post('api/register', known));
      const other = site.browser();
      const second = await statementsOf(site, () => other.post('api/register', unknown));
      expect([first.answer.status, second.answer.status]).toEqual([201, 201]);
      expect(first.statements).toEqual(second.statements);
      expect(Object.keys(first.answer.body)).toEqual(Object.keys(second.answer.body));
    } finally {
      await site.stop();
    }
  });
});
