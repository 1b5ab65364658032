import type { EntityManager } from 'typeorm';
import type { Database } from '../database/database.ts';
import { isUniqueViolation } from '../database/faults.ts';
import { findAnswer, type KeyedRequest, keepAnswer } from './idempotency.ts';

/**
 * Makes something in one transaction and returns what `make` did. A request that comes again with the same key, also at
 * the same moment, gets that without making anything (decision 10). `make` returns what JSON can hold, not undefined.
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
      if (before !== undefined) return before;
      const made = await make(manager);
      await keepAnswer(manager, keyed, made);
      return made;
    });
  } catch (error) {
    // The same request twice at the same moment: the other one has been taken.
    const before = isUniqueViolation(error) ? await findAnswer<T>(database.read, keyed) : undefined;
    if (before === undefined) throw error;
    return before;
  }
}
