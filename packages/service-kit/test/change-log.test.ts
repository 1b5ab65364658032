import { setTimeout as pause } from 'node:timers/promises';
import { describeEachDatabase } from '@arcada/testing/database';
import { ChangeEntity, createChangeLog, markChanged, readChanges, schemaDrift } from '../src/index.ts';

const schema = { entities: [ChangeEntity], migrations: [createChangeLog('CreateChangeLog1795000000018')] };

describeEachDatabase('the log of changes', (_kind, open) => {
  it('is the table that the entity defines', async () => {
    const { dataSource } = await open(schema);
    expect(await schemaDrift(dataSource)).toEqual([]);
  });

  it('lists what was changed after a revision, each item once, and never part of a transaction', async () => {
    const database = await open(schema);
    const mark = (...ids: string[]) => database.transaction((manager) => markChanged(manager, ids));
    expect(await readChanges(database.read, 0, 10)).toEqual({ ids: [], revision: 0, more: false });
    await mark('a', 'b');
    await mark('c');
    await mark('a');
    const all = await readChanges(database.read, 0, 3);
    expect(all?.ids.toSorted()).toEqual(['a', 'b', 'c']);
    expect(all?.revision).toBe(3);
    expect((await readChanges(database.read, 1, 3))?.ids.toSorted()).toEqual(['a', 'c']);
    expect(await readChanges(database.read, 3, 3)).toEqual({ ids: [], revision: 3, more: false });
    expect(await readChanges(database.read, 0, 2)).toEqual({ ids: ['b', 'c'], revision: 2, more: true });
    expect(await readChanges(database.read, 0, 1)).toEqual({ ids: ['b'], revision: 1, more: true });
    await mark(...Array.from({ length: 1200 }, (_, number) => `many-${number}`));
    expect((await readChanges(database.read, 3, 1200))?.ids).toHaveLength(1200);
    expect(await readChanges(database.read, 3, 1199)).toBeUndefined();
  });

  it('shows no change before an earlier one, and none of a failed transaction', async () => {
    const database = await open(schema);
    let commit = () => {};
    const held = new Promise<void>((resolve) => {
      commit = resolve;
    });
    const order: string[] = [];
    await new Promise<void>((marked) => {
      void database.transaction(async (manager) => {
        await markChanged(manager, ['first']);
        marked();
        await held;
        order.push('first');
      });
    });
    const second = database.transaction(async (manager) => {
      await markChanged(manager, ['second']);
      order.push('second');
    });
    await pause(200);
    expect(await readChanges(database.read, 0, 10)).toEqual({ ids: [], revision: 0, more: false });
    commit();
    await second;
    expect(order).toEqual(['first', 'second']);
    const failed = database.transaction(async (manager) => {
      await markChanged(manager, ['never']);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    const seen = await readChanges(database.read, 0, 10);
    expect([seen?.ids.toSorted(), seen?.revision]).toEqual([['first', 'second'], 2]);
  });
});
