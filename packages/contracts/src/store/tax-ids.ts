import { taxIdOf } from './countries.ts';

/** Weights of the check digits: modulus 11, from the right 2 to 9 (CNPJ, over and over) or 2 to 11 (CPF). */
const highestWeight = { 14: 9, 11: 11 } as const;

/** Letters count as their ASCII code less 48, as the Receita Federal's CNPJ of July 2026 has them. */
const worthOf = (sign: string) => sign.charCodeAt(0) - 48;

function checkDigit(signs: string, highest: number): number {
  const sum = [...signs].reverse().reduce((all, sign, at) => all + worthOf(sign) * (2 + (at % (highest - 1))), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

const signsOf = (taxId: string) => taxId.toUpperCase().replace(/[ ./-]/g, '');
const isShort = (signs: string) => signs.length === 11;

/** Whether it is of Brazil, as long as a CNPJ (14 signs) or CPF (11), and its two check digits aren't those of its other signs. */
export function isTaxIdMistyped(country: string, taxId: string): boolean {
  const signs = signsOf(taxId);
  if (country !== 'BR' || !/^(?:\d{11}|[A-Z\d]{12}\d{2})$/.test(signs)) return false;
  const highest = highestWeight[isShort(signs) ? 11 : 14];
  const first = checkDigit(signs.slice(0, -2), highest);
  return signs.slice(-2) !== `${first}${checkDigit(signs.slice(0, -2) + first, highest)}`;
}

/** What its country calls it, for an invoice. Undefined for a country of which it isn't known here. */
export const taxIdName = (country: string, taxId: string): string | undefined =>
  country === 'BR' ? (isShort(signsOf(taxId)) ? 'CPF' : 'CNPJ') : taxIdOf(country)?.[0];
