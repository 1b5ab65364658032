import type { NewUserDays, SalesDays } from '@arcada/contracts';
import type { Span } from './span.ts';

export interface DayRow {
  day: string;
}

/** A number that days add up to. Its name and its definition are texts of the same key. */
export interface Figure<Row extends DayRow> {
  key: FigureKey;
  kind: 'money' | 'count' | 'percent';
  of: (row: Row) => number;
  /** What a percentage is of. */
  per?: (row: Row) => number;
}
export type FigureKey =
  | 'revenue'
  | 'orders'
  | 'refunded'
  | 'refunds'
  | 'newUsers'
  | 'views'
  | 'added'
  | 'checkouts'
  | 'conversion'
  | 'subscribed'
  | 'unsubscribed';

/** The figure over the days of a span. Dollars are rounded to the cent, which adding them up may lose. */
export function sumOf<Row extends DayRow>(rows: readonly Row[], { of, per }: Figure<Row>, { from, to }: Span): number {
  const within = rows.filter(({ day }) => day >= from && day <= to);
  const add = (value: (row: Row) => number) => Math.round(within.reduce((sum, row) => sum + value(row), 0) * 100) / 100;
  if (!per) return add(of);
  const whole = add(per);
  return whole === 0 ? 0 : add(of) / whole;
}

/** Whether there is nothing that a percentage could be of: it says nothing then, least of all 0. */
export function lacksWhole<Row extends DayRow>(
  rows: readonly Row[],
  { per }: Figure<Row>,
  { from, to }: Span,
): boolean {
  return per !== undefined && !rows.some((row) => row.day >= from && row.day <= to && per(row) !== 0);
}

export const revenue: Figure<SalesDays['days'][number]> = {
  key: 'revenue',
  kind: 'money',
  of: ({ paid, refunded }) => paid - refunded,
};
export const newUsers: Figure<NewUserDays['days'][number]> = {
  key: 'newUsers',
  kind: 'count',
  of: (row) => row.newUsers,
};
