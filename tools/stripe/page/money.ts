import { formatPrice } from '@arcada/contracts';

/** Cents as the site formats money; currencies other than the dollar by their code. */
export function money(cents: number, currency: string): string {
  if (currency === 'usd') return formatPrice(cents / 100);
  return new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' }).format(cents / 100);
}
