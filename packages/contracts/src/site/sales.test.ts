import { salesFigures } from './sales.ts';

const month = (revenue: number, units = 1) => ({ month: '2026-11', units, refundedUnits: 0, revenue });
const valuesOf = (...months: ReturnType<typeof month>[]) => salesFigures(months, 'en').map(({ value }) => value);

test.each([
  ['a rise', [month(80), month(100, 3)], ['$100.00', '+25%', '3']],
  ['a fall to nothing', [month(80), month(0, 0)], ['$0.00', '-100%', '0']],
  ['nothing to compare with', [month(0, 0), month(1234.5)], ['$1,234.50', '–', '1']],
  ['no months', [], ['$0.00', '–', '0']],
])('%s', (_what, months, values) => {
  expect(valuesOf(...months)).toEqual(values);
});
