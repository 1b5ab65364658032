import type { Logo } from '@arcada/bim';
import { logoIsNoPicture } from './document.errors.ts';

/** The first bytes of a file (PNG third edition, 5.2; ITU-T T.81, B.1.1.3: start of image, then a marker). */
const signatures = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
];

/**
 * Throws the 422 of a logo that is neither PNG nor JPEG, whatever its type says: browsers take that
 * from the file's name. Stored documents with one can still be read.
 */
export function requirePicture(logo: Logo | null): void {
  if (!logo) return;
  const bytes = Buffer.from(logo.data, 'base64');
  if (!signatures.some((start) => start.every((byte, at) => bytes[at] === byte))) throw logoIsNoPicture();
}
