import { once } from 'node:events';
import fs from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import { createTestDatabase, databases, describeEachDatabase } from '@arcada/testing/database';
import { buildUser, startService } from '@arcada/testing/service';
import { connect } from '../src/database/connect.ts';
import type { SqliteDriver } from '../src/database/sqlite/sqlite-driver.ts';
import { type Database, dataSourceOf, isDiskFull } from '../src/index.ts';
import { CreateNote1763700000001, NoteEntity, newNote, noteDefinition } from './note.fixture.ts';

const schema = { entities: [NoteEntity], migrations: [CreateNote1763700000001] };
const writerOf = ({ dataSource }: Database) => (dataSource.driver as SqliteDriver).writer;
const largeNote = (id: string) => ({ ...newNote(id), tags: ['x'.repeat(9000)] });

/** Leaves room for a few more pages, like a disk that is nearly full. */
function fill(database: Database, pages = 8): void {
  const [row] = writerOf(database).pragma('page_count');
  writerOf(database).pragma(`max_page_count = ${Number(row?.page_count) + pages}`);
}
const makeRoom = (database: Database) => writerOf(database).pragma('max_page_count = 1000000');

describeEachDatabase('faults of the database', (kind, open) => {
  if (kind === 'sqlite') {
    test('a full disk: acknowledged writes stay, reads work, and writes too once there is room', async () => {
      const database = await open(schema);
      const { read } = database;
      fill(database);
      const acknowledged: string[] = [];
      const failures: unknown[] = [];
      const write = (id: string, work: Promise<unknown>) =>
        work.then(
          () => acknowledged.push(id),
          (error: unknown) => failures.push(error),
        );
      const group = Array.from({ length: 40 }, (_, index) =>
        write(
          `g${index}`,
          database.transaction((manager) => manager.insert(NoteEntity, largeNote(`g${index}`))),
        ),
      );
      const singles = Array.from({ length: 20 }, (_, index) =>
        write(`s${index}`, read.insert(NoteEntity, largeNote(`s${index}`))),
      );
      await Promise.all([...group, ...singles]);
      expect(failures.length).toBeGreaterThan(0);
      expect(failures.filter((error) => !isDiskFull(error))).toEqual([]);
      expect((await read.find(NoteEntity)).map(({ id }) => id).sort()).toEqual(acknowledged.sort());
      makeRoom(database);
      await database.transaction((manager) => manager.insert(NoteEntity, largeNote('later')));
      await read.insert(NoteEntity, largeNote('last'));
      expect(await read.count(NoteEntity)).toBe(acknowledged.length + 2);
    });

    test('a transaction that fails on a full disk leaves nothing of itself', async () => {
      const database = await open(schema);
      fill(database, 30);
      const writing = database.transaction(async (manager) => {
        for (let index = 0; index < 60; index++) await manager.insert(NoteEntity, largeNote(`n${index}`));
      });
      await expect(writing).rejects.toThrow(/full/);
      expect(await database.read.count(NoteEntity)).toBe(0);
    });

    test('the write turn is released even if ROLLBACK fails', async () => {
      const database = await open(schema);
      const writer = writerOf(database);
      const execute = writer.execute.bind(writer);
      writer.execute = (sql, parameters) => {
        if (sql === 'ROLLBACK') throw new Error('disk I/O error');
        return execute(sql, parameters);
      };
      const failing = database.dataSource.transaction(async (manager) => {
        await manager.insert(NoteEntity, newNote('a'));
        throw new Error('changed my mind');
      });
      await expect(failing).rejects.toThrow('changed my mind');
      await database.transaction((manager) => manager.insert(NoteEntity, newNote('b')));
      expect((await database.read.find(NoteEntity)).map(({ id }) => id)).toEqual(['b']);
    });
  } else {
    test('a transaction that waits too long for a row runs again', async () => {
      const database = await open(schema);
      await database.read.insert(NoteEntity, { ...newNote('row'), priceCents: 0 });
      const impatient = 'SET SESSION innodb_lock_wait_timeout = 1';
      let runs = 0;
      let letGo = () => {};
      const released = new Promise<void>((resolve) => (letGo = resolve));
      const add = 'UPDATE note SET price_cents = price_cents + 1';
      const holding = database.transaction(async (manager) => {
        await manager.query(add);
        await released;
      });
      const waiting = database.transaction(async (manager) => {
        if (++runs === 2) letGo();
        await manager.query(impatient);
        await manager.query(add);
      });
      await Promise.all([holding, waiting]);
      expect(runs).toBeGreaterThan(1);
      expect((await database.read.findOneByOrFail(NoteEntity, { id: 'row' })).priceCents).toBe(2);
    });
  }
});

test('a full disk becomes 507, and reads still work', async () => {
  const service = await startService(noteDefinition);
  const database = service.get<Database>((await import('../src/index.ts')).Database);
  const writer = service.as(buildUser());
  fill(database, 0);
  let last = await writer.post('/api/notes', { title: 'x'.repeat(200) });
  while (last.status === 201) last = await writer.post('/api/notes', { title: 'x'.repeat(200) });
  expect(last).toMatchObject({ status: 507, body: { code: 'server.storage-full' } });
  expect((await service.as(buildUser({ role: 'admin' })).get('/api/notes/all')).status).toBe(200);
  makeRoom(database);
  expect((await writer.post('/api/notes', { title: 'again' })).status).toBe(201);
  await service.stop();
});

test.each(['header', 'page'])('a file with a damaged %s is reported and not changed', async (what) => {
  const { url, drop } = await createTestDatabase('sqlite');
  const file = new URL(url).pathname;
  const source = await dataSourceOf(schema, url).initialize();
  await source.runMigrations();
  await source.destroy();
  const content = await fs.readFile(file);
  content.fill(0xff, what === 'header' ? 0 : 4096, what === 'header' ? 100 : 8192);
  await fs.writeFile(file, content);
  await expect(dataSourceOf(schema, url).initialize()).rejects.toThrow(/test\.sqlite is damaged.*npm run restore/s);
  expect(await fs.readFile(file)).toEqual(content);
  await drop();
});

if (databases().includes('mysql')) {
  test('a server that is not up yet is waited for, a wrong database is not', async () => {
    const { url, drop } = await createTestDatabase('mysql');
    const target = new URL(url);
    const sockets = new Set<net.Socket>();
    const door = net.createServer((socket) => {
      const there = net.connect(Number(target.port), target.hostname);
      for (const one of [socket, there]) sockets.add(one.on('error', () => {}));
      socket.pipe(there).pipe(socket);
    });
    door.listen(0, '127.0.0.1');
    await once(door, 'listening');
    const { port } = door.address() as AddressInfo;
    door.close();
    await once(door, 'close');
    const through = new URL(url);
    through.port = String(port);
    const warnings: unknown[] = [];
    const warn = (...given: unknown[]) => {
      if (warnings.push(given) === 1) door.listen(port, '127.0.0.1');
    };
    const source = await connect(dataSourceOf(schema, through.href), { warn });
    expect(warnings.length).toBeGreaterThan(0);
    await source.destroy();
    through.pathname = '/nothing';
    warnings.length = 1;
    await expect(connect(dataSourceOf(schema, through.href), { warn })).rejects.toThrow(/nothing/);
    expect(warnings).toHaveLength(1);
    for (const socket of sockets) socket.destroy();
    door.close();
    await drop();
  });
}
