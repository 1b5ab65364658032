import { retryAt } from './pause.ts';

const updatedAt = new Date(0);

test.each([
  [1, null],
  [2, null],
  [3, 60],
  [4, 120],
  [6, 480],
  [7, 900],
  [400, 900],
])('after %i failed attempts: %p seconds', (attempts, seconds) => {
  const at = retryAt({ attempts, completedAt: null, updatedAt });
  expect(at && at.getTime() / 1000).toBe(seconds);
});

test('never once it is passed', () => {
  expect(retryAt({ attempts: 9, completedAt: updatedAt, updatedAt })).toBeNull();
});
