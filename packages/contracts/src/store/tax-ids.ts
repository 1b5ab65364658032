import { taxIdOf } from './countries.ts';
import { fitsSpanishControl } from './spanish-tax-ids.ts';

/** Weights of the check digits: modulus 11, from the right 2 to 9 (CNPJ, over and over) or 2 to 11 (CPF). */
const highestWeight = { 14: 9, 11: 11 } as const;

/** Letters count as their ASCII code less 48, as the Receita Federal's CNPJ of July 2026 has them. */
const worthOf = (sign: string) => sign.charCodeAt(0) - 48;

function checkDigit(signs: string, highest: number): number {
  const sum = [...signs].reverse().reduce((all, sign, at) => all + worthOf(sign) * (2 + (at % (highest - 1))), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** Its letters and digits, in capitals. */
export const taxIdSigns = (taxId: string): string => taxId.toUpperCase().replace(/[ ./-]/g, '');
const isShort = (signs: string) => signs.length === 11;

/**
 * How the numbers of countries look without spaces and punctuation; a VAT number's country prefix is optional. Those of
 * the Union as its VIES describes them, the others as their tax authorities do.
 */
const shapes: Readonly<Record<string, RegExp>> = {
  AR: /^\d{11}$/,
  AT: /^(?:AT)?U\d{8}$/,
  AU: /^\d{11}$/,
  BE: /^(?:BE)?[01]\d{9}$/,
  BG: /^(?:BG)?\d{9,10}$/,
  BR: /^(?:\d{11}|[A-Z\d]{12}\d{2})$/,
  CH: /^CHE\d{9}(?:MWST|TVA|IVA)?$/,
  CL: /^\d{7,8}[\dK]$/,
  CO: /^\d{9,10}$/,
  CY: /^(?:CY)?\d{8}[A-Z]$/,
  CZ: /^(?:CZ)?\d{8,10}$/,
  DE: /^(?:DE)?\d{9}$/,
  DK: /^(?:DK)?\d{8}$/,
  EE: /^(?:EE)?\d{9}$/,
  ES: /^(?:ES)?[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^(?:FI)?\d{8}$/,
  FR: /^(?:FR)?[A-Z\d]{2}\d{9}$/,
  GB: /^(?:(?:GB|XI)?(?:\d{9}|\d{12}|GD\d{3}|HA\d{3}))$/,
  GR: /^(?:EL|GR)?\d{9}$/,
  HR: /^(?:HR)?\d{11}$/,
  HU: /^(?:HU)?\d{8}$/,
  IE: /^(?:IE)?\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^(?:IT)?\d{11}$/,
  LT: /^(?:LT)?(?:\d{9}|\d{12})$/,
  LU: /^(?:LU)?\d{8}$/,
  LV: /^(?:LV)?\d{11}$/,
  MT: /^(?:MT)?\d{8}$/,
  MX: /^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/,
  NL: /^(?:NL)?\d{9}B\d{2}$/,
  PE: /^\d{11}$/,
  PL: /^(?:PL)?\d{10}$/,
  PT: /^(?:PT)?\d{9}$/,
  RO: /^(?:RO)?\d{2,10}$/,
  SE: /^(?:SE)?\d{12}$/,
  SI: /^(?:SI)?\d{8}$/,
  SK: /^(?:SK)?\d{10}$/,
  US: /^\d{9}$/,
};

/**
 * Whether it doesn't look like a number of its country, or is Brazil's CNPJ (14 signs) or CPF (11) or Spain's NIF with
 * check digits or letters that aren't those of its other signs. A reason to look again, not to refuse: rules of countries change.
 */
export function isTaxIdMistyped(country: string, taxId: string): boolean {
  const signs = taxIdSigns(taxId);
  if (signs === '') return false;
  if (shapes[country]?.test(signs) === false) return true;
  if (country === 'ES') return !fitsSpanishControl(signs.slice(-9));
  if (country !== 'BR') return false;
  // Their check digits fit, but no such number is given to anyone.
  if (/^(.)\1+$/.test(signs)) return true;
  const highest = highestWeight[isShort(signs) ? 11 : 14];
  const first = checkDigit(signs.slice(0, -2), highest);
  return signs.slice(-2) !== `${first}${checkDigit(signs.slice(0, -2) + first, highest)}`;
}

/** Countries whose numbers are in VIES, or, as Britain's, were: those that are written without spaces. */
export const vatCountries: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** As it is printed: VAT numbers of Europe in capitals and without spaces, as VIES has them; others as they were typed. */
export const printedTaxId = (country: string, taxId: string): string =>
  vatCountries.has(country) && !isTaxIdMistyped(country, taxId) ? taxIdSigns(taxId) : taxId;

/** What its country calls it, for an invoice. Undefined for a country of which it isn't known here. */
export const taxIdName = (country: string, taxId: string): string | undefined =>
  country === 'BR' ? (isShort(taxIdSigns(taxId)) ? 'CPF' : 'CNPJ') : taxIdOf(country)?.[0];
