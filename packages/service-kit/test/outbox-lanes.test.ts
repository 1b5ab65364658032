import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { databases } from '@arcada/testing/database';
import { type StartOptions, startService, type TestService } from '@arcada/testing/service';
import { SMTPServer } from 'smtp-server';
import {
  createIdempotentAnswers,
  Database,
  IdempotentAnswerEntity,
  InboxEntity,
  keepAnswer,
  Outbox,
  OutboxEntity,
  type ServiceDefinition,
} from '../src/index.ts';
import { Cleaning } from '../src/outbox/cleaning.ts';
import { runOutboxCommand } from '../src/outbox/dead-deliveries.ts';
import { createMailer } from '../src/outbox/mailer.ts';
import { EffectEntity, receiverDefinition, senderDefinition } from './events.fixture.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function start(definition: ServiceDefinition, options: StartOptions = {}): Promise<TestService> {
  const service = await startService(definition, options);
  open.push(service.stop);
  return service;
}

async function until(check: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await check())) await pause(10);
}

/** A mail server that accepts connections and never responds. */
async function startSilentServer() {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, connections: () => sockets.size };
}

/** A mail server that responds to a recipient as the test says. */
async function startMailServer(refusal: () => { responseCode: number } | undefined) {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      const given = refusal();
      done(given ? Object.assign(new Error('no such mailbox'), given) : null);
    },
    onData(stream, _session, done) {
      stream.on('data', (chunk: Buffer) => received.push(chunk.toString('utf8')));
      stream.on('end', () => done());
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  open.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, received };
}

const mail = {
  kind: 'order-confirmation',
  language: 'en',
  to: 'ana@example.com',
  subject: 'Hello',
  text: 'Hello',
} as const;
const addMails = (service: TestService, count: number) =>
  service.get(Database).transaction(async (manager) => {
    for (let index = 0; index < count; index++) await service.get(Outbox).addMail(manager, mail);
  });
const rowsOf = (service: TestService) => service.get(Database).read.find(OutboxEntity);
const userId = '3f0c2a4e-9d1b-4c5a-8e7f-0a1b2c3d4e5f';

async function run(service: TestService, ...words: string[]): Promise<string> {
  const lines: string[] = [];
  await runOutboxCommand(service.get(Database), words, (line) => lines.push(line));
  return lines.join('\n');
}

describe.each(databases())('lanes of the outbox on %s', (kind) => {
  test('an event arrives while a mail server hangs with all mails', async () => {
    const silent = await startSilentServer();
    const receiver = await start(receiverDefinition, { kind });
    const env = { STORE_URL: receiver.url, SMTP_URL: silent.url };
    const sender = await start(senderDefinition, { kind, env, relay: { stopMilliseconds: 100 } });
    await addMails(sender, 30);
    await until(() => silent.connections() > 0);
    await sender.anonymous.post('/api/erase', { userId });
    const effects = () => receiver.get(Database).read.countBy(EffectEntity, { userId });
    await until(async () => (await effects()) === 1);
    // Not one mail has finished: the event did not wait for any.
    const mails = (await rowsOf(sender)).filter((row) => row.kind === 'mail');
    expect(mails.map(({ attempts }) => attempts)).toEqual(Array(30).fill(0));
  });

  test('a hanging task delays neither mails nor other tasks', async () => {
    let letGo = () => {};
    const hanging = new Promise<void>((resolve) => (letGo = resolve));
    const done: string[] = [];
    const tasks: ServiceDefinition['tasks'] = {
      hang: () => hanging,
      quick: async () => void done.push('quick'),
    };
    const server = await startMailServer(() => undefined);
    const service = await start({ ...senderDefinition, tasks }, { kind, env: { SMTP_URL: server.url } });
    await service.get(Database).transaction(async (manager) => {
      for (let index = 0; index < 25; index++) await service.get(Outbox).addTask(manager, 'hang', {});
      await service.get(Outbox).addTask(manager, 'quick', {});
    });
    await addMails(service, 1);
    await until(async () => done.length === 1 && server.received.length === 1);
    expect((await rowsOf(service)).filter(({ name }) => name === 'hang')).toHaveLength(25);
    letGo();
  });

  test('deliveries to an unreachable receiver arrive as soon as it is back', async () => {
    const relay = { firstRetryMilliseconds: 20, longestRetryMilliseconds: 3_600_000, longestProbeMilliseconds: 50 };
    const sender = await start(senderDefinition, { kind, relay });
    await sender.anonymous.post('/api/erase', { userId });
    const { read } = sender.get(Database);
    await until(async () => (await rowsOf(sender)).some(({ attempts }) => attempts > 2));
    // Postponed by an hour, as after a long time without the receiver.
    await read.update(OutboxEntity, { name: 'identity.user.erased' }, { dueAt: Date.now() + 3_600_000 });
    const receiver = await start(receiverDefinition, { kind });
    sender.running.config.STORE_URL = receiver.url;
    await sender.anonymous.post('/api/erase', { userId });
    await until(async () => (await rowsOf(sender)).length === 0);
    expect(await receiver.get(Database).read.countBy(EffectEntity, { userId })).toBe(2);
  });

  test('a refused recipient is marked as dead at once, listed, counted, and retried on command', async () => {
    let refused: { responseCode: number } | undefined = { responseCode: 550 };
    const server = await startMailServer(() => refused);
    const service = await start(senderDefinition, { kind, env: { SMTP_URL: server.url } });
    await addMails(service, 1);
    await until(async () => (await rowsOf(service)).some(({ diedAt }) => diedAt !== null));
    const [row] = await rowsOf(service);
    expect(row).toMatchObject({ attempts: 1, lastError: expect.stringContaining('550') });
    const metrics = await (await fetch(`${service.url}/metrics`)).text();
    expect(metrics).toContain('outbox_dead_total{kind="mail"} 1');
    expect(metrics).toMatch(/^outbox_dead_rows 1$/m);
    expect(metrics).toMatch(/^outbox_rows 0$/m);
    const listed = await run(service, 'list');
    expect(listed).toContain(`"id":"${row?.id}","kind":"mail"`);
    expect(listed).not.toContain('ana@example.com');
    refused = undefined;
    await expect(run(service, 'retry', userId)).rejects.toThrow(/No delivery that was given up/);
    await run(service, 'retry', row?.id ?? '');
    await until(async () => (await rowsOf(service)).length === 0);
    expect(server.received.join('')).toContain(`<${row?.id}@localhost>`);
    expect(await run(service)).toBe('No delivery was given up.');
  });

  test('a delivery that keeps failing is retried, and marked as dead when it is too old', async () => {
    const server = await startMailServer(() => ({ responseCode: 450 }));
    const service = await start(senderDefinition, { kind, env: { SMTP_URL: server.url } });
    await addMails(service, 1);
    await until(async () => (await rowsOf(service)).some(({ attempts }) => attempts > 2));
    const { read } = service.get(Database);
    const [row] = await rowsOf(service);
    expect(row?.diedAt).toBeNull();
    await read.update(OutboxEntity, { kind: 'mail' }, { createdAt: Date.now() - 2 * 24 * 3_600_000 });
    await until(async () => (await rowsOf(service)).some(({ diedAt }) => diedAt !== null));
    await run(service, 'drop', row?.id ?? '');
    expect(await rowsOf(service)).toEqual([]);
  });

  test('old rows of the kit are deleted, however many there are', async () => {
    const entities = [...(senderDefinition.entities ?? []), IdempotentAnswerEntity];
    const migrations = [...(senderDefinition.migrations ?? []), createIdempotentAnswers('CreateAnswers1763700000009')];
    const service = await start({ ...senderDefinition, entities, migrations }, { kind });
    const database = service.get(Database);
    await database.transaction(async (manager) => {
      const old = Array.from({ length: 1200 }, () => ({ id: crypto.randomUUID(), receivedAt: 1 }));
      for (let index = 0; index < old.length; index += 200)
        await manager.insert(InboxEntity, old.slice(index, index + 200));
      await manager.insert(InboxEntity, { id: userId, receivedAt: Date.now() });
      await keepAnswer(manager, { scope: 'user:ana', key: 'old', request: {} }, {});
      await service.get(Outbox).addMail(manager, { ...mail, text: 'x'.repeat(50_000) });
    });
    await database.read.update(OutboxEntity, { kind: 'mail' }, { diedAt: 1, dueAt: Number.MAX_SAFE_INTEGER });
    await database.read.update(IdempotentAnswerEntity, { scope: 'user:ana' }, { createdAt: 1 });
    await new Cleaning(database).run();
    expect(await database.read.count(IdempotentAnswerEntity)).toBe(0);
    expect((await database.read.find(InboxEntity)).map(({ id }) => id)).toEqual([userId]);
    expect(await rowsOf(service)).toEqual([]);
    expect(Number((await database.read.query('SELECT COUNT(*) AS n FROM outbox_part'))[0].n)).toBe(0);
  });
});

describe('a hanging mail server', () => {
  test('times out at its greeting, and the mail at its deadline', async () => {
    const silent = await startSilentServer();
    const settings = { smtpUrl: silent.url, from: 'a@example.com', dataDir: '/nowhere', host: 'localhost' };
    const greeted = createMailer(settings, { deadline: 60_000, greeting: 30 });
    await expect(greeted.send('1', mail)).rejects.toThrow(/[Gg]reeting/);
    greeted.close();
    const timed = createMailer(settings, { deadline: 30, greeting: 60_000 });
    await expect(timed.send('1', mail)).rejects.toMatchObject({ name: expect.stringMatching(/Abort|Timeout/) });
    timed.close();
  });
});
