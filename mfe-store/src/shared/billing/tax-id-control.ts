import { isTaxIdMistyped, taxIdSigns, vatCountries } from '@arcada/contracts';
import { checkVAT, countries } from 'jsvat';

/** Those whose check digits are computed here; Brazil's and Spain's are where the shape is checked. */
const controlled = new Map(
  [...vatCountries, 'CH']
    .filter((code) => code !== 'ES')
    .map((code) => [code, countries.filter(({ codes }) => codes[0] === code)]),
);
/** Prefixes that aren't their country's code; the first is put before a number without one. */
const prefixes: Readonly<Record<string, readonly string[]>> = { GR: ['EL', 'GR'], GB: ['GB', 'XI'] };
const polishWeights = [6, 5, 7, 2, 3, 4, 5, 6, 7];
/** Poland gives no number whose sum leaves 10 as its check digit; the library takes such ones with a 0. */
const isPolishGap = (digits: string) =>
  polishWeights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11 === 10;

/** Whether it doesn't look like a number of its country, or its check digits don't fit. A reason to look again, not to refuse. */
export function isTaxIdDoubtful(country: string, taxId: string): boolean {
  if (isTaxIdMistyped(country, taxId)) return true;
  const rules = controlled.get(country);
  const signs = taxIdSigns(taxId);
  // Zeros fit most check digits, and are no number of anyone.
  if (/^\D*0[\D0]*$/.test(signs)) return true;
  if (!rules || signs === '') return false;
  const known = prefixes[country] ?? [country];
  const bare = signs.replace(new RegExp(`^(?:${known.join('|')})`), '');
  // Belgium's newest numbers begin with 1; the library knows only those with 0.
  if (country === 'BE' && bare.startsWith('1')) return false;
  if (country === 'PL' && isPolishGap(bare)) return true;
  return !checkVAT(known[0] + bare, rules).isValid;
}
