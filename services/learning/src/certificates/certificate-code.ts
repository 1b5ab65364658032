import { randomInt } from 'node:crypto';

// Crockford's alphabet: none of its characters is mistaken for another.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** `ARC-7K2M-9QXV-03TD`: 60 random bits. */
export const newCertificateCode = (): string => ['ARC', group(), group(), group()].join('-');

/**
 * The code as printed: people type lower case, O for 0, and spaces, other dashes or nothing for the
 * dashes.
 */
export const readCertificateCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]+/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/^(?:ARC)?(.{4})(.{4})(.{4})$/, 'ARC-$1-$2-$3');
