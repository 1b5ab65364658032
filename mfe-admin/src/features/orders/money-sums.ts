import { centsToDollars, dollarsToCents, type MoneyMovement, moneyKinds } from '@arcada/contracts';

const sumOf = (movements: readonly MoneyMovement[], side: 'store' | 'provider') =>
  centsToDollars(movements.reduce((sum, movement) => sum + dollarsToCents(movement[side] ?? 0), 0));

export interface MoneySum {
  currency: string;
  key: MoneyMovement['kind'] | 'all';
  count: number;
  store: number;
  provider: number;
}

/** The shop's own; sums of others are only there when such money came. */
const ownCurrency = 'USD';

/** For each currency, sums of each kind and of all, on both sides, added in cents. */
export function moneySums(movements: readonly MoneyMovement[]): MoneySum[] {
  const others = new Set(movements.map(({ currency }) => currency));
  others.delete(ownCurrency);
  return [ownCurrency, ...[...others].sort()].flatMap((currency) => {
    const own = movements.filter((movement) => movement.currency === currency);
    return ([...moneyKinds, 'all'] as const)
      .map((key) => ({ key, rows: key === 'all' ? own : own.filter(({ kind }) => kind === key) }))
      .map(({ key, rows }) => ({
        currency,
        key,
        count: rows.length,
        store: sumOf(rows, 'store'),
        provider: sumOf(rows, 'provider'),
      }));
  });
}
