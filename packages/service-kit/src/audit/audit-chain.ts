import type { BrokenLink } from '@arcada/contracts';
import { sha256 } from '../hexadecimal-hash.ts';
import type { AuditEntryEntity } from './audit-entry.entity.ts';

/** Comes before the first entry. */
export const genesis = '0'.repeat(64);

/** JSON with sorted keys: the same value has one text, whatever a database or a runtime does with it. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    return `{${members
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`)
      .join(',')}}`;
  }
  return JSON.stringify(value ?? null);
}

/**
 * SHA-256 over all fields of an entry, the previous hash among them (a hash chain as in RFC 6962's idea of a log that
 * only grows). Entries from before subjects had names, and those without one, are hashed without that field.
 */
export function hashOf({
  hash: _own,
  subjectName,
  ...fields
}: Omit<AuditEntryEntity, 'hash'> & { hash?: string }): string {
  return sha256(canonical({ ...fields, ...(subjectName !== null && { subjectName }) }));
}

/** Follows a chain entry by entry, from the first on or from behind entry `number` with the hash `last`. */
export class ChainCheck {
  constructor(
    private number = 0,
    private last = genesis,
  ) {}

  /** The first thing wrong with the next entry, if any. */
  next(entry: AuditEntryEntity): BrokenLink | undefined {
    const expected = this.number + 1;
    if (entry.number !== expected) return { number: expected, reason: 'missing' };
    if (entry.previousHash !== this.last) return { number: entry.number, reason: 'detached' };
    if (entry.hash !== hashOf(entry)) return { number: entry.number, reason: 'changed' };
    this.number = entry.number;
    this.last = entry.hash;
    return undefined;
  }

  /** How many entries were right, and the hash of the last: who keeps both elsewhere also sees that newer ones were cut off. */
  get head(): { count: number; hash: string } {
    return { count: this.number, hash: this.last };
  }
}
