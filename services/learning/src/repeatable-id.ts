import { createHash, randomUUID } from 'node:crypto';
import { DomainError, isUniqueViolation } from '@arcada/service-kit';

/**
 * Id of a new row: the same for every attempt with the same Idempotency-Key, so that
 * a repeated request finds the row it created; random without a key. Beside the kit's `once`,
 * which keeps a copy of the response for two days: what learners write (notes, reviews, questions) is
 * answered from the row as it is now, for as long as the row exists, and is erased with it.
 */
export function repeatableId(scope: string, header: string | string[] | undefined): string {
  if (header === undefined) return randomUUID();
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(header))
    throw new DomainError(
      'learning.idempotency.invalid-key',
      400,
      'Idempotency-Key must be 1 to 200 printable characters.',
    );
  const hex = createHash('sha256').update(`${scope}\n${header}`).digest('hex');
  // The layout of a version 8 UUID, whose content the application chooses (RFC 9562 §5.8).
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * For work that looks for the row of a repeatable id before writing it. When the same request
 * arrives twice at once, the database accepts one write; the other looks again, and finds it.
 */
export async function repeatable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return work();
  }
}
