import { databases, describeEachDatabase } from '@arcada/testing/database';
import { isUniqueViolation, schemaDrift } from '../src/index.ts';
import { CreateNote1763700000001, NoteEntity, newNote } from './note.fixture.ts';

const schema = { entities: [NoteEntity], migrations: [CreateNote1763700000001] };
const many = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));

/** Lets others run in between, as waiting for a request would. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
}

test('SQLite is always among the databases', () => {
  expect(databases()).toContain('sqlite');
});

describeEachDatabase('data', (kind, open) => {
  test('migrations leave nothing for the schema builder to do', async () => {
    const { dataSource } = await open(schema);
    expect(await schemaDrift(dataSource)).toEqual([]);
  });

  test('drift is detected when an entity and its table differ', async () => {
    const { dataSource } = await open(schema);
    await dataSource.query('ALTER TABLE note ADD COLUMN extra integer');
    expect(await schemaDrift(dataSource)).not.toEqual([]);
  });

  test('every kind of column is read back as it was written', async () => {
    const { read } = await open(schema);
    const note = newNote('n1', 'olá ✓ 🏛');
    await read.save(note);
    expect(await read.findOneByOrFail(NoteEntity, { id: 'n1' })).toEqual(note);
    await read.insert(NoteEntity, { ...newNote('n2'), tags: null, pinned: false });
    expect(await read.findOneByOrFail(NoteEntity, { id: 'n2' })).toMatchObject({ tags: null, pinned: false });
    expect(await read.existsBy(NoteEntity, { createdAt: note.createdAt, title: note.title })).toBe(true);
  });

  test('text is compared byte by byte', async () => {
    const { read } = await open(schema);
    await read.insert(NoteEntity, newNote('a'));
    await read.insert(NoteEntity, newNote('A'));
    expect(await read.countBy(NoteEntity, { id: 'a' })).toBe(1);
  });

  test('numbers of plain SQL are numbers', async () => {
    const { read } = await open(schema);
    await read.insert(NoteEntity, newNote('a'));
    const [row] = (await read.query(
      'SELECT COUNT(*) AS n, SUM(price_cents) AS total, MAX(seen_at) AS seen FROM note',
    )) as object[];
    expect({ ...row }).toEqual({ n: 1, total: 1999, seen: 1_763_700_000_123 });
  });

  test('a duplicate key is distinguished from other errors', async () => {
    const { read } = await open(schema);
    await read.insert(NoteEntity, newNote('a'));
    const duplicate = await read.insert(NoteEntity, newNote('a')).catch((error: unknown) => error);
    expect(isUniqueViolation(duplicate)).toBe(true);
    const other = await read.query('SELECT * FROM nothing').catch((error: unknown) => error);
    expect(other).toBeInstanceOf(Error);
    expect(isUniqueViolation(other)).toBe(false);
  });

  test('concurrent writes, half of them rolled back, lose nothing and leave nothing behind', async () => {
    const database = await open(schema);
    const { read } = database;
    const outcomes = await Promise.allSettled(
      many(120, async (index) => {
        const id = `n${index}`;
        await turns(index);
        if (index % 4 === 0) return read.insert(NoteEntity, newNote(id, 'single'));
        if (index % 4 === 1) return read.save(newNote(id, 'saved'));
        return database.transaction(async (manager) => {
          await manager.insert(NoteEntity, newNote(id, 'whole'));
          await turns(3);
          await manager.insert(NoteEntity, newNote(`${id}-b`, 'whole'));
          if (index % 4 === 3) throw new Error('changed my mind');
        });
      }),
    );
    const unexpected = outcomes.filter(({ status }, index) => (status === 'fulfilled') === (index % 4 === 3));
    expect(unexpected).toEqual([]);
    const ids = (await read.find(NoteEntity, { select: { id: true } })).map(({ id }) => id).sort();
    const expected = many(120, (index) => index).flatMap((index) => {
      if (index % 4 === 3) return [];
      return index % 4 === 2 ? [`n${index}`, `n${index}-b`] : [`n${index}`];
    });
    expect(ids).toEqual(expected.sort());
  });

  test('a counter under a lock misses no increment', async () => {
    const database = await open(schema);
    await database.read.insert(NoteEntity, { ...newNote('counter'), priceCents: 0 });
    await Promise.all(
      many(40, () =>
        database.transaction(async (manager) => {
          const query = manager.createQueryBuilder(NoteEntity, 'note').where('note.id = :id', { id: 'counter' });
          const note = await database.forUpdate(query).getOneOrFail();
          await manager.update(NoteEntity, { id: 'counter' }, { priceCents: note.priceCents + 1 });
        }),
      ),
    );
    expect((await database.read.findOneByOrFail(NoteEntity, { id: 'counter' })).priceCents).toBe(40);
  });

  test('transactions that lock rows in opposite order all succeed', async () => {
    const database = await open(schema);
    for (const id of ['left', 'right']) await database.read.insert(NoteEntity, { ...newNote(id), priceCents: 0 });
    let runs = 0;
    await Promise.all(
      many(12, (index) =>
        database.transaction(async (manager) => {
          runs += 1;
          for (const id of index % 2 ? ['left', 'right'] : ['right', 'left']) {
            await manager.query('UPDATE note SET price_cents = price_cents + 1 WHERE id = ?', [id]);
          }
        }),
      ),
    );
    const notes = await database.read.find(NoteEntity);
    expect(notes.map(({ priceCents }) => priceCents)).toEqual([12, 12]);
    expect(runs).toBeGreaterThanOrEqual(12);
  });

  test('a read sees what was committed, and nothing of an open transaction', async () => {
    const database = await open(schema);
    await database.transaction(async (manager) => {
      await manager.insert(NoteEntity, newNote('a'));
      expect(await manager.count(NoteEntity)).toBe(1);
      expect(await database.read.count(NoteEntity)).toBe(0);
    });
    expect(await database.read.count(NoteEntity)).toBe(1);
  });

  test('a nested transaction is refused with advice', async () => {
    const database = await open(schema);
    const nested = database.transaction(() => database.transaction(async () => {}));
    await expect(nested).rejects.toThrow(/pass its manager on/);
    await database.transaction((manager) => manager.insert(NoteEntity, newNote('a')));
  });

  test('savepoints roll back only their own part', async () => {
    const database = await open(schema);
    await database.transaction(async (manager) => {
      await manager.insert(NoteEntity, newNote('outer'));
      const inner = manager.transaction(async (deeper) => {
        await deeper.insert(NoteEntity, newNote('inner'));
        throw new Error('inner only');
      });
      await expect(inner).rejects.toThrow('inner only');
    });
    expect((await database.read.find(NoteEntity)).map(({ id }) => id)).toEqual(['outer']);
  });

  if (kind === 'sqlite') {
    test('a write that bypasses the manager inside a transaction fails instead of hanging', async () => {
      const database = await open(schema);
      const mixed = database.transaction(() => database.read.insert(NoteEntity, newNote('a')));
      await expect(mixed).rejects.toThrow(/must use the manager/);
      await database.read.insert(NoteEntity, newNote('b'));
    });
  }
});
