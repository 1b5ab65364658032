import { OrderedList } from './ordered-list.ts';

const ascending = (left: number, right: number) => left - right;

test('numbers come out in order, whether they were added one by one, in order or many at once', () => {
  const list = new OrderedList(ascending);
  for (const value of [5, 1, 9]) list.add(value);
  expect([...list.view()]).toEqual([1, 5, 9]);
  for (let value = 300; value > 100; value--) list.add(value);
  list.add(7);
  expect(list.length).toBe(204);
  expect([...list.view()].slice(0, 6)).toEqual([1, 5, 7, 9, 101, 102]);
  expect(list.firstFrom((value) => value - 9)).toBe(3);
});

test('what is removed is gone, also right after it was added, and what is not there changes nothing', () => {
  const list = new OrderedList(ascending);
  for (const value of [4, 2, 8, 6]) list.add(value);
  list.remove(2);
  list.remove(8);
  list.remove(5);
  expect([...list.view()]).toEqual([4, 6]);
  expect(list.length).toBe(2);
});
