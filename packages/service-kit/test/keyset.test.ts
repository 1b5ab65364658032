import { describeEachDatabase } from '@arcada/testing/database';
import { type KeysetOrder, type KeysetRequest, keysetOf, readKeyset } from '../src/index.ts';
import { CreateNote1763700000001, NoteEntity, newNote } from './note.fixture.ts';

type Sort = 'createdAt' | 'title' | 'priceCents';
const orders: Record<Sort, KeysetOrder<NoteEntity>> = {
  createdAt: { by: 'note.createdAt', valueOf: ({ createdAt }) => createdAt },
  title: { by: 'note.title', valueOf: ({ title }) => title },
  priceCents: { by: 'note.priceCents', valueOf: ({ priceCents }) => priceCents },
};
const idOf = (number: number) => `00000000-0000-4000-8000-0000000000${String(number).padStart(2, '0')}`;

test.each(['at', 'title', 'cents'] as const)('lists in memory are read once by %s, both ways', (sort) => {
  const all = Array.from({ length: 11 }, (_, number) => ({
    id: idOf(number),
    at: new Date(Date.UTC(2026, 0, 1 + Math.floor(number / 2))),
    title: ['brick', 'álamo', 'zinc'][number % 3] as string,
    cents: Math.floor(number / 4),
  }));
  type Row = (typeof all)[number];
  const by = {
    idOf: ({ id }: Row) => id,
    orders: { at: ({ at }: Row) => at, title: ({ title }: Row) => title, cents: ({ cents }: Row) => cents },
  };
  const read = (dir: 'asc' | 'desc') => {
    const ids: string[] = [];
    for (let after: string | undefined; ; ) {
      const { rows, total, next } = keysetOf(all, { limit: 3, sort, dir, after }, by);
      expect(total).toBe(11);
      ids.push(...rows.map(({ id }) => id));
      if (next === null) return ids;
      after = next;
    }
  };
  const up = read('asc');
  expect([...up].sort()).toEqual(all.map(({ id }) => id));
  expect(read('desc')).toEqual(up.toReversed());
  if (sort !== 'title') expect(up).toEqual([...up].sort());
  const ofOtherType = JSON.stringify([`${sort}.asc`, sort === 'cents' ? 'text' : 7, idOf(1)]);
  for (const after of ['x', Buffer.from(ofOtherType).toString('base64url')])
    expect(() => keysetOf(all, { limit: 3, sort, dir: 'asc', after }, by)).toThrow(
      expect.objectContaining({ code: 'request.unknown-cursor' }),
    );
});

describeEachDatabase('lists by keyset', (_kind, open) => {
  const start = async () => {
    const database = await open({ entities: [NoteEntity], migrations: [CreateNote1763700000001] });
    const notes = Array.from({ length: 11 }, (_, number) => ({
      ...newNote(idOf(number), ['álamo', 'Zinc', 'brick', "O'Hara"][number % 4]),
      // Pairs share their time and price, so that the id decides.
      priceCents: Math.floor(number / 2) * 100,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, 0, Math.floor(number / 2))),
    }));
    await database.read.insert(NoteEntity, notes);
    const page = (request: Partial<KeysetRequest<Sort>>) =>
      readKeyset(
        database.read.createQueryBuilder(NoteEntity, 'note').where('note.pinned = :pinned', { pinned: true }),
        { limit: 3, sort: 'createdAt', dir: 'desc', ...request },
        orders,
      );
    return { database, page };
  };

  it.each(['createdAt', 'title', 'priceCents'] as const)('reads every row once by %s, both ways', async (sort) => {
    const { page } = await start();
    const read = async (dir: 'asc' | 'desc') => {
      const ids: string[] = [];
      for (let after: string | undefined; ; ) {
        const { rows, total, next } = await page({ sort, dir, ...(after && { after }) });
        expect(total).toBe(11);
        ids.push(...rows.map(({ id }) => id));
        if (next === null) return ids;
        after = next;
      }
    };
    const up = await read('asc');
    expect([...up].sort()).toEqual(Array.from({ length: 11 }, (_, number) => idOf(number)));
    expect(await read('desc')).toEqual(up.toReversed());
    if (sort !== 'title') expect(up).toEqual([...up].sort());
  });

  it('neither repeats nor skips a row when others are added meanwhile', async () => {
    const { database, page } = await start();
    const first = await page({});
    await database.read.insert(NoteEntity, { ...newNote(idOf(50)), createdAt: new Date('2027-01-01T00:00:00Z') });
    const second = await page({ after: first.next ?? '' });
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual([10, 9, 8, 7, 6, 5].map(idOf));
  });

  it('refuses a cursor that it didn’t write, or wrote for another order', async () => {
    const { page } = await start();
    const { next } = await page({ sort: 'title' });
    const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const byTime = (time: string) => written(['createdAt.desc', { time }, idOf(1)]);
    const wrong = ['x', written(7), byTime('never'), byTime('+275760-09-13T00:00:00.000Z'), written([1, 2, 3]), next];
    for (const after of wrong)
      await expect(page({ after: after ?? '' })).rejects.toMatchObject({ code: 'request.unknown-cursor' });
  });

  it.each([
    ['createdAt', 'text'],
    ['createdAt', 7],
    ['title', 7],
    ['title', { time: '2026-01-01T00:00:00.000Z' }],
    ['priceCents', 'text'],
    ['priceCents', { time: '2026-01-01T00:00:00.000Z' }],
  ] as const)('refuses a cursor by %s with %j', async (sort, value) => {
    const { page } = await start();
    const after = Buffer.from(JSON.stringify([`${sort}.desc`, value, idOf(1)])).toString('base64url');
    await expect(page({ sort, after })).rejects.toMatchObject({ code: 'request.unknown-cursor' });
  });
});
