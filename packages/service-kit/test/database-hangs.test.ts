import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { buildUser, startService } from '@arcada/testing/service';
import { type MariadbServer, startMariadb } from '../../../tools/test/mariadb.ts';
import { onRequest } from '../src/database/patience.ts';
import { createDataSource, Database, dataSourceOf, migrate } from '../src/index.ts';
import { CreateNote1763700000001, NoteEntity, newNote, noteDefinition } from './note.fixture.ts';

const schema = { entities: [NoteEntity], migrations: [CreateNote1763700000001] };

/** Returns once the process is stopped; on a busy machine a signal takes a while. */
function stop(pid: number): void {
  process.kill(pid, 'SIGSTOP');
  while (!/^T/.test(spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout));
}

// Needs a server of its own, which is stopped and continued.
const withServer = process.env.TEST_MARIADB_URL ? describe : describe.skip;
withServer('a database server that hangs', () => {
  let server: MariadbServer;
  beforeAll(async () => {
    server = await startMariadb();
  });
  afterEach(() => void process.kill(server.pid, 'SIGCONT'));
  afterAll(() => server.stop());

  const addressOf = async (name: string, timeout: number) => {
    const root = await createDataSource(server.url, { entities: [], migrations: [] }).initialize();
    await root.query(`CREATE DATABASE ${name}`).finally(() => root.destroy());
    return `${server.url}${name}?timeout=${timeout}`;
  };

  test('requests end with 503 and it is not ready; afterwards everything works again, and nothing is half done', async () => {
    const url = await addressOf('requests', 700);
    const source = await dataSourceOf(noteDefinition, url).initialize();
    await migrate(source);
    const service = await startService(noteDefinition, { env: { STORE_DATABASE_URL: url } });
    const author = service.as(buildUser());
    const titles = { acknowledged: ['before'], refused: [] as string[] };
    expect((await author.post('/api/notes', { title: 'before' })).status).toBe(201);
    stop(server.pid);
    const during = Array.from({ length: 30 }, async (_, index) => {
      const { status } = await author.post('/api/notes', { title: `during ${index}` });
      expect(status).toBe(503);
      titles.refused.push(`during ${index}`);
    });
    await Promise.all(during);
    expect((await service.anonymous.get('/readyz')).status).toBe(503);
    process.kill(server.pid, 'SIGCONT');
    while ((await service.anonymous.get('/readyz')).status !== 200) await pause(20);
    const after = await author.post('/api/notes', { title: 'after' });
    expect(after.status).toBe(201);
    // A note and its task are written together, so their numbers must match.
    const rows = () => source.manager.find(NoteEntity);
    while ((await rows()).some(({ title }) => title !== 'pinned')) await pause(20);
    expect((await rows()).length).toBeGreaterThanOrEqual(2);
    await service.stop();
    await source.destroy();
  });

  test('a transaction under way is rolled back, and its connection never used again', async () => {
    const url = await addressOf('half', 700);
    const source = await dataSourceOf(schema, url).initialize();
    await migrate(source);
    const database = new Database(source);
    const writing = onRequest(() =>
      database.transaction(async (manager) => {
        await manager.insert(NoteEntity, newNote('first'));
        stop(server.pid);
        await manager.insert(NoteEntity, newNote('second'));
      }),
    );
    await expect(writing).rejects.toMatchObject({ code: 'PROTOCOL_SEQUENCE_TIMEOUT' });
    process.kill(server.pid, 'SIGCONT');
    // The server ends the transaction when it notices that its client is gone; until then it locks
    // the rows.
    await database.transaction((manager) => manager.insert(NoteEntity, newNote('first')));
    expect((await database.read.find(NoteEntity)).map(({ id }) => id)).toEqual(['first']);
    await source.destroy();
  });
});
