import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type KeysetPage,
  type Letter,
  type LetterPreview,
  type LetterSummary,
  type Subscribers,
  scheduledTooLate,
} from '@arcada/contracts';
import { AuditEntryEntity, Database, emailKey } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { buildUser, startService, type TestService } from '@arcada/testing/service';
import { readMail } from '../../../tools/test/read-mail.ts';
import { blogDefinition } from '../src/definition.ts';
import { LetterEntity, RecipientEntity } from '../src/letters/letter.entity.ts';
import { LetterDispatch } from '../src/letters/letter-dispatch.ts';
import { LetterMail } from '../src/letters/letter-mail.ts';
import { LetterRetention } from '../src/letters/letter-retention.ts';
import { SubscriptionEntity } from '../src/newsletter/newsletter.entity.ts';
import { letterCalls, subscribers } from './harness/letters.ts';
import { type MailServer, startMailServer } from './harness/mail-server.ts';

const admin = buildUser({ role: 'admin' });
const english = { subject: 'November', body: '# Hello\n\nRead [the blog](/blog) & **think**.' };
const portuguese = { subject: 'Novembro', body: 'Olá, *leitores*.' };
const spanish = { subject: 'Noviembre', body: 'Hola, lectores.' };
const texts = { en: english, 'pt-BR': portuguese, es: spanish };

const withoutFolds = (text: string) => text.replace(/\s+/g, '');

describe.each(databases())('letters on %s', (kind) => {
  let service: TestService;
  let mail: MailServer;
  let identity: Server;

  beforeAll(async () => {
    mail = await startMailServer();
    identity = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ username: 'clara', fullName: null, email: 'clara@example.com' }));
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => identity.once('listening', resolve));
    const env = {
      SMTP_URL: mail.url,
      IDENTITY_URL: `http://127.0.0.1:${(identity.address() as AddressInfo).port}`,
      NEWSLETTER_PER_MINUTE: '60000',
      NEWSLETTER_STEP_MILLISECONDS: '50',
    };
    service = await startService(blogDefinition, { kind, env });
  });
  afterAll(async () => {
    await service.stop();
    identity.close();
    await mail.close();
  });
  beforeEach(async () => {
    await service.get(Database).read.clear(SubscriptionEntity);
    mail.accepted.length = 0;
    mail.refuse = () => undefined;
    mail.beforeReply = () => undefined;
  });

  const calls = letterCalls(() => service.as(admin));
  const draft = async (given: Record<string, unknown> = texts): Promise<Letter> => (await calls.create(given)).body;
  const until = async (id: string, status: Letter['status']): Promise<Letter> => {
    for (;;) {
      const { body } = await calls.read(id);
      if (body.status === status) return body;
      await pause(20);
    }
  };

  test('go to the confirmed only, each once, in the reader’s language', async () => {
    const readers = [
      ...(await subscribers(service, 3)),
      ...(await subscribers(service, 2, { language: 'pt-BR' })),
      ...(await subscribers(service, 1, { language: 'es' })),
    ];
    await subscribers(service, 2, { status: 'pending' });
    const letter = await draft({ en: english, 'pt-BR': portuguese });
    expect(letter).toMatchObject({ missing: ['es'], audience: { en: 4, 'pt-BR': 2, es: 0 }, status: 'draft' });
    const started = await calls.send(letter);
    expect(started).toMatchObject({ status: 200, body: { status: 'sending' } });
    const { counts } = await until(letter.id, 'sent');
    expect(counts).toMatchObject({ recipients: 6, sent: 6, waiting: 0, bounced: 0 });
    expect(mail.readers()).toEqual(readers.sort());
    const subjects = mail.accepted.map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1]?.trim()).sort();
    expect(subjects).toEqual(['November', 'November', 'November', 'November', 'Novembro', 'Novembro']);
    // Neither the same request nor another one sends it again.
    expect((await calls.send(letter)).status).toBe(412);
    expect((await calls.send((await calls.read(letter.id)).body)).body.code).toBe('blog.letter.not-sendable');
  });

  test('end with one click, which counts for the letter; who left before its mail isn’t written to', async () => {
    await subscribers(service, 2);
    const first = await draft();
    await calls.send(first);
    await until(first.id, 'sent');
    const { head, body } = await readMail(mail.accepted[0]?.source ?? '');
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(body).toContain('<strong>think</strong>');
    expect(body).toContain('the blog (http://localhost:8080/blog)');
    expect(body).toContain('http://localhost:8080/newsletter/unsubscribe?token=');
    const address = /List-Unsubscribe: <http:\/\/localhost:8080\/(\S+)>/.exec(head)?.[1] ?? '';
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await service.anonymous.post(address, 'List-Unsubscribe=One-Click', form)).status).toBe(200);
    expect((await calls.read(first.id)).body.counts).toMatchObject({ sent: 2, unsubscribed: 1 });
    const { body: counts } = await service.as(admin).get<Subscribers>('api/admin/newsletter/subscribers');
    expect(counts).toMatchObject({ confirmed: 1, byLanguage: { en: 1 } });
    expect(counts.growth.at(-1)).toMatchObject({ left: 1 });
    const second = await draft();
    await calls.send(second);
    expect((await until(second.id, 'sent')).counts).toMatchObject({ recipients: 1, sent: 1 });
  });

  test('stop at once, leave out who unsubscribes meanwhile, and go on with the others', async () => {
    const readers = await subscribers(service, 40);
    const letter = await draft();
    let stopped: Promise<unknown> | undefined;
    mail.beforeReply = async () => {
      stopped ??= calls.stop(letter);
      await stopped;
    };
    await calls.send(letter);
    const halted = await until(letter.id, 'stopped');
    await service.get(LetterDispatch).run();
    expect(mail.accepted.length).toBeLessThanOrEqual(6);
    const got = new Set(mail.readers());
    const left = readers.find((reader) => !got.has(reader));
    const row = await service.get(Database).read.findOneByOrFail(SubscriptionEntity, { email: left as string });
    await service.get(Database).read.update(SubscriptionEntity, row.id, { status: 'unsubscribed' });
    mail.beforeReply = () => undefined;
    const { audience, counts } = (await calls.read(letter.id)).body;
    expect(Object.values(audience).reduce((sum, each) => sum + each)).toBe(counts.waiting - 1);
    expect((await calls.send(halted)).body).toMatchObject({ status: 'sending' });
    expect((await until(letter.id, 'sent')).counts).toMatchObject({ recipients: 40, sent: 39, left: 1 });
    expect(mail.readers()).toEqual(readers.filter((reader) => reader !== left));
  });

  test('end for good where they were stopped', async () => {
    await subscribers(service, 40);
    const letter = await draft();
    const finish = () => service.as(admin).post<Letter>(`api/admin/newsletter/letters/${letter.id}/finish`);
    expect((await finish()).status).toBe(409);
    let stopped: Promise<unknown> | undefined;
    mail.beforeReply = async () => {
      stopped ??= calls.stop(letter);
      await stopped;
    };
    await calls.send(letter);
    await until(letter.id, 'stopped');
    while ((await calls.read(letter.id)).body.counts.sent < mail.accepted.length) await pause(20);
    const { body: ended } = await finish();
    expect(ended).toMatchObject({
      status: 'sent',
      endedAt: expect.any(String),
      counts: { recipients: 40, waiting: 0 },
    });
    expect(ended.counts.sent + ended.counts.failed).toBe(40);
    expect((await finish()).status).toBe(200);
    await service.get(LetterDispatch).run();
    expect(mail.accepted).toHaveLength(ended.counts.sent);
    expect((await calls.send(ended)).status).toBe(409);
    const entries = await service.get(Database).read.findBy(AuditEntryEntity, { subjectId: letter.id });
    expect(entries.map(({ action }) => action).filter((action) => action === 'blog.letter.finished')).toHaveLength(1);
  });

  test('count refusals; an address that doesn’t exist is not written to again, one refused by policy is', async () => {
    const [gone = '', strict = '', busy = '', fine = ''] = await subscribers(service, 4);
    let attempts = 0;
    mail.refuse = (address) => {
      if (address === gone) return { code: 550, text: '5.1.1 No such user' };
      if (address === strict) return { code: 554, text: '5.7.1 Not from you' };
      if (address === busy && attempts++ === 0) return { code: 451, text: '4.3.0 Try again later' };
      return undefined;
    };
    const letter = await draft();
    await calls.send(letter);
    expect((await until(letter.id, 'sent')).counts).toMatchObject({ recipients: 4, sent: 2, bounced: 2 });
    expect(mail.readers()).toEqual([busy, fine].sort());
    mail.refuse = () => undefined;
    mail.accepted.length = 0;
    const next = await draft();
    expect(next.audience.en).toBe(3);
    await calls.send(next);
    await until(next.id, 'sent');
    expect(mail.readers()).toEqual([strict, busy, fine].sort());
  });

  test('pause when the mail server refuses most mails, and reach the refused ones when they go on', async () => {
    const readers = await subscribers(service, 60);
    const gone = readers[0] as string;
    mail.refuse = (address) =>
      address === gone
        ? { code: 550, text: '5.1.1 No such user' }
        : { code: 554, text: `5.7.1 <${address}> Blocked for spam` };
    const letter = await draft();
    await calls.send(letter);
    const paused = await until(letter.id, 'stopped');
    expect(paused).toMatchObject({ pausedFor: 'refusals', lastRefusal: expect.stringContaining('Blocked for spam') });
    expect(paused.lastRefusal).not.toContain('@');
    const { bounced, waiting, recipients } = paused.counts;
    expect(bounced).toBeGreaterThanOrEqual(15);
    expect([bounced + waiting, recipients]).toEqual([60, 60]);
    expect(mail.accepted).toEqual([]);
    const entries = await service.get(Database).read.findBy(AuditEntryEntity, { subjectId: letter.id });
    expect(entries.at(-1)).toMatchObject({ action: 'blog.letter.paused', actorId: null });
    mail.refuse = (address) => (address === gone ? { code: 550, text: '5.1.1 No such user' } : undefined);
    const going = (await calls.send(paused)).body;
    expect(going).toMatchObject({ status: 'sending', pausedFor: null });
    expect((await until(letter.id, 'sent')).counts).toMatchObject({ sent: 59, bounced: 1 });
    expect(mail.readers()).toEqual(readers.slice(1));
  });

  test('are sent at their time, which an admin can take back until then', async () => {
    await subscribers(service, 1);
    const letter = await draft();
    expect((await calls.send(letter, new Date(Date.now() - 1000).toISOString())).body.code).toBe(
      'blog.letter.time-past',
    );
    expect(await calls.send(letter, '9999-01-01T00:00:00.000Z')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'at', message: scheduledTooLate.en }] },
    });
    const at = Date.now() + 3_600_000;
    const scheduled = (await calls.send(letter, new Date(at).toISOString())).body;
    expect(scheduled).toMatchObject({ status: 'scheduled', scheduledAt: new Date(at).toISOString() });
    expect((await calls.save(letter.id, texts, scheduled.revision)).body.code).toBe('blog.letter.not-draft');
    await service.get(LetterDispatch).run();
    expect((await calls.stop(letter)).body).toMatchObject({ status: 'draft', scheduledAt: null });
    const again = (await calls.read(letter.id)).body;
    await calls.send(again, new Date(Date.now() + 500).toISOString());
    await until(letter.id, 'sent');
    expect(mail.accepted).toHaveLength(1);
  });

  test('keep the pace of the configuration', async () => {
    await subscribers(service, 5);
    const letter = await draft();
    const config = service.running.config as unknown as { NEWSLETTER_PER_MINUTE: number };
    config.NEWSLETTER_PER_MINUTE = 120;
    const began = Date.now();
    await calls.send(letter);
    const { endedAt } = await until(letter.id, 'sent');
    config.NEWSLETTER_PER_MINUTE = 60_000;
    expect(Date.parse(endedAt ?? '') - began).toBeGreaterThanOrEqual(2500);
  });

  test('are written in up to three languages, and saved by who has seen the last version', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const made = (await calls.create({ en: { subject: 'Half', body: '' } }, key)).body;
    expect((await calls.create({ en: { subject: 'Half', body: '' } }, key)).body.id).toBe(made.id);
    expect(made).toMatchObject({ subject: 'Half', missing: ['en', 'pt-BR', 'es'], revision: 1 });
    expect((await calls.send(made)).body.code).toBe('blog.letter.empty');
    const saved = (await calls.save(made.id, texts, 1)).body;
    expect(saved).toMatchObject({ revision: 2, missing: [], texts: { es: spanish } });
    expect((await calls.save(made.id, texts, 2)).body.revision).toBe(2);
    expect(await calls.save(made.id, { es: english }, 1)).toMatchObject({
      status: 412,
      body: { code: 'blog.letter.changed' },
    });
    expect((await calls.send(saved)).body.code).toBe('blog.letter.no-subscribers');
    const listed = await service
      .as(admin)
      .get<KeysetPage<LetterSummary>>('api/admin/newsletter/letters?q=noviém&lang=es');
    expect(listed.body.items.map(({ id, subject }) => [id, subject])).toContainEqual([made.id, 'Noviembre']);
    expect((await calls.remove(saved)).status).toBe(204);
    expect((await calls.read(made.id)).status).toBe(404);
  });

  test('are shown and tried before they are sent', async () => {
    const { body: preview } = await service
      .as(admin)
      .post<LetterPreview>('api/admin/newsletter/preview', { language: 'en', ...english });
    expect(preview.inboxLine).toBe('Hello Read the blog & think.');
    expect(preview.html).toMatch(/^<!doctype html>/);
    expect(preview.html).toContain('Unsubscribe with one click');
    expect(preview.text).toContain('Hello\n=====\n\nRead the blog (http://localhost:8080/blog) & think.');
    const letter = await draft();
    const test = () => service.as(admin).post(`api/admin/newsletter/letters/${letter.id}/test`, { language: 'pt-BR' });
    expect((await test()).status).toBe(204);
    while (mail.accepted.length === 0) await pause(20);
    expect(mail.accepted[0]).toMatchObject({ to: 'clara@example.com' });
    expect(mail.accepted[0]?.source).toContain('Subject: [Teste] Novembro');
    const { body: tested } = await service.as(admin).post<LetterPreview>('api/admin/newsletter/preview', {
      language: 'pt-BR',
      ...portuguese,
      subject: '[Teste] Novembro',
    });
    expect(withoutFolds((await readMail(mail.accepted[0]?.source ?? '')).body)).toContain(withoutFolds(tested.html));
  });

  test('leave entries without addresses in the audit trail', async () => {
    const [reader = ''] = await subscribers(service, 1);
    const letter = await draft();
    await calls.send(letter);
    await until(letter.id, 'sent');
    const entries = await service.get(Database).read.findBy(AuditEntryEntity, { subjectId: letter.id });
    expect(entries.map(({ action }) => action)).toEqual(['blog.letter.created', 'blog.letter.started']);
    expect(entries[1]?.after).toMatchObject({ recipients: 1 });
    expect(JSON.stringify(entries)).not.toContain(reader);
  });

  test('belong to the data of a person, and their recipients are forgotten after two years', async () => {
    const user = buildUser();
    const [reader = ''] = await subscribers(service, 1);
    const letter = await draft();
    await calls.send(letter);
    const { endedAt } = await until(letter.id, 'sent');
    const path = `internal/users/${user.id}/export?emailKeys=${emailKey(reader)}`;
    const exported = await service.from('identity').get(path);
    expect(exported.body).toMatchObject({ newsletter: [{ letters: [{ subject: 'November', status: 'sent' }] }] });
    const waiting = await draft();
    mail.accepted.length = 0;
    await calls.send(waiting);
    const payload = { userId: user.id, emailKeys: [emailKey(reader)] };
    const event = { id: randomUUID(), name: 'identity.user.erased', payload };
    expect((await service.from('identity').post('internal/events', event)).status).toBe(200);
    expect((await until(waiting.id, 'sent')).counts.left + mail.accepted.length).toBe(1);
    await service.get(LetterRetention).run(Date.parse(endedAt ?? '') + 800 * 86_400_000);
    const { read } = service.get(Database);
    expect(await read.countBy(RecipientEntity, { letterId: letter.id })).toBe(0);
    expect((await calls.read(letter.id)).body.counts).toMatchObject({ recipients: 1, sent: 1 });
  });

  test('keep their numbers when a process ended while it forgot the recipients', async () => {
    const { read } = service.get(Database);
    await subscribers(service, 2);
    const letter = await draft();
    await calls.send(letter);
    const { endedAt, counts } = await until(letter.id, 'sent');
    await read.update(LetterEntity, letter.id, { counts });
    const [row] = await read.findBy(RecipientEntity, { letterId: letter.id });
    await read.delete(RecipientEntity, { id: row?.id });
    await service.get(LetterRetention).run(Date.parse(endedAt ?? '') + 800 * 86_400_000);
    expect(await read.countBy(RecipientEntity, { letterId: letter.id })).toBe(0);
    expect((await calls.read(letter.id)).body.counts).toMatchObject({ recipients: 2, sent: 2 });
  });

  test('that were stopped forget their recipients, too', async () => {
    const { read } = service.get(Database);
    await subscribers(service, 1);
    const letter = await draft();
    await calls.send(letter);
    await until(letter.id, 'sent');
    await read.update(LetterEntity, letter.id, { status: 'stopped', endedAt: null });
    await service.get(LetterRetention).run(Date.now() + 700 * 86_400_000);
    expect(await read.countBy(RecipientEntity, { letterId: letter.id })).toBe(1);
    await service.get(LetterRetention).run(Date.now() + 800 * 86_400_000);
    expect(await read.countBy(RecipientEntity, { letterId: letter.id })).toBe(0);
    expect((await calls.read(letter.id)).body.counts).toMatchObject({ recipients: 1, sent: 1 });
  });

  test('are sent once: a delivery that is repeated after its mail was accepted sends nothing', async () => {
    await subscribers(service, 1);
    const letter = await draft();
    await calls.send(letter);
    await until(letter.id, 'sent');
    const { read } = service.get(Database);
    const { id, turn } = await read.findOneByOrFail(RecipientEntity, { letterId: letter.id });
    expect(await service.get(LetterMail).compose({ id, turn })).toBeUndefined();
    expect(await read.findOneByOrFail(RecipientEntity, { id })).toMatchObject({ status: 'sent' });
    expect(mail.accepted).toHaveLength(1);
  });

  test('have one row for each reader, whatever happens', async () => {
    await subscribers(service, 1);
    const letter = await draft();
    const answers = await Promise.all(Array.from({ length: 5 }, () => calls.send(letter)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412]);
    await until(letter.id, 'sent');
    const { read } = service.get(Database);
    const [row] = await read.findBy(RecipientEntity, { letterId: letter.id });
    await expect(read.insert(RecipientEntity, { ...row, id: randomUUID() } as RecipientEntity)).rejects.toThrow();
    expect(mail.accepted).toHaveLength(1);
  });
});
