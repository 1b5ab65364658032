import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { databases } from '@arcada/testing/database';
import { type StartOptions, startService, type TestService } from '@arcada/testing/service';
import { SMTPServer } from 'smtp-server';
import { createService, Database, Outbox, OutboxEntity, type ServiceDefinition } from '../src/index.ts';
import { EffectEntity, receiverDefinition, receiving, senderDefinition } from './events.fixture.ts';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  receiving.before = async () => {};
  for (const close of open.splice(0).reverse()) await close();
});

async function start(definition: ServiceDefinition, options: StartOptions = {}): Promise<TestService> {
  const service = await startService(definition, options);
  open.push(service.stop);
  return service;
}

/** Waits for something that must become true; the test's own time-out ends the wait otherwise. */
async function until(check: () => Promise<boolean>): Promise<void> {
  while (!(await check())) await pause(10);
}
const waiting = (service: TestService) => service.get(Database).read.count(OutboxEntity);
const effects = async (service: TestService) =>
  (await service.get(Database).read.find(EffectEntity)).map(({ userId }) => userId).sort();
const userIds = (count: number) => Array.from({ length: count }, () => randomUUID()).sort();

/** A proxy before the receiver on which requests can be tampered with. */
async function startRoad(target: () => string, act: (request: number) => 'pass' | 'refuse' | 'lose-answer') {
  let count = 0;
  const server = http.createServer(async (request, response) => {
    const action = act(count++);
    const body: Buffer[] = [];
    for await (const chunk of request) body.push(chunk as Buffer);
    if (action === 'refuse') return response.writeHead(503).end();
    const { authorization = '', 'content-type': type = '' } = request.headers;
    const answer = await fetch(`${target()}${request.url}`, {
      method: 'POST',
      headers: { authorization, 'content-type': type },
      body: Buffer.concat(body),
    });
    if (action === 'lose-answer') return response.destroy();
    return response.writeHead(answer.status).end(await answer.text());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe.each(databases())('events on %s', (kind) => {
  test('an event takes effect once, and the outbox is empty afterwards', async () => {
    const receiver = await start(receiverDefinition, { kind });
    const sender = await start(senderDefinition, { kind, env: { STORE_URL: receiver.url } });
    const ids = userIds(20);
    await Promise.all(ids.map((userId) => sender.anonymous.post('/api/erase', { userId })));
    await until(async () => (await waiting(sender)) === 0);
    expect(await effects(receiver)).toEqual(ids);
  });

  test('a rolled-back transaction sends nothing', async () => {
    const receiver = await start(receiverDefinition, { kind });
    const sender = await start(senderDefinition, { kind, env: { STORE_URL: receiver.url } });
    const [kept = '', lost = ''] = userIds(2);
    expect((await sender.anonymous.post('/api/erase', { userId: lost, fail: true })).status).toBe(500);
    await sender.anonymous.post('/api/erase', { userId: kept });
    await until(async () => (await waiting(sender)) === 0);
    expect(await effects(receiver)).toEqual([kept]);
    expect(await effects(sender)).toEqual([kept]);
  });

  test('refusals, lost responses and a failing handler lead to one effect each', async () => {
    const receiver = await start(receiverDefinition, { kind });
    const road = await startRoad(
      () => receiver.url,
      (count) => (count % 3 === 0 ? 'refuse' : count % 3 === 1 ? 'lose-answer' : 'pass'),
    );
    let failures = 0;
    receiving.before = async () => {
      if (failures++ % 2 === 0) throw new Error('not this time');
    };
    const sender = await start(senderDefinition, { kind, env: { STORE_URL: road } });
    const ids = userIds(15);
    for (const userId of ids) await sender.anonymous.post('/api/erase', { userId });
    await until(async () => (await waiting(sender)) === 0);
    expect(await effects(receiver)).toEqual(ids);
    expect(failures).toBeGreaterThan(ids.length);
  });

  test('the same event sent 20 times at once takes effect once', async () => {
    const receiver = await start(receiverDefinition, { kind });
    const [userId = ''] = userIds(1);
    const event = { id: randomUUID(), name: 'identity.user.erased', payload: { userId } };
    const send = () => receiver.from('identity').post<{ duplicate: boolean }>('/internal/events', event);
    const responses = await Promise.all(Array.from({ length: 20 }, send));
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(responses.filter(({ body }) => !body.duplicate)).toHaveLength(1);
    expect(await effects(receiver)).toEqual([userId]);
  });

  test('pending deliveries are made after a restart', async () => {
    const sender = await start(senderDefinition, { kind });
    const [userId = ''] = userIds(1);
    await sender.anonymous.post('/api/erase', { userId });
    await until(async () => (await sender.get(Database).read.findOneByOrFail(OutboxEntity, {})).attempts > 1);
    const [row] = await sender.get(Database).read.find(OutboxEntity);
    expect(row?.lastError).toBe('store could not be reached');
    const receiver = await start(receiverDefinition, { kind });
    sender.env.STORE_URL = receiver.url;
    await sender.restart();
    await until(async () => (await waiting(sender)) === 0);
    expect(await effects(receiver)).toEqual([userId]);
  });

  test('foreign, unknown and malformed events are refused', async () => {
    const receiver = await start(receiverDefinition, { kind });
    const event = { id: randomUUID(), name: 'identity.user.erased', payload: { userId: randomUUID() } };
    const send = (from: 'identity' | 'registry', changes: object) =>
      receiver.from(from).post('/internal/events', { ...event, ...changes });
    expect((await send('registry', {})).status).toBe(403);
    expect((await receiver.anonymous.post('/internal/events', event)).status).toBe(403);
    expect((await send('identity', { name: 'identity.user.renamed' })).status).toBe(404);
    expect((await send('identity', { name: 'constructor' })).status).toBe(404);
    expect((await send('identity', { payload: { userId: 7 } })).status).toBe(400);
    expect((await send('identity', { id: 'x' })).status).toBe(400);
    expect(await effects(receiver)).toEqual([]);
  });

  test('tasks run until they succeed, in the service that added them', async () => {
    const runs: unknown[] = [];
    const tasks: ServiceDefinition['tasks'] = {
      flaky: async (payload, { get }) => {
        runs.push(payload);
        if (runs.length < 3) throw new Error('later');
        await get(Database).read.insert(EffectEntity, { id: randomUUID(), userId: 'task' });
      },
    };
    const service = await start({ ...senderDefinition, tasks }, { kind });
    const outbox = service.get(Outbox);
    await service.get(Database).transaction(async (manager) => {
      await outbox.addTask(manager, 'flaky', { order: 7 });
      await outbox.addTask(manager, 'unheard', {});
    });
    await until(async () => (await effects(service)).length === 1);
    expect(runs).toEqual([{ order: 7 }, { order: 7 }, { order: 7 }]);
    await until(async () => (await service.get(Database).read.findOneBy(OutboxEntity, { name: 'flaky' })) === null);
    await until(async () => Boolean((await service.get(Database).read.findOneBy(OutboxEntity, {}))?.lastError));
    const [left] = await service.get(Database).read.find(OutboxEntity);
    expect(left).toMatchObject({
      name: 'unheard',
      lastError: 'there is no task "unheard" in the service\'s definition',
    });
  });

  if (kind === 'mysql') {
    test('two replicas share the work: no task runs twice', async () => {
      const runs: string[] = [];
      const tasks: ServiceDefinition['tasks'] = {
        count: async (payload) => {
          runs.push((payload as { id: string }).id);
          await pause(5);
        },
      };
      const definition = { ...senderDefinition, tasks };
      const first = await start(definition, { kind });
      const second = await createService(definition, { env: first.env, relay: { pollMilliseconds: 20 } });
      open.push(second.close);
      const ids = userIds(60);
      const database = first.get(Database);
      for (const id of ids)
        await database.transaction((manager) => first.get(Outbox).addTask(manager, 'count', { id }));
      await until(async () => (await waiting(first)) === 0);
      expect(runs.sort()).toEqual(ids);
    });
  }
});

describe('mails', () => {
  const mail = {
    kind: 'order-confirmation',
    language: 'pt-BR',
    to: 'ana@example.com',
    subject: 'Olá, São Paulo',
    text: 'Texto: ação',
    html: '<p>Texto: <b>ação</b></p>',
  } as const;
  const send = (service: TestService) =>
    service.get(Database).transaction((manager) => service.get(Outbox).addMail(manager, mail));

  test('without a mail server a mail becomes a file named by its outbox id', async () => {
    const service = await start(senderDefinition);
    const id = await send(service);
    await until(async () => (await waiting(service)) === 0);
    const folder = path.join(service.dataDir, 'mail');
    expect(await readdir(folder)).toEqual([`${id}.eml`]);
    const content = await readFile(path.join(folder, `${id}.eml`), 'utf8');
    expect(content).toMatch(/^From: Arcada <hello@arcada.example>$/m);
    expect(content).toMatch(/^To: ana@example.com$/m);
    expect(content).toContain(`Message-ID: <${id}@localhost>`);
    expect(content).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(content).toContain('multipart/alternative');
  });

  test('with a mail server it is sent there, and again after a refusal', async () => {
    const received: string[] = [];
    let refusals = 1;
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          if (refusals-- > 0) return done(new Error('busy'));
          received.push(Buffer.concat(chunks).toString('utf8'));
          return done();
        });
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    open.push(() => new Promise((resolve) => server.close(() => resolve())));
    const { port } = server.server.address() as AddressInfo;
    const service = await start(senderDefinition, { env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
    const id = await send(service);
    await until(async () => (await waiting(service)) === 0);
    expect(received).toHaveLength(1);
    expect(received[0]).toContain(`<${id}@localhost>`);
  });
});

describe.each(databases())('payloads on %s', (kind) => {
  test('long ones arrive whole, whatever they contain, and leave nothing behind', async () => {
    const text = '🏛ç"\\ \ud800x'.repeat(20_000);
    const got: unknown[] = [];
    const tasks: ServiceDefinition['tasks'] = {
      long: async (payload) => {
        got.push(payload);
      },
    };
    const service = await start({ ...senderDefinition, tasks }, { kind });
    await service.get(Database).transaction((manager) => service.get(Outbox).addTask(manager, 'long', { text }));
    await until(async () => (await waiting(service)) === 0);
    expect(got).toEqual([{ text }]);
    await until(
      async () => Number((await service.get(Database).read.query('SELECT COUNT(*) AS n FROM outbox_part'))[0].n) === 0,
    );
  });

  test('one that is too long is refused before it is written', async () => {
    const service = await start(senderDefinition, { kind });
    const large = service
      .get(Database)
      .transaction((manager) => service.get(Outbox).addTask(manager, 'big', { text: 'x'.repeat(1_000_000) }));
    await expect(large).rejects.toThrow(/larger than 1000000 characters/);
    expect(await waiting(service)).toBe(0);
  });
});
