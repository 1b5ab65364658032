import { centsToDollars, dollarsToCents, type MoneyMovement, moneyKinds } from '@arcada/contracts';

const sumOf = (movements: readonly MoneyMovement[], side: 'store' | 'provider') =>
  centsToDollars(movements.reduce((sum, movement) => sum + dollarsToCents(movement[side] ?? 0), 0));

export interface MoneySum {
  key: MoneyMovement['kind'] | 'all';
  count: number;
  store: number;
  provider: number;
}

/** Sums of each kind and of all, on both sides, added in cents. */
export const moneySums = (movements: readonly MoneyMovement[]): MoneySum[] =>
  ([...moneyKinds, 'all'] as const)
    .map((key) => ({ key, rows: key === 'all' ? movements : movements.filter(({ kind }) => kind === key) }))
    .map(({ key, rows }) => ({
      key,
      count: rows.length,
      store: sumOf(rows, 'store'),
      provider: sumOf(rows, 'provider'),
    }));
