import { formatPrice, type Language } from '@arcada/contracts';

/** Dollars as everywhere on the site; other money, which only Stripe knows of, by its own currency. */
export const formatAmount = (amount: number, currency: string | null, language: Language): string =>
  currency === 'USD'
    ? formatPrice(amount)
    : amount.toLocaleString(language, currency ? { style: 'currency', currency } : { minimumFractionDigits: 2 });
