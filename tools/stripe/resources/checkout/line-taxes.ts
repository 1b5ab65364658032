import { refused } from '../../api/failure.ts';
import type { LineItem } from '../../data/types.ts';

/** Percent; Stripe finds the true one by the shopper's address. */
const testRate = 20;

/** The part of each line's amount that is taxes, for prices that include them. */
export function withTaxes(lines: readonly LineItem[]): LineItem[] {
  const odd = lines.findIndex(({ price }) => price.tax_behavior !== 'inclusive');
  if (odd >= 0) {
    const message = 'The local Stripe computes taxes of prices that include them: set `tax_behavior` to `inclusive`.';
    throw refused(message, `line_items[${odd}][price_data][tax_behavior]`);
  }
  return lines.map((line) => ({
    ...line,
    amount_tax: Math.round((line.amount_total * testRate) / (100 + testRate)),
  }));
}
