import { formatPrice, totalOf } from './money.ts';

test('totals are exact where floating point is not', () => {
  expect(0.1 + 0.2).not.toBe(0.3);
  expect(
    totalOf([
      { price: 0.1, quantity: 1 },
      { price: 0.2, quantity: 1 },
    ]),
  ).toBe(0.3);
  expect(totalOf([{ price: 19.99, quantity: 99 }])).toBe(1979.01);
});

test('prices have a dollar sign and two decimals', () => {
  expect([149, 0, 1234.5].map(formatPrice)).toEqual(['$149.00', '$0.00', '$1,234.50']);
  expect(formatPrice(-1234.5)).toBe('−$1,234.50');
});
