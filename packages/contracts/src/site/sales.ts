import { numberFormat } from '../texts/formats.ts';
import type { Language } from '../texts/languages.ts';
import { formatPrice } from '../texts/money.ts';
import type { OwnSales, SalesMonth } from './sales.schema.ts';

/** Months that sales are shown for, the current one included. */
export const salesMonths = 12;

/**
 * The figures at the top of a list of months, in words, oldest month first:
 * - revenue and units of the last of them;
 * - change: (its revenue − that of the month before) ÷ that of the month before; `–` when that is 0.
 */
export function salesFigures(months: readonly SalesMonth[], language: Language) {
  const [last, now] = months.slice(-2);
  const change = last && now && last.revenue > 0 ? (now.revenue - last.revenue) / last.revenue : undefined;
  const percent = numberFormat(language, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return [
    { key: 'thisMonth', value: formatPrice(now?.revenue ?? 0) },
    { key: 'change', value: change === undefined ? '–' : percent.format(change) },
    { key: 'sold', value: numberFormat(language).format(now?.units ?? 0) },
  ] as const;
}

const cents = (amount: number) => Math.round(amount * 100);

/** Sales of two areas as one: months are added up, the latest sales come first. */
export function addSales(one: OwnSales, other: OwnSales): OwnSales {
  const names = new Set([...one.months, ...other.months].map(({ month }) => month));
  const sumOf = (month: string): SalesMonth => {
    const both = [...one.months, ...other.months].filter((each) => each.month === month);
    const sum = (count: (each: SalesMonth) => number) => both.reduce((all, each) => all + count(each), 0);
    return {
      month,
      units: sum(({ units }) => units),
      refundedUnits: sum(({ refundedUnits }) => refundedUnits),
      revenue: sum(({ revenue }) => cents(revenue)) / 100,
    };
  };
  return {
    items: [...one.items, ...other.items].sort((a, b) => b.revenue - a.revenue),
    months: [...names].sort().map(sumOf),
    sales: [...one.sales, ...other.sales].sort((a, b) => b.at.localeCompare(a.at)),
  };
}
