import type { NewUserDays, SalesDays } from '@arcada/contracts';
import type { Span } from './span.ts';

export interface DayRow {
  day: string;
}

/** A number that days add up to. Its name and its definition are texts of the same key. */
export interface Figure<Row extends DayRow> {
  key: FigureKey;
  kind: 'money' | 'count';
  of: (row: Row) => number;
}
export type FigureKey = 'revenue' | 'orders' | 'refunded' | 'refunds' | 'newUsers';

/** The figure over the days of a span. Dollars are rounded to the cent, which adding them up may lose. */
export const sumOf = <Row extends DayRow>(rows: readonly Row[], { of }: Figure<Row>, { from, to }: Span): number =>
  Math.round(rows.reduce((sum, row) => (row.day >= from && row.day <= to ? sum + of(row) : sum), 0) * 100) / 100;

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
