import { readPrice } from './cells.ts';

test.each([
  ['49', 49],
  ['49.9', 49.9],
  ['49,90', 49.9],
])('the price %s is %d', (text, value) => {
  expect(readPrice(text)).toEqual({ value });
});

test.each(['2.500', '1,000', '12.500', '1.234', '-1', '$5', '1e3'])('%s could mean another price', (text) => {
  expect(readPrice(text)).toHaveProperty('fault');
});
