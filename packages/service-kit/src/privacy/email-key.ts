import { createHash } from 'node:crypto';

// NFKC joins look-alike forms such as full-width letters; twice, because lower case can leave composed forms behind.
export const foldIdentifier = (text: string): string => text.trim().normalize('NFKC').toLowerCase().normalize('NFKC');

/** One key for every way to write the same address: what services tell each other in place of the address. */
export const emailKey = (email: string): string =>
  createHash('sha256')
    .update(`email:${foldIdentifier(email)}`)
    .digest('hex');
