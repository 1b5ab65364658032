import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createTestDatabase, databases } from '@arcada/testing/database';
import { startService } from '@arcada/testing/service';
import { backUp } from '../../../tools/backup/backup.ts';
import { copyOrder, type ServiceDatabase } from '../../../tools/backup/places.ts';
import { restore } from '../../../tools/backup/restore.ts';
import { createService, dataSourceOf, EVENT_SUBSCRIBERS, migrationNames } from '../src/index.ts';
import { EffectEntity, receiverDefinition, senderDefinition } from './events.fixture.ts';

const events = Object.entries(EVENT_SUBSCRIBERS);
const definitions = { identity: senderDefinition, store: receiverDefinition };
type Name = keyof typeof definitions;
const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-backup-'));
  open.push(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function newDatabases(kind: 'sqlite' | 'mysql'): Promise<ServiceDatabase[]> {
  const made: ServiceDatabase[] = [];
  for (const service of ['store', 'identity']) {
    const { url, drop } = await createTestDatabase(kind);
    open.push(drop);
    made.push({ service, url });
  }
  return made;
}

const knownMigrations = async (service: string) => migrationNames(definitions[service as Name]);

async function effectsOf(all: readonly ServiceDatabase[], service: Name): Promise<string[]> {
  const url = all.find((one) => one.service === service)?.url ?? '';
  const source = await dataSourceOf(definitions[service], url).initialize();
  const rows = await source.manager.find(EffectEntity).finally(() => source.destroy());
  return rows.map(({ userId }) => userId).sort();
}

/** A sender and a receiver with data, and a data folder with files. */
async function startSite(kind: 'sqlite' | 'mysql') {
  const receiver = await startService(receiverDefinition, { kind });
  const sender = await startService(senderDefinition, { kind, env: { STORE_URL: receiver.url } });
  let stopped = false;
  const stop = async () => {
    if (stopped) return;
    stopped = true;
    await sender.stop();
    await receiver.stop();
  };
  open.push(stop);
  const dataDir = newFolder();
  for (const [name, content] of Object.entries({
    'store/downloads/a.zip': 'A',
    'logs/x.log': 'L',
    'keys/k.json': 'K',
  })) {
    fs.mkdirSync(path.dirname(path.join(dataDir, name)), { recursive: true });
    fs.writeFileSync(path.join(dataDir, name), content);
  }
  const all: ServiceDatabase[] = [
    { service: 'store', url: receiver.env.STORE_DATABASE_URL ?? '' },
    { service: 'identity', url: sender.env.IDENTITY_DATABASE_URL ?? '' },
  ];
  return { sender, receiver, dataDir, databases: all, stop };
}

test('senders of events are copied before their receivers', () => {
  const place = (service: string) => copyOrder.indexOf(service);
  for (const [event, receivers] of events)
    for (const receiver of receivers) expect(place(event.split('.')[0] ?? '')).toBeLessThan(place(receiver));
});

describe.each(databases())('backup and restore on %s', (kind) => {
  test('a drill: copied during writes, restored elsewhere, no acknowledged write is missing', async () => {
    const site = await startSite(kind);
    const acknowledged: string[] = [];
    let writing = true;
    const write = async () => {
      while (writing) {
        const userId = randomUUID();
        const { status } = await site.sender.anonymous.post('/api/erase', { userId });
        if (status === 204) acknowledged.push(userId);
      }
    };
    const writers = [write(), write()];
    while (acknowledged.length < 40) await pause(5);
    const before = [...acknowledged];
    const folder = path.join(newFolder(), 'copy');
    const manifest = await backUp({ folder, dataDir: site.dataDir, databases: site.databases, withKeys: false });
    writing = false;
    await Promise.all(writers);
    await site.stop();

    expect(manifest.databases.map(({ service }) => service)).toEqual(['identity', 'store']);
    for (const { path: file } of manifest.files) expect(fs.statSync(path.join(folder, file)).mode & 0o777).toBe(0o600);
    const target = { dataDir: newFolder(), databases: await newDatabases(kind) };
    if (kind === 'sqlite') for (const { url } of target.databases) fs.rmSync(new URL(url).pathname, { force: true });
    await restore({ folder, ...target, force: false, knownMigrations });
    const sent = await effectsOf(target.databases, 'identity');
    expect(before.filter((userId) => !sent.includes(userId))).toEqual([]);
    expect(fs.readFileSync(path.join(target.dataDir, 'store/downloads/a.zip'), 'utf8')).toBe('A');
    expect(fs.readdirSync(target.dataDir)).toEqual(['store']);

    // Started again, the restored services deliver what was under way, and everything reaches its
    // receiver once.
    const env = (service: Name) => target.databases.find((one) => one.service === service)?.url ?? '';
    const receiver = await startAgain('store', site.receiver.env, { STORE_DATABASE_URL: env('store') });
    await startAgain('identity', site.sender.env, { IDENTITY_DATABASE_URL: env('identity'), STORE_URL: receiver.url });
    const received = async () => (await receiver.dataSource.manager.find(EffectEntity)).map(({ userId }) => userId);
    let all = await received();
    while (sent.some((userId) => !all.includes(userId))) {
      await pause(20);
      all = await received();
    }
    expect(new Set(all).size).toBe(all.length);
  });

  test('a changed, incomplete or newer backup changes nothing, nor does one onto a running or full site', async () => {
    const site = await startSite(kind);
    await site.sender.anonymous.post('/api/erase', { userId: randomUUID() });
    const folder = path.join(newFolder(), 'copy');
    const wish = { folder, dataDir: site.dataDir, databases: site.databases, force: false, knownMigrations };
    await backUp({ ...wish, withKeys: true });
    await expect(backUp({ ...wish, withKeys: true })).rejects.toThrow(/is not empty/);
    await expect(restore({ ...wish, force: true })).rejects.toThrow(/stop the site first/);
    const kept = { databases: site.databases, dataDir: site.dataDir };
    await site.sender.running.close();
    await site.receiver.running.close();
    await expect(restore(wish)).rejects.toThrow(/There is data already/);
    const ahead = async (service: string) => (await knownMigrations(service)).slice(0, -1);
    await expect(restore({ ...wish, knownMigrations: ahead })).rejects.toThrow(/made by a newer release/);
    const before = await effectsOf(kept.databases, 'identity');
    const file = path.join(folder, 'files/store/downloads/a.zip');
    fs.writeFileSync(file, 'B');
    await expect(restore({ ...wish, force: true })).rejects.toThrow(/a\.zip differs from what was written/);
    fs.rmSync(file);
    await expect(restore({ ...wish, force: true })).rejects.toThrow(/a\.zip is missing/);
    fs.writeFileSync(file, 'A');
    expect(await effectsOf(kept.databases, 'identity')).toEqual(before);
    await restore({ ...wish, force: true });
    expect(await effectsOf(kept.databases, 'identity')).toEqual(before);
    fs.rmSync(path.join(folder, 'manifest.json'));
    await expect(restore({ ...wish, force: true })).rejects.toThrow(/no manifest\.json/);
    await site.sender.restart();
    await site.receiver.restart();
  });
});

async function startAgain(service: Name, env: Record<string, string>, changes: Record<string, string>) {
  const running = await createService(definitions[service], {
    env: { ...env, ...changes, DATA_DIR: newFolder() },
    relay: { pollMilliseconds: 50 },
  });
  open.push(running.close);
  return running;
}
