/** Money is integer US cents in databases and a number of dollars with 2 decimals in the API. */
export const centsToDollars = (cents: number): number => Math.round(cents) / 100;
export const dollarsToCents = (dollars: number): number => Math.round(dollars * 100);
/** `$1,234.50`, or `−$4.00` with a real minus: the customer's format, the same in every language. */
export const formatPrice = (dollars: number): string =>
  `${dollars < 0 ? '\u2212' : ''}$${Math.abs(dollars)
    .toFixed(2)
    .replace(/\B(?=(?:\d{3})+\.)/g, ',')}`;
/** Sum of price times quantity in dollars, added in cents to be exact. */
export const totalOf = (lines: readonly { price: number; quantity: number }[]): number =>
  centsToDollars(lines.reduce((sum, line) => sum + dollarsToCents(line.price) * line.quantity, 0));
