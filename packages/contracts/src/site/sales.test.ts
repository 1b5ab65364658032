import { addSales, salesFigures } from './sales.ts';

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

test('sales of two areas are one summary, to the cent', () => {
  const item = (id: string, revenue: number) => ({ id, title: id, units: 1, refundedUnits: 0, revenue });
  const sale = (id: string, at: string) => ({ id, title: id, units: 1, revenue: 1, at, refunded: false });
  const courses = {
    items: [item('course', 0.1)],
    months: [month(0.1), month(0.1)],
    sales: [sale('course', '2026-11-02')],
  };
  const products = {
    items: [item('product', 0.2)],
    months: [{ ...month(0.2, 2), month: '2026-10', refundedUnits: 1 }, month(0.2)],
    sales: [sale('product', '2026-11-03')],
  };
  const { items, months, sales } = addSales({ ...courses, months: courses.months.slice(1) }, products);
  expect(items.map(({ id }) => id)).toEqual(['product', 'course']);
  expect(months).toEqual([
    { month: '2026-10', units: 2, refundedUnits: 1, revenue: 0.2 },
    { month: '2026-11', units: 2, refundedUnits: 0, revenue: 0.3 },
  ]);
  expect(sales.map(({ id }) => id)).toEqual(['product', 'course']);
});
