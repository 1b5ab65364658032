import { type Place, Queue } from './queue.ts';

/** Jobs by name, such as `a2`, whose first letter is the account; the order in which they begin. */
function following(running = 1) {
  const queue = new Queue({ running, waiting: 16, ofOwner: 4 });
  const places = new Map<string, Place>();
  const begun: string[] = [];
  return {
    queue,
    begun,
    enter: (...names: string[]) => {
      for (const name of names) {
        const place = queue.enter(name[0] ?? '');
        if (typeof place === 'string') throw new Error(place);
        places.set(name, place);
        void place.turn.then(() => begun.push(name));
      }
    },
    leave: async (...names: string[]) => {
      for (const name of names) {
        places.get(name)?.leave();
        await new Promise(setImmediate);
      }
    },
  };
}

test('takes accounts in turn, each with its jobs in their order', async () => {
  const { begun, enter, leave } = following();
  enter('a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1');
  await leave('a1', 'b1', 'c1', 'a2', 'b2', 'a3');
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test('runs one job of an account, also when more could run', async () => {
  const { begun, enter, leave } = following(2);
  enter('a1', 'a2', 'b1');
  await leave();
  await new Promise(setImmediate);
  expect(begun).toEqual(['a1', 'b1']);
  await leave('a1');
  expect(begun).toEqual(['a1', 'b1', 'a2']);
});

test('does not pass over an account for others that come back', async () => {
  const { begun, enter, leave } = following();
  enter('a1', 'a2', 'b1', 'c1');
  await leave('a1', 'b1');
  enter('b2');
  await leave('c1');
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
});

test('forgets a job that left before its turn', async () => {
  const { begun, enter, leave } = following();
  enter('a1', 'b1', 'c1');
  await leave('b1', 'a1');
  expect(begun).toEqual(['a1', 'c1']);
});

test('counts owners who wait for a place, not those who wait for themselves', async () => {
  const { queue, enter, leave } = following(2);
  enter('a1', 'a2', 'b1');
  expect(queue.held).toBe(0);
  enter('c1', 'c2', 'd1');
  expect(queue.held).toBe(2);
  await leave('a1', 'b1');
  expect(queue.held).toBe(1);
});
