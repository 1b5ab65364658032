import type { EntityManager } from 'typeorm';
import type { Database } from './database.ts';

/** Ends a transaction whose result is only looked at. */
class OnlyTried<T> extends Error {
  constructor(readonly result: T) {
    super('A dry run is taken back');
  }
}

/** A change in a transaction of its own. A dry run does the same under the same rules, and is then taken back. */
export async function applyOrTry<T>(
  database: Database,
  apply: boolean,
  change: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  try {
    return await database.transaction(async (manager) => {
      const result = await change(manager);
      if (!apply) throw new OnlyTried(result);
      return result;
    });
  } catch (error) {
    if (error instanceof OnlyTried) return error.result as T;
    throw error;
  }
}
