import { randomInt } from 'node:crypto';

// Crockford's alphabet: nothing in it is mistaken for another sign.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** `ARC-7K2M-9QXV-03TD`: 60 random bits. */
export const newCertificateCode = (): string => ['ARC', group(), group(), group()].join('-');

/** As it was printed: people type lower case, and O for 0. */
export const readCertificateCode = (typed: string): string =>
  typed
    .trim()
    .toUpperCase()
    .replace(/^ARC-?/, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replaceAll('-', '')
    .replace(/^(.{4})(.{4})(.{4})$/, 'ARC-$1-$2-$3');
