import { setTimeout as pause } from 'node:timers/promises';
import { createTestDatabase, databases } from '@arcada/testing/database';
import type { DataSource } from 'typeorm';
import { dataSourceOf, migrate, pendingMigrations, schemaDrift } from '../src/index.ts';
import { CreateNote1763700000001, NoteEntity } from './note.fixture.ts';

const schema = { entities: [NoteEntity], migrations: [CreateNote1763700000001] };
const close: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of close.splice(0).reverse()) await end();
});

async function connect(url: string, given = schema): Promise<DataSource> {
  const source = await dataSourceOf(given, url).initialize();
  close.push(async () => {
    if (source.isInitialized) await source.destroy();
  });
  return source;
}

async function create(kind: 'sqlite' | 'mysql') {
  const { url, drop } = await createTestDatabase(kind);
  close.push(drop);
  return url;
}

const names = [
  'CreateOutbox1700000000001',
  'CreateInbox1700000000002',
  'CreateOutboxPart1700000000003',
  'AddOutboxDied1700000000004',
  'IndexOutboxLane1700000000005',
  'AddOutboxRequest1700000000006',
  'AddOutboxMailKind1700000000007',
  'AddOutboxLanguage1700000000008',
  'AddOutboxRecipient1700000000009',
  'CreateSentMail1700000000010',
  'IndexSentMailAddress1700000000011',
  'AddSentMailAbout1700000000012',
  'CreateNote1763700000001',
];

describe.each(databases())('migrations on %s', (kind) => {
  test('run once, in order, and are pending before', async () => {
    const source = await connect(await create(kind));
    expect(await pendingMigrations(source)).toEqual(names);
    expect(await migrate(source)).toEqual(names);
    expect(await pendingMigrations(source)).toEqual([]);
    expect(await migrate(source)).toEqual([]);
  });

  test('resume where a crash between the change and its record left off', async () => {
    const source = await connect(await create(kind));
    await migrate(source);
    await source.query("DELETE FROM schema_migration WHERE name LIKE 'CreateNote%'");
    expect(await migrate(source)).toEqual(['CreateNote1763700000001']);
    expect(await schemaDrift(source)).toEqual([]);
  });

  test('a failing one is not recorded, and runs again', async () => {
    let failures = 1;
    class Flaky1763700000002 extends CreateNote1763700000001 {
      override name = 'Flaky1763700000002';
      override async up(): Promise<void> {
        if (failures-- > 0) throw new Error('no space left');
      }
    }
    const source = await connect(await create(kind), {
      ...schema,
      migrations: [CreateNote1763700000001, Flaky1763700000002],
    });
    await expect(migrate(source)).rejects.toThrow('no space left');
    expect(await pendingMigrations(source)).toEqual(expect.arrayContaining(['Flaky1763700000002']));
    await migrate(source);
    expect(await pendingMigrations(source)).toEqual([]);
  });

  if (kind === 'mysql') {
    test('wait for another process that migrates', async () => {
      const url = await create(kind);
      const [holder, source] = [await connect(url), await connect(url)];
      const runner = holder.createQueryRunner();
      await runner.query('SELECT GET_LOCK(?, 1)', [`arcada:migrate:${new URL(url).pathname.slice(1)}`]);
      const migrating = migrate(source);
      await pause(300);
      expect(await pendingMigrations(source)).toEqual(names);
      await runner.release();
      await holder.destroy();
      expect(await migrating).toEqual(names);
    });

    test('run once although four start at the same time', async () => {
      const url = await create(kind);
      const sources = await Promise.all(Array.from({ length: 4 }, () => connect(url)));
      const done = await Promise.all(sources.map(migrate));
      expect(done.flat().sort()).toEqual([...names].sort());
    });
  }
});
