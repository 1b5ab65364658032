import { Strikes } from './strikes.ts';

let now = 0;
const strikesAt = () => new Strikes(() => now);
beforeEach(() => {
  now = 0;
});

test('the third fault within a minute is too many, and is reported once', () => {
  const strikes = strikesAt();
  expect([1, 2, 3, 4].map(() => strikes.add('store', '1'))).toEqual([false, false, true, false]);
  expect(strikes.isOut('store', '1')).toBe(true);
});

test('faults further apart, or of other versions, are not added up', () => {
  const strikes = strikesAt();
  strikes.add('store', '1');
  strikes.add('store', '1');
  strikes.add('store', '2');
  strikes.add('blog', '1');
  now = 60_000;
  expect(strikes.add('store', '1')).toBe(false);
  expect(strikes.isOut('store', '1')).toBe(false);
});

test('when something else goes live, each version gets a new chance', () => {
  const strikes = strikesAt();
  for (const _ of [1, 2, 3]) strikes.add('store', '1');
  strikes.add('blog', '1');
  strikes.add('blog', '1');
  strikes.forget();
  expect(strikes.isOut('store', '1')).toBe(false);
  expect(strikes.add('blog', '1')).toBe(false);
});
