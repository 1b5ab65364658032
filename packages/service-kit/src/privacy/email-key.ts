import { createHash } from 'node:crypto';

// NFKC joins look-alike forms such as full-width letters; applied twice, because lower case can
// leave composed forms behind.
export const foldIdentifier = (text: string): string => text.trim().normalize('NFKC').toLowerCase().normalize('NFKC');

/** One key for all spellings of the same address; services exchange it instead of the address. */
export const emailKey = (email: string): string =>
  createHash('sha256')
    .update(`email:${foldIdentifier(email)}`)
    .digest('hex');
