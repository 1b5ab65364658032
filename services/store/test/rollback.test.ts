import { randomUUID } from 'node:crypto';
import type { CartItem } from '@arcada/contracts';
import { databases } from '@arcada/testing/database';
import { CartEntity } from '../src/cart/cart.entity.ts';
import { TestStore } from './harness/store.ts';

describe.each(databases())('concurrent writes on %s', (kind) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await TestStore.open(kind);
  });
  afterAll(() => store?.close());

  it('are kept once acknowledged, whatever else is rolled back', async () => {
    const { database } = store;
    const broken = new Error('broken on purpose');
    const full = randomUUID();
    await store.add(full, 'toolkit', 99);

    const kept: string[] = [];
    const undone: string[] = [];
    const write = (way: number) => {
      const id = randomUUID();
      const fails = way % 2 === 1;
      const work = async (manager: typeof database.read) => {
        await manager.insert(CartEntity, { id, userId: null, updatedAt: way });
        if (fails) throw broken;
      };
      const written = database.transaction(work);
      return written.then(
        () => kept.push(id),
        (error: unknown) => {
          expect(error).toBe(broken);
          undone.push(id);
        },
      );
    };
    const adds = Array.from({ length: 60 }, (_, at) => {
      const cartId = at % 3 === 0 ? full : randomUUID();
      const line = { cartId, type: 'product', productId: 'toolkit' };
      return store.visitor.post('/api/cart', line).then(({ status }) => ({ cartId, status }));
    });
    await Promise.all(Array.from({ length: 200 }, (_, way) => write(way)));
    const added = await Promise.all(adds);

    expect([kept.length, undone.length]).toEqual([100, 100]);
    for (const id of kept) expect(await database.read.existsBy(CartEntity, { id })).toBe(true);
    for (const id of undone) expect(await database.read.existsBy(CartEntity, { id })).toBe(false);
    for (const { cartId, status } of added) {
      const { body } = await store.visitor.get<CartItem[]>(`/api/cart/${cartId}`);
      expect([status, body[0]?.quantity]).toEqual(cartId === full ? [409, 99] : [201, 1]);
    }
  });
});

// Only SQLite groups its writes.
describe('a group of writes', () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await TestStore.open('sqlite');
  });
  afterAll(() => store?.close());

  it('resolves none of them before the commit, and rejects all when it can’t be committed', async () => {
    const writes = store.database;
    const id = randomUUID();
    const responses = await Promise.allSettled([
      writes.transaction((manager) => manager.insert(CartEntity, { id, userId: null, updatedAt: 0 })),
      // Ends the group's transaction from within: nothing is left to commit or roll back.
      writes.transaction(async (manager) => {
        await manager.query('ROLLBACK');
        throw new Error('broken on purpose');
      }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await store.database.read.existsBy(CartEntity, { id })).toBe(false);
    await writes.transaction((manager) => manager.insert(CartEntity, { id, userId: null, updatedAt: 0 }));
    expect(await store.database.read.existsBy(CartEntity, { id })).toBe(true);
  });
});
