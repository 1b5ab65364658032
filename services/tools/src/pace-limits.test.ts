import { PaceLimits } from './pace-limits.ts';

const enter = (limits: PaceLimits, key: string, now?: number) => {
  const leave = limits.enter(key, now);
  if (typeof leave !== 'function') throw new Error(`refused: ${leave}`);
  return leave;
};

test('a key may begin so often in a minute, and knows how long to wait', () => {
  const limits = new PaceLimits({ perMinute: 2, atOnce: 2 });
  enter(limits, 'a', 1000)();
  enter(limits, 'a', 31_000)();
  expect(limits.enter('a', 41_000)).toBe(20);
  enter(limits, 'b', 41_000);
  enter(limits, 'a', 61_001);
});

test('so many of a key are open at once; leaving twice frees one place', () => {
  const limits = new PaceLimits({ perMinute: 100, atOnce: 2 });
  const leave = enter(limits, 'a');
  enter(limits, 'a');
  expect(limits.enter('a')).toBe('busy');
  leave();
  leave();
  enter(limits, 'a');
  expect(limits.enter('a')).toBe('busy');
});

test('forgets the key that was used longest ago, but none that is open', () => {
  const limits = new PaceLimits({ perMinute: 1, atOnce: 1 }, 2);
  enter(limits, 'open', 0);
  enter(limits, 'oldest', 1)();
  enter(limits, 'newest', 2)();
  enter(limits, 'oldest', 3);
  expect(limits.enter('open', 4)).toBe(60);
});
