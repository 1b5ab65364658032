import { axisEnd } from './scale.ts';

test.each([
  [0, 1],
  [0.4, 1],
  [1, 1],
  [3, 5],
  [10, 10],
  [44.99, 50],
  [501, 1000],
])('an axis for %d ends at %d', (value, end) => {
  expect(axisEnd(value, 1)).toBe(end);
});

test('an axis of percents may end below one', () => {
  expect(axisEnd(0.03, 0.01)).toBe(0.05);
  expect(axisEnd(0, 0.01)).toBe(0.01);
});
