import { isTaxIdMistyped } from '@arcada/contracts';
import { checkVAT, countries } from 'jsvat';

/** Those whose check digits are computed here; Brazil's and Spain's are where the shape is checked. */
const controlled = new Map(
  'AT BE BG CH CY CZ DE DK EE FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'
    .split(' ')
    .map((code) => [code, countries.filter(({ codes }) => codes[0] === code)]),
);
/** Prefixes that aren't their country's code; the first is put before a number without one. */
const prefixes: Readonly<Record<string, readonly string[]>> = { GR: ['EL', 'GR'], GB: ['GB', 'XI'] };

/** Whether it doesn't look like a number of its country, or its check digits don't fit. A reason to look again, not to refuse. */
export function isTaxIdDoubtful(country: string, taxId: string): boolean {
  if (isTaxIdMistyped(country, taxId)) return true;
  const rules = controlled.get(country);
  const signs = taxId.toUpperCase().replace(/[ ./-]/g, '');
  if (!rules || signs === '') return false;
  const known = prefixes[country] ?? [country];
  const bare = signs.replace(new RegExp(`^(?:${known.join('|')})`), '');
  // Belgium's newest numbers begin with 1; the library knows only those with 0.
  if (country === 'BE' && bare.startsWith('1')) return false;
  return !checkVAT(known[0] + bare, rules).isValid;
}
