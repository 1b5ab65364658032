import { randomUUID } from 'node:crypto';
import { type ContactMessage, type KeysetPage, site } from '@arcada/contracts';
import { AuditEntryEntity, Database, emailKey, OutboxEntity } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { buildUser, startService, type TestService } from '@arcada/testing/service';
import type { QueryRunner } from 'typeorm';
import { ContactMessageEntity } from '../src/contact/contact.entity.ts';
import { ContactTickets } from '../src/contact/contact-tickets.ts';
import { blogDefinition } from '../src/definition.ts';
import { FillMessageSearch1795600500004 } from '../src/migrations/fill-message-search.ts';
import { Retention } from '../src/privacy/retention.ts';
import { mailsTo, settle } from './harness/mailbox.ts';

const hour = 3600_000;

describe.each(databases())('the contact form on %s', (kind) => {
  let service: TestService;
  let other: TestService;
  beforeAll(async () => {
    service = await startService(blogDefinition, { kind });
    other = await startService(blogDefinition, { env: { INTERNAL_KEY: service.env.INTERNAL_KEY as string } });
  });
  afterAll(async () => {
    await service.stop();
    await other.stop();
  });

  const anybody = () => `writer-${randomUUID().slice(0, 8)}@example.com`;
  /** A ticket of a form that was opened a while ago. */
  const ticket = (age = 5000) => service.get(ContactTickets).issue(Date.now() - age);
  const message = (more: object = {}) => ({
    name: 'Ana Müller',
    email: anybody(),
    message: 'We would like to see a demonstration.',
    ticket: ticket(),
    ...more,
  });
  const send = (body: object, headers?: Record<string, string>, language = 'en') =>
    service.anonymous.post(`api/contact?lang=${language}`, body, headers);
  const stored = (email: string) =>
    service
      .get(Database)
      .read.query<{ name: string; message: string; client: string | null }[]>(
        'SELECT name, message, client FROM contact_message WHERE email = ?',
        [email],
      );
  const refusal = (status: number, code: string) => ({ status, body: { code: `blog.contact.${code}` } });

  test('a message is stored, mailed to Arcada with the sender as reply address, and receipted in the sender’s language', async () => {
    const input = message({
      service: 'implementation',
      phone: '+55 81 5555',
      message: 'Olá, <b>tudo</b> bem?\n\nSegunda linha.\nTerceira.',
    });
    const response = await send(input, {}, 'pt-BR');
    expect(response).toMatchObject({ status: 202, body: { received: true } });
    const { reference: given } = response.body as { reference: string };
    expect(given).toMatch(/^[0-9A-F]{8}$/);
    expect(await stored(input.email)).toHaveLength(1);
    const house = (await mailsTo(service, site.email)).find((mail) => mail.includes(`Reply-To: ${input.email}`));
    expect(house).toContain('Segunda linha.\nTerceira.\n');
    expect(house).toContain('>Segunda linha.<br>Terceira.</p>');
    expect(house).toContain('+55 81 5555');
    expect(house).toContain('Service: Implementation\n');
    expect(house).toContain('Language: Brazilian Portuguese\n');
    expect(house).toContain('&lt;b&gt;tudo&lt;/b&gt;');
    const [receipt] = await mailsTo(service, input.email);
    expect(receipt).toContain('Subject: Recebemos a sua mensagem');
    expect(receipt).toContain('Assunto da mensagem: Implantação');
    expect(receipt).toContain('Olá, Ana Müller!');
    expect(receipt).toContain(`em até ${site.claims.supportReplyHours} horas`);
    const reference = /Sua referência: ([0-9A-F]{8})\n/.exec(receipt ?? '')?.[1];
    expect(reference).toBe(given);
    expect(house).toContain(`Reference: ${reference}`);
  });

  test('a receipt greets people whose names have quotation marks', async () => {
    const input = message({ name: 'Ann “Annie” O’Neil "AO"' });
    await send(input);
    expect((await mailsTo(service, input.email))[0]).toContain('Hello Ann “Annie” O’Neil "AO",');
  });

  test('a receipt greets people whose names have initials', async () => {
    const input = message({ name: 'J.R.R. Tolkien' });
    await send(input);
    expect((await mailsTo(service, input.email))[0]).toContain('Hello J.R.R. Tolkien,');
  });

  test('a receipt contains nothing that lets a stranger write to the owner of an address', async () => {
    for (const name of ['Win at https://evil.example', 'evil.example', 'mail me@evil.example', 'x'.repeat(100)]) {
      const input = message({ name, message: 'Your account is locked: https://evil.example/login' });
      expect((await send(input)).status).toBe(202);
      const [receipt] = await mailsTo(service, input.email);
      expect(receipt).toContain('Hello,');
      expect(receipt).not.toMatch(/evil|xxx/);
    }
    const house = (await mailsTo(service, site.email)).filter((mail) => mail.includes('Contact form: Win at https'));
    expect(house.length).toBeGreaterThan(0);
    for (const mail of house) {
      expect(mail).not.toContain('Win at https://');
      expect(mail).toContain('Your account is locked: https: evil․example/login');
    }
  });

  test('a mail makes no link of the dots of other scripts', async () => {
    const input = message({ name: 'Eve evil。example', message: 'Sign in at evil．example or https：//evil' });
    expect((await send(input)).status).toBe(202);
    const house = (await mailsTo(service, site.email)).find((mail) => mail.includes(`Reply-To: ${input.email}`));
    expect(house).toContain('Contact form: Eve evil․example');
    expect(house).toContain('Sign in at evil․example or https： evil');
    const [receipt] = await mailsTo(service, input.email);
    expect(receipt).toContain('Hello,');
    expect(receipt).not.toMatch(/evil/);
  });

  test('a ticket is issued here, is some seconds old and is good for one message', async () => {
    const issued = await service.anonymous.get<{ ticket: string }>('api/contact/ticket');
    expect(issued.headers.get('cache-control')).toBe('no-store');
    expect(await send(message({ ticket: issued.body.ticket }))).toMatchObject(refusal(400, 'ticket-young'));
    expect(await send(message({ ticket: ticket(25 * hour) }))).toMatchObject(refusal(400, 'ticket-old'));
    const [time, nonce, signature] = ticket().split('.');
    const later = (Number.parseInt(time as string, 36) + 1).toString(36);
    for (const forged of [
      '',
      'x',
      `${later}.${nonce}.${signature}`,
      `${time}.x.${signature}`,
      `${time}.${nonce}.`,
      `${time}.${nonce}.${signature}.x`,
    ])
      expect(await send(message({ ticket: forged }))).toMatchObject(refusal(400, 'ticket-invalid'));
    const used = message();
    expect((await send(used)).status).toBe(202);
    expect(await send(message({ ticket: used.ticket }))).toMatchObject(refusal(409, 'ticket-used'));
    expect(await stored(used.email)).toHaveLength(1);
    // Another replica accepts it: the key is the service's own.
    expect(() => other.get(ContactTickets).check(ticket())).not.toThrow();
  });

  test('says in the sender’s language what to do', async () => {
    const response = await send(message({ ticket: ticket(25 * hour) }), {}, 'es');
    expect((response.body as { message: string }).message).toContain('recarga la página');
  });

  test('two messages with one ticket at the same moment are one', async () => {
    const input = message();
    const responses = await Promise.all(Array.from({ length: 5 }, () => send(input)));
    expect(responses.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409, 409]);
    expect(await stored(input.email)).toHaveLength(1);
  });

  test('the same request sent again gets the same response and is stored once', async () => {
    const input = message();
    const key = { 'idempotency-key': randomUUID() };
    const responses = await Promise.all(Array.from({ length: 4 }, () => send(input, key)));
    expect(responses.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    expect((await send(input, key)).body).toEqual(responses[0]?.body);
    expect(await stored(input.email)).toHaveLength(1);
    expect(await mailsTo(service, input.email)).toHaveLength(1);
    expect((await send(message(), key)).status).toBe(422);
    expect((await send(message(), { 'idempotency-key': 'a b' })).status).toBe(400);
  });

  test('bots that fill in every field get a normal response', async () => {
    const input = message({ website: 'https://spam.example', ticket: 'none' });
    expect(await send(input)).toMatchObject({ status: 202, body: { received: true } });
    await settle(service);
    expect(await stored(input.email)).toEqual([]);
    expect(await mailsTo(service, input.email)).toEqual([]);
    // People leave it empty.
    expect((await send(message({ website: '' }))).status).toBe(202);
  });

  test('the documented body without a ticket is accepted three times an hour', async () => {
    const plain = () => message({ ticket: undefined });
    const from = { 'x-forwarded-for': '203.0.113.77' };
    for (let count = 0; count < 3; count++) expect((await send(plain(), from)).status).toBe(202);
    const refused = await send(plain(), from);
    expect(refused).toMatchObject(refusal(429, 'too-many'));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    // The form, with its ticket, still has two left.
    for (let count = 0; count < 2; count++) expect((await send(message(), from)).status).toBe(202);
    expect(await send(message(), from)).toMatchObject(refusal(429, 'too-many'));
    const email = anybody();
    for (let count = 0; count < 3; count++) expect((await send({ ...plain(), email })).status).toBe(202);
    expect(await send({ ...plain(), email })).toMatchObject(refusal(429, 'too-many'));
  });

  test('five messages an hour are accepted per address of a sender and per client', async () => {
    const email = anybody();
    const from = (last: number) => ({ 'x-forwarded-for': `203.0.113.${last}` });
    for (let count = 0; count < 5; count++) expect((await send(message({ email }), from(count))).status).toBe(202);
    const refused = await send(message({ email: email.toUpperCase() }), from(9));
    expect(refused).toMatchObject(refusal(429, 'too-many'));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    // Also read by who shares a network with the senders: it was not sent, and here is another way.
    expect(refused.body.message).toMatch(
      /^This message was not sent: .* Send it again in (59|60) minutes, or write to hello@arcada\.example now\.$/,
    );
    expect((await send(message(), from(9))).status).toBe(202);
    for (let count = 0; count < 4; count++) expect((await send(message(), from(9))).status).toBe(202);
    expect(await send(message(), from(9))).toMatchObject(refusal(429, 'too-many'));
    // A refused message may be sent later with the same ticket.
    const waiting = message();
    expect((await send(waiting, from(9))).status).toBe(429);
    expect((await send(waiting, from(10))).status).toBe(202);
    const earlier = Date.now() - hour - 1000;
    await service
      .get(Database)
      .read.query('UPDATE contact_message SET created_at = ? WHERE email = ?', [earlier, email]);
    expect((await send(message({ email }), from(11))).status).toBe(202);
  });

  test('more than five at the same moment are refused too', async () => {
    const email = anybody();
    const responses = await Promise.all(Array.from({ length: 9 }, () => send(message({ email }))));
    expect(responses.filter(({ status }) => status === 202)).toHaveLength(5);
    expect(await stored(email)).toHaveLength(5);
  });

  test('control characters change neither the mail nor the log', async () => {
    const email = anybody();
    const name = 'Eve\r\nBcc: victim@example.com\r\n\r\n<script>';
    const sent = message({ email, name, phone: '+1 555\r\n0100', message: 'One two three\u0000\u001b[31m\ud800 four' });
    expect((await send({ ...sent, phone: '+1 555\r\nX-Evil: 1' })).status).toBe(400);
    expect((await send(sent)).status).toBe(202);
    const house = (await mailsTo(service, site.email)).find((mail) => mail.includes(`Reply-To: ${email}`)) ?? '';
    expect(house).not.toMatch(/^(Bcc|X-Evil|0100)/im);
    expect(house).toContain('Contact form: Eve Bcc: victim@example․com <script>');
    expect(await stored(email)).toMatchObject([{ message: 'One two three[31m four' }]);
    expect(await mailsTo(service, 'victim@example.com')).toEqual([]);
    for (const wrong of ['a@b.example\r\nBcc: c@d.example', 'a@b.example, c@d.example', 'A <a@b.example>', ''])
      expect((await send(message({ email: wrong }))).status).toBe(400);
  });

  test('refuses what is too short or too long, and names the field', async () => {
    for (const [field, value] of [
      ['name', ' '],
      ['name', 'x'.repeat(121)],
      ['phone', '1'.repeat(41)],
      ['message', 'short'],
      ['message', 'x'.repeat(5001)],
    ] as const) {
      const response = await send(message({ [field]: value }));
      expect(response).toMatchObject({ status: 400, body: { errors: [{ path: field }] } });
    }
  });

  test('deletes where a message came from after an hour, and used tickets after a day', async () => {
    const input = message();
    await send(input, { 'x-forwarded-for': '198.51.100.7' });
    const [row] = await stored(input.email);
    expect(row?.client).toMatch(/^[0-9a-f]{64}$/);
    const retention = service.get(Retention);
    await retention.run(Date.now() + hour / 2);
    expect((await stored(input.email))[0]?.client).toBe(row?.client);
    await retention.run(Date.now() + hour + 1000);
    expect((await stored(input.email))[0]?.client).toBeNull();
    expect(await send(message({ ticket: input.ticket }))).toMatchObject(refusal(409, 'ticket-used'));
    await retention.run(Date.now() + 25 * hour);
    const tickets = await service.get(Database).read.query('SELECT * FROM contact_ticket');
    expect(tickets).toEqual([]);
  });

  test('are kept for 24 months', async () => {
    const input = message();
    await send(input);
    const retention = service.get(Retention);
    await retention.run(Date.now() + 730 * 24 * hour);
    expect(await stored(input.email)).toHaveLength(1);
    await retention.run(Date.now() + 732 * 24 * hour);
    expect(await stored(input.email)).toEqual([]);
  });

  test('messages of an account are exported, and erased with it', async () => {
    const user = buildUser();
    const input = message();
    await service.as(user).post('api/contact', input);
    const exported = () => service.from('identity').get(`internal/users/${user.id}/export`);
    expect((await exported()).body).toMatchObject({ messages: [{ email: input.email, name: 'Ana Müller' }] });
    const event = { id: randomUUID(), name: 'identity.user.erased', payload: { userId: user.id } };
    await service.from('identity').post('internal/events', event);
    expect((await exported()).body).toMatchObject({ messages: [] });
    expect(await stored(input.email)).toEqual([]);
  });

  test('messages sent while signed out are erased with the account that has confirmed their address', async () => {
    const user = buildUser();
    const [own, other] = [message(), message()];
    for (const input of [own, other]) await send(input);
    const emailKeys = [emailKey(own.email)];
    const path = `internal/users/${user.id}/export?emailKeys=${emailKeys[0]}`;
    const exported = () => service.from('identity').get(path);
    expect((await exported()).body).toMatchObject({ messages: [{ email: own.email }] });
    // An event from before this field existed contains no addresses.
    const erase = (payload: object) =>
      service.from('identity').post('internal/events', { id: randomUUID(), name: 'identity.user.erased', payload });
    await erase({ userId: user.id });
    expect(await stored(own.email)).toHaveLength(1);
    await erase({ userId: user.id, emailKeys });
    expect((await exported()).body).toMatchObject({ messages: [] });
    expect([await stored(own.email), (await stored(other.email)).length]).toEqual([[], 1]);
  });

  describe('as admins see it', () => {
    const path = 'api/admin/contact';
    const admin = buildUser({ role: 'admin' });
    const list = async (query: string) =>
      (await service.as(admin).get<KeysetPage<ContactMessage>>(`${path}?${query}`)).body.items;
    const take = async (more: object = {}) => {
      const input = message(more);
      expect((await send(input)).status).toBe(202);
      const [found] = await list(`q=${encodeURIComponent(input.email)}`);
      return found as ContactMessage;
    };

    test('messages are listed newest first, searched and marked', async () => {
      const { id, email, message: text } = await take({ name: 'Zoë 100%' });
      expect(text).toContain('demonstration');
      expect((await list('limit=1')).map((each) => each.id)).toEqual([id]);
      expect((await list('q=ZO%C3%8B+100%25')).map((each) => each.id)).toContain(id);
      expect((await list(`q=${id.slice(0, 8).toUpperCase()}`)).map((each) => each.id)).toEqual([id]);
      expect(await list('q=zo%25100')).toEqual([]);
      const mark = (status: string) => service.as(admin).patch(`${path}/${id}`, { status });
      for (const status of ['answered', 'spam', 'archived', 'new', 'new']) {
        expect(await mark(status)).toMatchObject({ status: 200, body: { status } });
        expect((await list(`status=${status}&q=${email}`)).map((each) => each.id)).toEqual([id]);
      }
      expect((await mark('read')).status).toBe(400);
      expect((await service.as(admin).patch(`${path}/${randomUUID()}`, { status: 'spam' })).status).toBe(404);
    });

    test('names are found regardless of capitals and accents, also of messages from before', async () => {
      const { id } = await take({ name: 'Édouard Øster Çelik' });
      const found = async (words: string) =>
        (await list(`q=${encodeURIComponent(words)}`)).map((each) => each.id).includes(id);
      for (const words of ['édouard', 'ÉDOUARD', 'edouard', 'çelik'])
        expect([words, await found(words)]).toEqual([words, true]);
      expect(await found('edward')).toBe(false);
      const database = service.get(Database);
      await database.transaction((manager) => manager.update(ContactMessageEntity, id, { searchText: null }));
      await database.transaction(({ queryRunner }) =>
        new FillMessageSearch1795600500004().up(queryRunner as QueryRunner),
      );
      expect(await found('édouard')).toBe(true);
    });

    test('what is erased is not in a mail that waits, either', async () => {
      const stuck = await startService(blogDefinition, { kind, env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
      const waiting = () => stuck.get(Database).read.findBy(OutboxEntity, { kind: 'mail' });
      const write = async (more: object = {}) => {
        const input = { ...message(more), ticket: undefined };
        expect((await stuck.anonymous.post('api/contact', input)).status).toBe(202);
        const { body } = await stuck.as(admin).get<KeysetPage<ContactMessage>>(`${path}?q=${input.email}`);
        return body.items[0] as ContactMessage;
      };
      try {
        const one = await write({ message: `${'A long message. '.repeat(300)}` });
        const two = await write();
        const kept = await write();
        expect(await waiting()).toHaveLength(6);
        expect((await stuck.as(admin).delete(`${path}/${one.id}`)).status).toBe(204);
        expect(await waiting()).toHaveLength(4);
        expect((await stuck.as(admin).post(`${path}/erase`, { email: two.email })).status).toBe(200);
        const left = await waiting();
        expect(left).toHaveLength(2);
        for (const { payload } of left) expect(payload).toContain(kept.email);
        const payload = { userId: randomUUID(), emailKeys: [emailKey(kept.email)] };
        const event = { id: randomUUID(), name: 'identity.user.erased', payload };
        expect((await stuck.from('identity').post('internal/events', event)).status).toBeLessThan(300);
        expect(await waiting()).toEqual([]);
      } finally {
        await stuck.stop();
      }
    });

    test('one message is erased, or all of an address, and the trail names nobody', async () => {
      const email = anybody();
      const first = await take({ email, name: 'Unmistakable Person' });
      await take({ email });
      await take({ email });
      expect((await service.as(admin).delete(`${path}/${first.id}`)).status).toBe(204);
      expect((await service.as(admin).delete(`${path}/${first.id}`)).status).toBe(404);
      const erase = () => service.as(admin).post(`${path}/erase`, { email: email.toUpperCase() });
      expect(await erase()).toMatchObject({ status: 200, body: { erased: 2 } });
      expect(await erase()).toMatchObject({ status: 200, body: { erased: 0 } });
      expect(await stored(email)).toEqual([]);
      const entries = await service.get(Database).read.find(AuditEntryEntity);
      const actions = entries.map(({ action }) => action);
      expect(actions).toEqual(expect.arrayContaining(['blog.message.erased', 'blog.messages.erased']));
      expect(JSON.stringify(entries)).not.toMatch(/Unmistakable|@example\.com/i);
    });

    test('are for admins', async () => {
      const { id } = await take();
      for (const caller of [service.anonymous, service.as(buildUser()), service.as(buildUser({ role: 'producer' }))]) {
        const answers = [
          await caller.get(path),
          await caller.patch(`${path}/${id}`, { status: 'spam' }),
          await caller.delete(`${path}/${id}`),
          await caller.post(`${path}/erase`, { email: 'a@example.com' }),
        ];
        for (const { status } of answers) expect([401, 403]).toContain(status);
      }
    });
  });
});
