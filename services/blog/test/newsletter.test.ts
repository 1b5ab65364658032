import { randomUUID } from 'node:crypto';
import type { SubscriberDays } from '@arcada/contracts';
import { Database, emailKey } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { buildUser, startService, type TestService } from '@arcada/testing/service';
import { blogDefinition } from '../src/definition.ts';
import { SubscriptionEntity } from '../src/newsletter/newsletter.entity.ts';
import { Newsletter } from '../src/newsletter/newsletter.service.ts';
import { Retention } from '../src/privacy/retention.ts';
import { mailsTo, settle } from './harness/mailbox.ts';

const day = 86_400_000;
const tokenIn = (mail: string | undefined, page: 'confirm' | 'unsubscribe') =>
  new RegExp(`http://localhost:8080/newsletter/${page}\\?token=([\\w-]{32})`).exec(mail ?? '')?.[1] ?? '';

describe.each(databases())('the newsletter on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(blogDefinition, { kind });
  });
  afterAll(() => service.stop());

  const anybody = () => `reader-${randomUUID().slice(0, 8)}@example.com`;
  const ask = (email: string, language = 'en') => service.anonymous.post(`api/newsletter?lang=${language}`, { email });
  const confirm = (token: string) => service.anonymous.get(`api/newsletter/confirm?token=${token}`);
  const unsubscribe = (token: string) => service.anonymous.post('api/newsletter/unsubscribe', { token });
  const rows = (email: string) =>
    service
      .get(Database)
      .read.query<{ status: string; language: string }[]>(
        'SELECT status, language FROM newsletter_subscription WHERE email = ?',
        [email],
      );
  const subscribe = async (email: string, language = 'en') => {
    await ask(email, language);
    const mail = (await mailsTo(service, email)).at(-1);
    return { mail, confirm: tokenIn(mail, 'confirm'), unsubscribe: tokenIn(mail, 'unsubscribe') };
  };

  test('begins when the mailed link, in the reader’s language, is followed; a second click is fine', async () => {
    const email = anybody();
    const { mail, confirm: token } = await subscribe(email.toUpperCase(), 'pt-BR');
    expect(mail).toContain('Subject: Confirme seu e-mail\n');
    expect(await rows(email)).toEqual([{ status: 'pending', language: 'pt-BR' }]);
    expect((await confirm(token)).body).toEqual({ status: 'confirmed' });
    expect((await rows(email))[0]?.status).toBe('confirmed');
    expect(await confirm(token)).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    expect((await rows(email))[0]?.status).toBe('confirmed');
  });

  test('responds alike to known, unknown and confirmed addresses, and mails a confirmed one no more', async () => {
    const email = anybody();
    const first = await ask(email);
    const [mail] = await mailsTo(service, email);
    await confirm(tokenIn(mail, 'confirm'));
    const second = await ask(email);
    await settle(service);
    expect([first.status, first.body]).toEqual([202, { received: true }]);
    expect([second.status, second.body]).toEqual([202, { received: true }]);
    expect(await mailsTo(service, email)).toHaveLength(1);
    expect((await rows(email))[0]?.status).toBe('confirmed');
  });

  test('changes the language of who reads it already once the link in a mail in that language is followed', async () => {
    const email = anybody();
    const first = await subscribe(email, 'en');
    await confirm(first.confirm);
    const { mail, confirm: token } = await subscribe(email, 'es');
    expect(mail).toContain('Subject: Confirma tu dirección\n');
    expect(await rows(email)).toEqual([{ status: 'confirmed', language: 'en' }]);
    expect((await confirm(token)).status).toBe(200);
    expect(await rows(email)).toEqual([{ status: 'confirmed', language: 'es' }]);
    expect((await confirm(first.confirm)).status).toBe(200);
    expect(await rows(email)).toEqual([{ status: 'confirmed', language: 'es' }]);
  });

  test('sends one mail for one Idempotency-Key, however often the request is sent', async () => {
    const email = anybody();
    const headers = { 'idempotency-key': randomUUID() };
    const again = () => service.anonymous.post('api/newsletter', { email }, headers);
    const responses = await Promise.all([again(), again(), again()]);
    responses.push(await again());
    expect(responses.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    await settle(service);
    expect(await mailsTo(service, email)).toHaveLength(1);
    const other = await service.anonymous.post('api/newsletter', { email: anybody() }, headers);
    expect(other).toMatchObject({ status: 422, body: { code: 'request.idempotency.key-reused' } });
  });

  test('doesn’t fill a mailbox: three mails a day', async () => {
    const email = anybody();
    for (let time = 0; time < 5; time++) {
      expect((await ask(email)).status).toBe(202);
      await settle(service);
    }
    expect(await mailsTo(service, email)).toHaveLength(3);
    await service.get(Newsletter).signUp({ email, language: 'es' }, Date.now() + day + 1000);
    const mails = await mailsTo(service, email);
    expect(mails).toHaveLength(4);
    // Any of the links works until the subscription ends.
    const tokens = mails.map((mail) => tokenIn(mail, 'confirm'));
    expect((await confirm(tokens[1] ?? '')).status).toBe(200);
    for (const token of tokens) expect((await confirm(token)).status).toBe(200);
    await unsubscribe(tokenIn(mails[0], 'unsubscribe'));
    for (const token of tokens) {
      expect(await confirm(token)).toMatchObject({ status: 400, body: { code: 'blog.newsletter.link-expired' } });
    }
  });

  test('doesn’t fill a mailbox by other spellings of its address either', async () => {
    const [email, other] = [anybody(), anybody()];
    const noted = (word: string) => email.replace('@', `+${word}@`);
    const spellings = [noted('1'), email, noted('2'), noted('3'), noted('_')];
    // A mailbox whose name begins like it is another.
    const near = email.replace('@', 's@');
    for (const one of [...spellings, near, other]) {
      expect((await ask(one)).status).toBe(202);
      await settle(service);
    }
    const sent = await Promise.all([...spellings, near, other].map((one) => mailsTo(service, one)));
    expect(sent.map(({ length }) => length)).toEqual([1, 1, 1, 0, 0, 1, 1]);
  });

  test('is counted by day: who joined and who left', async () => {
    const admin = service.as(buildUser({ role: 'admin' }));
    const [stayed, left, asked] = [anybody(), anybody(), anybody()];
    const time = (text: string) => Date.parse(text);
    const row = { language: 'en', userId: null, endedLetterId: null, endedAt: null, createdAt: 0 } as const;
    const read = service.get(Database).read;
    await read.insert(SubscriptionEntity, [
      { ...row, id: randomUUID(), email: stayed, status: 'confirmed', confirmedAt: time('2026-03-01T23:59:59.999Z') },
      {
        ...row,
        id: randomUUID(),
        email: left,
        status: 'unsubscribed',
        confirmedAt: time('2026-03-02T00:00:00Z'),
        endedAt: time('2026-03-03T12:00:00Z'),
      },
      { ...row, id: randomUUID(), email: asked, status: 'pending', confirmedAt: null, createdAt: time('2026-03-01') },
    ]);
    const path = 'api/admin/newsletter/subscribers/days?from=2026-03-01&to=2026-03-03';
    expect((await admin.get<SubscriberDays>(path)).body.days).toEqual([
      { day: '2026-03-01', confirmed: 1, ended: 0 },
      { day: '2026-03-02', confirmed: 1, ended: 0 },
      { day: '2026-03-03', confirmed: 0, ended: 1 },
    ]);
    expect((await service.anonymous.get(path)).status).toBe(401);
  });

  test('has links that are valid for seven days', async () => {
    const { confirm: token } = await subscribe(anybody());
    const newsletter = service.get(Newsletter);
    await expect(newsletter.confirm(token, Date.now() + 7 * day + 1000)).rejects.toMatchObject({ status: 400 });
    await newsletter.confirm(token, Date.now() + 7 * day - 60_000);
  });

  test('stores hashes only: the database contains no usable token', async () => {
    const { confirm: token, unsubscribe: end } = await subscribe(anybody());
    const kept = await service.get(Database).read.query<{ hash: string }[]>('SELECT * FROM newsletter_token');
    expect(token).toHaveLength(32);
    expect(JSON.stringify(kept)).not.toContain(token);
    expect(JSON.stringify(kept)).not.toContain(end);
    for (const { hash } of kept.slice(0, 5)) expect((await confirm(hash)).status).toBe(400);
    expect((await confirm(end)).status).toBe(400);
    expect((await unsubscribe(token)).status).toBe(400);
  });

  test('ends with one click, in a mail program too, and a second one is fine', async () => {
    const email = anybody();
    const { mail, confirm: begin, unsubscribe: end } = await subscribe(email);
    await confirm(begin);
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const address = /List-Unsubscribe: <http:\/\/localhost:8080\/(\S+)>/.exec(mail ?? '')?.[1] ?? '';
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const click = () => service.anonymous.post(address, 'List-Unsubscribe=One-Click', form);
    const state = () => service.anonymous.get<{ subscribed: boolean }>(`api/newsletter/subscription?token=${end}`);
    expect((await state()).body).toEqual({ subscribed: true });
    expect(await click()).toMatchObject({ status: 200, body: { status: 'unsubscribed' } });
    expect((await state()).body).toEqual({ subscribed: false });
    expect((await service.anonymous.get(`api/newsletter/subscription?token=${begin}`)).status).toBe(400);
    expect((await click()).status).toBe(200);
    expect((await unsubscribe(end)).status).toBe(200);
    expect(await rows(email)).toEqual([]);
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    const body = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    expect((await service.anonymous.post(address, body, multipart)).status).toBe(200);
    // Someone who returns is asked to confirm again.
    const again = await subscribe(email);
    expect((await rows(email))[0]?.status).toBe('pending');
    expect((await confirm(again.confirm)).status).toBe(200);
    expect((await confirm(begin)).status).toBe(400);
  });

  test('refuses invalid addresses and tokens, and says so', async () => {
    expect((await ask('nobody')).status).toBe(400);
    expect((await ask('a@b.example\r\nBcc: c@d.example')).status).toBe(400);
    expect((await confirm('short')).status).toBe(400);
    expect((await confirm('x'.repeat(32))).status).toBe(400);
    expect((await unsubscribe('x'.repeat(32))).status).toBe(400);
    expect(await service.anonymous.post('api/newsletter/unsubscribe')).toMatchObject({
      status: 400,
      body: { code: 'blog.newsletter.token-missing' },
    });
  });

  test('deletes addresses that were never confirmed', async () => {
    const [never, confirmed] = [anybody(), anybody()];
    await ask(never);
    await confirm((await subscribe(confirmed)).confirm);
    const retention = service.get(Retention);
    await retention.run(Date.now() + 6 * day);
    expect(await rows(never)).toHaveLength(1);
    await retention.run(Date.now() + 9 * day);
    expect(await rows(never)).toEqual([]);
    expect(await rows(confirmed)).toHaveLength(1);
  });

  test('is erased with the account that has confirmed its address, whoever typed it', async () => {
    const user = buildUser();
    const [own, other] = [anybody(), anybody()];
    await ask(own);
    // An address that someone signed in typed for another person stays the other's: neither
    // exported nor ended with that account.
    await service.as(user).post('api/newsletter', { email: other });
    await settle(service);
    const path = `internal/users/${user.id}/export`;
    const exported = () => service.from('identity').get(`${path}?emailKeys=${emailKey(own.toUpperCase())}`);
    expect((await exported()).body).toMatchObject({ newsletter: [{ email: own, status: 'pending' }] });
    expect((await service.from('identity').get(path)).body).toMatchObject({ newsletter: [] });
    expect((await service.as(user).get(path)).status).toBe(403);
    const payload = { userId: user.id, emailKeys: [emailKey(own)] };
    const event = { id: randomUUID(), name: 'identity.user.erased', payload };
    expect((await service.from('identity').post('internal/events', event)).status).toBeLessThan(300);
    expect(await rows(own)).toEqual([]);
    expect(await rows(other)).toHaveLength(1);
    expect((await exported()).body).toMatchObject({ newsletter: [] });
  });
});
