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

interface CountedFigure<Row extends DayRow> extends Figure<Row> {
  per?: never;
}

/**
 * The figure over the days of a span; undefined where there is nothing that a percentage could be of: it says nothing
 * then, least of all 0. Dollars are rounded to the cent, which adding them up may lose.
 */
export function sumOf<Row extends DayRow>(rows: readonly Row[], figure: CountedFigure<Row>, span: Span): number;
export function sumOf<Row extends DayRow>(rows: readonly Row[], figure: Figure<Row>, span: Span): number | undefined;
export function sumOf<Row extends DayRow>(rows: readonly Row[], { of, per }: Figure<Row>, { from, to }: Span) {
  const within = rows.filter(({ day }) => day >= from && day <= to);
  const add = (value: (row: Row) => number) => Math.round(within.reduce((sum, row) => sum + value(row), 0) * 100) / 100;
  const whole = per && add(per);
  if (whole === 0) return undefined;
  return whole === undefined ? add(of) : add(of) / whole;
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
