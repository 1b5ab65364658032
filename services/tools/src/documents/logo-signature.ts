import { createHash } from 'node:crypto';
import type { Logo } from '@arcada/bim';
import { isDrawable } from '@arcada/service-kit/pictures';
import { logoIsNoPicture } from './document.errors.ts';

/** The first bytes of a file (PNG third edition, 5.2; ITU-T T.81, B.1.1.3: start of image, then a marker). */
const signatures = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
];

/** Hashes of logos that were read: every autosave sends the same one again. */
const sound = new Set<string>();
const mostKept = 500;

/**
 * Throws the 422 of a logo that exports couldn't draw: neither PNG nor JPEG, whatever its type says, since browsers take
 * that from the file's name; damaged; or of more pixels than a logo may have. Stored documents with one can still be read.
 */
export async function requirePicture(logo: Logo | null): Promise<void> {
  if (!logo) return;
  const bytes = Buffer.from(logo.data, 'base64');
  const hash = createHash('sha256').update(bytes).digest('base64');
  if (sound.has(hash)) return;
  const isSigned = signatures.some((start) => start.every((byte, at) => bytes[at] === byte));
  if (!isSigned || !(await isDrawable(bytes))) throw logoIsNoPicture();
  if (sound.size === mostKept) sound.clear();
  sound.add(hash);
}
