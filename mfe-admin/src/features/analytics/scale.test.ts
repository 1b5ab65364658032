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
  expect(axisEnd(value)).toBe(end);
});
