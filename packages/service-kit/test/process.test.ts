import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createTestDatabase, databases, type TestDatabase } from '@arcada/testing/database';
import { compileCache, internalJwks, internalKey, signerOf, TestCaller } from '@arcada/testing/service';
import { type DatabaseKind, dataSourceOf } from '../src/index.ts';
import { EffectEntity, receiverDefinition, senderDefinition } from './events.fixture.ts';

const here = import.meta.dirname;
const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
}

/** A service in a process of its own. */
class Service {
  readonly caller: TestCaller;
  private child: ChildProcess | undefined;
  private output = '';
  private exit: Promise<Exit> = Promise.reject(new Error('never started'));

  constructor(
    readonly name: 'sender' | 'receiver',
    readonly env: Record<string, string>,
    readonly port: number,
  ) {
    this.exit.catch(() => {});
    const domain = name === 'sender' ? 'identity' : 'store';
    const gateway = signerOf('gateway');
    this.caller = new TestCaller(
      () => `http://127.0.0.1:${port}`,
      () => gateway.token(domain),
    );
    open.push(() => this.kill());
  }

  run(command: string, env: Record<string, string> = {}): Promise<Exit> {
    const child = spawn(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        '--import',
        path.join(here, 'swc-loader.fixture.mjs'),
        path.join(here, 'process.fixture.ts'),
        ...command.split(' '),
      ],
      {
        env: { ...compileCache, PATH: process.env.PATH ?? '', FIXTURE: this.name, ...this.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    this.child = child;
    this.output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (this.output += text.toString()));
    this.exit = once(child, 'close').then(([code, signal]) => ({ code, signal, output: this.output }) as Exit);
    return this.exit;
  }

  async serve(): Promise<void> {
    void this.run('serve');
    for (;;) {
      if (this.child?.exitCode !== null) throw new Error(`it ended: ${this.output}`);
      const ready = await fetch(`http://127.0.0.1:${this.port}/readyz`).catch(() => undefined);
      if (ready?.ok) return;
      await pause(20);
    }
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<Exit | undefined> {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode) return undefined;
    this.child.kill(signal);
    return this.exit;
  }

  pid = () => this.child?.pid;
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function create(name: 'sender' | 'receiver', kind: DatabaseKind, env: Record<string, string> = {}) {
  const database = await createTestDatabase(kind);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'arcada-process-'));
  open.push(database.drop, () => rm(dataDir, { recursive: true, force: true }));
  const domain = name === 'sender' ? 'IDENTITY' : 'STORE';
  const port = await freePort();
  const service = new Service(
    name,
    {
      [`${domain}_PORT`]: String(port),
      [`${domain}_DATABASE_URL`]: database.url,
      DATA_DIR: dataDir,
      SITE_URL: 'http://localhost:8080',
      INTERNAL_KEY: internalKey(name === 'sender' ? 'identity' : 'store'),
      INTERNAL_JWKS: internalJwks,
      STORE_URL: 'http://127.0.0.1:9',
      LEARNING_URL: 'http://127.0.0.1:9',
      LOG_LEVEL: 'info',
      ...env,
    },
    port,
  );
  return { service, database };
}

/** User ids of all effects, read from the files of a service that isn't running. */
async function effectsIn(database: TestDatabase, definition = senderDefinition): Promise<string[]> {
  const source = await dataSourceOf(definition, database.url).initialize();
  const rows = await source.manager.find(EffectEntity).finally(() => source.destroy());
  return rows.map(({ userId }) => userId).sort();
}

test('configuration faults end the process with a list and no stack', async () => {
  const { service } = await create('sender', 'sqlite', { SITE_URL: 'nonsense', DATA_DIR: '' });
  const { code, output } = await service.run('serve');
  expect(code).toBe(1);
  expect(output).toContain('The configuration of the identity service has 2 faults:');
  expect(output).not.toContain('    at ');
});

test('an unknown command lists the known ones', async () => {
  const { service } = await create('sender', 'sqlite');
  const { code, output } = await service.run('destroy');
  expect(code).toBe(1);
  expect(output).toContain('serve, migrate, seed, outbox, audit, migrations, openapi');
});

test('logs contain the request id and neither token nor query', async () => {
  const { service } = await create('sender', 'sqlite');
  await service.run('migrate');
  await service.serve();
  await service.caller.get('/api/erase/slow?secret=hidden', { 'x-request-id': 'request-7' });
  const exit = await service.kill('SIGTERM');
  const lines = (exit?.output ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.find(({ requestId }) => requestId === 'request-7')).toMatchObject({
    path: '/api/erase/slow',
    status: 200,
  });
  expect(exit?.output).not.toMatch(/hidden|Bearer|eyJ/);
});

describe.each(databases())('a process on %s', (kind) => {
  test('serve refuses an outdated schema; migrate may run again', async () => {
    const { service } = await create('sender', kind);
    const refused = await service.run('serve');
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/behind by \d+ migrations.*Run the service with the command "migrate" first/s);
    expect((await service.run('migrate')).code).toBe(0);
    expect((await service.run('migrate')).code).toBe(0);
    await service.serve();
  });

  test('a dead delivery is listed and retried while the service runs', async () => {
    const { service, database } = await create('sender', kind);
    await service.run('migrate');
    await service.serve();
    await service.caller.post('/api/erase', { userId: randomUUID() });
    const beside = await dataSourceOf(senderDefinition, database.url, { beside: true }).initialize();
    open.push(() => beside.destroy());
    const query = (sql: string) => beside.query(sql) as Promise<{ attempts: number }[]>;
    while (Number((await query('SELECT attempts FROM outbox'))[0]?.attempts) === 0) await pause(20);
    await query('UPDATE outbox SET died_at = 1, due_at = 9007199254740991');
    const command = new Service('sender', service.env, service.port);
    expect((await command.run('outbox')).output).toContain('"name":"identity.user.erased","receiver":"store"');
    expect(await command.run('outbox retry all')).toMatchObject({ code: 0, output: '1 will be tried again.\n' });
    while (Number((await query('SELECT attempts FROM outbox'))[0]?.attempts) === 0) await pause(20);
    expect(await command.run('outbox forget')).toMatchObject({ code: 1 });
  });

  test('acknowledged writes survive kill -9', async () => {
    const { service, database } = await create('sender', kind);
    await service.run('migrate');
    const acknowledged: string[] = [];
    for (let round = 0; round < 3; round++) {
      await service.serve();
      const writers = Array.from({ length: 4 }, async () => {
        for (;;) {
          const userId = randomUUID();
          const response = await service.caller.post('/api/erase', { userId }).catch(() => undefined);
          if (response?.status !== 204) return;
          acknowledged.push(userId);
        }
      });
      // By writes, not by time: a busy machine writes as many before the kill as a quiet one.
      while (acknowledged.length < 5 * (round + 1)) await pause(round * 7 + 1);
      await service.kill();
      await Promise.all(writers);
    }
    expect(acknowledged.length).toBeGreaterThan(10);
    const kept = await effectsIn(database);
    expect(acknowledged.filter((userId) => !kept.includes(userId))).toEqual([]);
  });

  test('events take effect exactly once although sender and receiver are killed repeatedly', async () => {
    const { service: receiver, database: received } = await create('receiver', kind);
    const { service: sender, database: sent } = await create('sender', kind, {
      STORE_URL: `http://127.0.0.1:${receiver.port}`,
    });
    await Promise.all([receiver.run('migrate'), sender.run('migrate')]);
    let written = 0;
    for (let round = 0; round < 3; round++) {
      await Promise.all([receiver.serve(), sender.serve()]);
      const writer = (async () => {
        for (;;) {
          const response = await sender.caller.post('/api/erase', { userId: randomUUID() }).catch(() => undefined);
          if (response?.status !== 204) return;
          written++;
        }
      })();
      while (written < 5 * (round + 1)) await pause(10);
      await receiver.kill();
      await pause(50);
      await sender.kill();
      await writer;
    }
    await Promise.all([receiver.serve(), sender.serve()]);
    // Rows of a killed process become due again after a minute on MySQL; here its claims are
    // removed by hand.
    const source = await dataSourceOf({ ...senderDefinition }, sent.url)
      .initialize()
      .catch(() => undefined);
    await source?.query('UPDATE outbox SET locked_until = 0, due_at = 0');
    await source?.destroy();
    const metrics = async () => (await fetch(`http://127.0.0.1:${sender.port}/metrics`)).text();
    while (!(await metrics()).includes('outbox_rows 0')) await pause(50);
    await Promise.all([sender.kill('SIGTERM'), receiver.kill('SIGTERM')]);
    const expected = await effectsIn(sent);
    expect(expected.length).toBeGreaterThan(10);
    expect(await effectsIn(received, receiverDefinition)).toEqual(expected);
  });

  test('SIGTERM lets requests finish, then the process ends with 0', async () => {
    const { service } = await create('sender', kind);
    await service.run('migrate');
    await service.serve();
    const slow = service.caller.get('/api/erase/slow');
    await pause(200);
    const exit = service.kill('SIGTERM');
    await pause(50);
    expect((await service.caller.get('/readyz')).status).toBe(503);
    await pause(500);
    await expect(service.caller.get('/healthz')).rejects.toThrow('fetch failed');
    expect(await slow).toMatchObject({ status: 200, body: { done: true } });
    expect(await exit).toMatchObject({ code: 0 });
  });
});

test('clients that send continuously lose no request while the process stops', async () => {
  const { service } = await create('sender', 'sqlite');
  await service.run('migrate');
  await service.serve();
  const agent = new http.Agent({ keepAlive: true });
  const headers = { authorization: `Bearer ${signerOf('gateway').token('identity')}` };
  const ask = (to: string) =>
    new Promise<{ status?: number; connection?: string }>((resolve, reject) => {
      const request = http.get(`http://127.0.0.1:${service.port}${to}`, { agent, headers }, (response) => {
        const { statusCode: status, headers: given } = response;
        response.resume().on('end', () => resolve({ status, connection: given.connection }));
      });
      request.on('error', reject);
    });
  let stopping = false;
  const clients = Array.from({ length: 5 }, async () => {
    let statuses: (number | undefined)[] = [];
    for (;;) {
      const { status, connection } = await ask('/healthz');
      statuses = [...statuses, status];
      if (connection === 'close') return { statuses, stopping };
    }
  });
  await pause(200);
  stopping = true;
  const exit = service.kill('SIGTERM');
  for (const client of await Promise.all(clients)) {
    expect(client.stopping).toBe(true);
    expect(new Set(client.statuses)).toEqual(new Set([200]));
  }
  expect(await exit).toMatchObject({ code: 0 });
  agent.destroy();
});

test('one process owns an SQLite file; the lock ends with its owner, however it dies', async () => {
  const { service } = await create('sender', 'sqlite');
  await service.run('migrate');
  await service.serve();
  const second = new Service('sender', service.env, service.port);
  const { code, output } = await second.run('serve', { IDENTITY_PORT: '0' });
  expect(code).toBe(1);
  expect(output).toContain(`is in use by process ${service.pid()}`);
  expect((await second.run('migrate')).code).toBe(1);
  await service.kill('SIGKILL');
  await second.serve();
});

if (databases().includes('mysql')) {
  test('many replicas may migrate at the same time', async () => {
    const { service, database } = await create('sender', 'mysql');
    const others = Array.from({ length: 3 }, () => new Service('sender', service.env, service.port));
    const exits = await Promise.all([service, ...others].map((replica) => replica.run('migrate')));
    expect(exits.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    expect(await effectsIn(database)).toEqual([]);
  });
}
