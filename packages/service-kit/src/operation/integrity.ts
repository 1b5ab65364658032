import { createHash } from 'node:crypto';

/** A file's integrity by the algorithm of the one that it is compared with: SHA-384 in releases of before. */
export function integrityLike(expected: string, bytes: Uint8Array): string {
  const algorithm = expected.slice(0, expected.indexOf('-'));
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
}
