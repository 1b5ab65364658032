import { describeEachDatabase } from '@arcada/testing/database';
import { CreateNote1763700000001, NoteEntity, newNote } from './note.fixture.ts';

const schema = { entities: [NoteEntity], migrations: [CreateNote1763700000001] };

describeEachDatabase('transactions that wait together', (kind, open) => {
  test('each succeeds or fails by itself, and on SQLite they share commits', async () => {
    const database = await open(schema);
    const { dataSource, read } = database;
    let commits = 0;
    const begin = dataSource.transaction.bind(dataSource) as (...given: unknown[]) => Promise<unknown>;
    Object.assign(dataSource, {
      transaction: (...given: unknown[]) => {
        commits += 1;
        return begin(...given);
      },
    });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) =>
        database.transaction(async (manager) => {
          await manager.insert(NoteEntity, newNote(`n${index}`));
          if (index % 3 === 0) throw new Error(`refused ${index}`);
          return index;
        }),
      ),
    );
    const kept = (await read.find(NoteEntity)).map(({ id }) => id);
    outcomes.forEach((outcome, index) => {
      expect(outcome.status).toBe(index % 3 === 0 ? 'rejected' : 'fulfilled');
      expect(kept.includes(`n${index}`)).toBe(index % 3 !== 0);
    });
    if (kind === 'sqlite') expect(commits).toBeLessThan(60);
  });

  test('none succeeds when the shared commit fails', async () => {
    if (kind !== 'sqlite') return;
    const database = await open(schema);
    const { dataSource, read } = database;
    const begin = dataSource.transaction.bind(dataSource) as (
      work: (manager: unknown) => Promise<void>,
    ) => Promise<void>;
    Object.assign(dataSource, {
      transaction: (work: (manager: unknown) => Promise<void>) =>
        begin(async (manager) => {
          await work(manager);
          throw new Error('disk is full');
        }),
    });
    const outcomes = await Promise.allSettled(
      ['a', 'b', 'c'].map((id) => database.transaction((manager) => manager.insert(NoteEntity, newNote(id)))),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await read.count(NoteEntity)).toBe(0);
  });

  test('when SQLite aborts the transaction, none in it succeeds and the next one is whole', async () => {
    if (kind !== 'sqlite') return;
    const database = await open(schema);
    const outcomes = await Promise.allSettled(
      ['a', 'b', 'c', 'd'].map((id) =>
        database.transaction(async (manager) => {
          await manager.insert(NoteEntity, newNote(id));
          // What SQLite does by itself when the disk is full.
          if (id === 'c') await manager.query('ROLLBACK');
        }),
      ),
    );
    const kept = (await database.read.find(NoteEntity)).map(({ id }) => id);
    const told = ['a', 'b', 'c', 'd'].filter((_, index) => outcomes[index]?.status === 'fulfilled');
    expect(kept).toEqual(told);
    expect(told).not.toContain('c');
    expect(told).toContain('d');
  });
});
