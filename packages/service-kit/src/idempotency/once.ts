import type { EntityManager } from 'typeorm';
import { noteUnchanged } from '../audit/audit-trail.ts';
import type { Database } from '../database/database.ts';
import { isUniqueViolation } from '../database/faults.ts';
import { DomainError } from '../http/domain-error.ts';
import { findAnswer, type KeyedRequest, keepAnswer } from './idempotency.ts';

/** What is there already, and what was done too often or a moment ago. */
const noticed = [409, 429];

/**
 * Creates something in one transaction and returns the result of `make`. A request repeated with
 * the same key, even at the same moment, gets that result without creating anything.
 * `make` returns a JSON value, not undefined.
 */
export async function once<T>(
  database: Database,
  { scope, key, request }: Omit<KeyedRequest, 'key'> & { key: string | undefined },
  make: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  if (key === undefined) return database.transaction(make);
  const keyed: KeyedRequest = { scope, key, request };
  try {
    return await database.transaction(async (manager) => {
      const before = await findAnswer<T>(manager, keyed);
      if (before !== undefined) {
        noteUnchanged();
        return before;
      }
      const made = await make(manager);
      await keepAnswer(manager, keyed, made);
      return made;
    });
  } catch (error) {
    // The same request sent twice at once: the other one was accepted. A noun's own check may have noticed first.
    const isTaken = isUniqueViolation(error) || (error instanceof DomainError && noticed.includes(error.status));
    const before = isTaken ? await findAnswer<T>(database.read, keyed) : undefined;
    if (before === undefined) throw error;
    noteUnchanged();
    return before;
  }
}
