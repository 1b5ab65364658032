import { discountsOf } from './discounts.ts';

type Terms = Parameters<typeof discountsOf>[0];
const percent = (value: number, more: Partial<Terms> = {}): Terms => ({
  kind: 'percent',
  value,
  appliesTo: 'all',
  items: [],
  ...more,
});
const amount = (value: number, more: Partial<Terms> = {}): Terms => ({ ...percent(value, more), kind: 'amount' });
const product = (refId: string, priceCents: number, quantity = 1) =>
  ({ type: 'product', refId, priceCents, quantity }) as const;
const course = (refId: string, priceCents: number) => ({ type: 'course', refId, priceCents, quantity: 1 }) as const;
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

test('cents that are left go to the largest remainders, then to earlier lines', () => {
  expect(discountsOf(percent(10), [product('a', 1999, 2), product('b', 501)])).toEqual([400, 50]);
  expect(discountsOf(amount(100), [product('a', 100), product('b', 100), product('c', 100)])).toEqual([34, 33, 33]);
  expect(discountsOf(amount(200), [product('a', 100), product('b', 100), product('c', 100)])).toEqual([67, 67, 66]);
  expect(discountsOf(amount(10), [product('a', 1), product('b', 999)])).toEqual([0, 10]);
});

test('only what the coupon is for gets cheaper', () => {
  const lines = [product('a', 1000), course('a', 2000), product('b', 500)];
  expect(discountsOf(percent(50, { appliesTo: 'course' }), lines)).toEqual([0, 1000, 0]);
  expect(discountsOf(percent(50, { appliesTo: 'product' }), lines)).toEqual([500, 0, 250]);
  expect(discountsOf(amount(9999, { appliesTo: 'chosen', items: [{ type: 'product', id: 'a' }] }), lines)).toEqual([
    1000, 0, 0,
  ]);
  expect(discountsOf(amount(500, { appliesTo: 'chosen', items: [{ type: 'course', id: 'b' }] }), lines)).toEqual([
    0, 0, 0,
  ]);
});

test('the sum is exact, and no line costs less than nothing, whatever the prices', () => {
  let seed = 7;
  const random = (most: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % (most + 1);
  };
  for (let round = 0; round < 2000; round++) {
    const lines = Array.from({ length: 1 + random(20) }, (_, at) =>
      product(`p${at}`, random(9_999_999), 1 + random(98)),
    );
    const total = sum(lines.map(({ priceCents, quantity }) => priceCents * quantity));
    const rate = 1 + random(99);
    const off = 1 + random(total);
    for (const [coupon, expected] of [
      [percent(rate), Math.round((total * rate) / 100)],
      [amount(off), Math.min(off, total)],
    ] as const) {
      const discounts = discountsOf(coupon, lines);
      expect(sum(discounts)).toBe(expected);
      expect(
        discounts.every((one, at) => one >= 0 && one <= (lines[at]?.priceCents ?? 0) * (lines[at]?.quantity ?? 0)),
      ).toBe(true);
    }
  }
});
