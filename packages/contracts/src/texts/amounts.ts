import { numberFormat } from './formats.ts';
import type { Language } from './languages.ts';

/** `1,299.50` or `1.299,50`, for a field: as the language of the page writes it, without the currency. */
export const amountText = (dollars: number, language: Language): string =>
  numberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(dollars);
/**
 * What was typed as an amount, with either sign for decimals; NaN for anything else. In `1,299` and `1.299` the sign
 * could be one of thousands, too: only with decimals behind it is it known to be.
 */
export function readAmount(text: string): number {
  const words = text.replace(/\s/g, '');
  const whole = words.replace(/^(\d{1,3})((?:([.,])\d{3})(?:\3\d{3})*)(?=[.,]\d{1,2}$)/, (all, first, groups, sign) =>
    words[all.length] === sign ? all : first + groups.replaceAll(sign, ''),
  );
  return /^\d{1,6}([.,]\d{1,2})?$/.test(whole) ? Number(whole.replace(',', '.')) : Number.NaN;
}
