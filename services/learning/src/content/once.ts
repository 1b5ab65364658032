import {
  type Database,
  findAnswer,
  forgetOldAnswers,
  isUniqueViolation,
  type KeyedRequest,
  keepAnswer,
  readIdempotencyKey,
  type UserActor,
} from '@arcada/service-kit';
import type { EntityManager } from 'typeorm';

/** Under which the keys of an author are kept. */
export const scopeOf = (authorId: string): string => `content:${authorId}`;

/**
 * Makes something and answers its id. A request that comes again with the same Idempotency-Key meets what it made
 * (decision 10): slugs are chosen anew each time, so the key is kept with the id.
 */
export async function once(
  database: Database,
  author: UserActor,
  header: string | undefined,
  request: unknown,
  make: (manager: EntityManager) => Promise<string>,
): Promise<string> {
  const key = readIdempotencyKey(header);
  if (key === undefined) return database.transaction(make);
  const keyed: KeyedRequest = { scope: scopeOf(author.id), key, request };
  try {
    return await database.transaction(async (manager) => {
      const before = await findAnswer<string>(manager, keyed);
      if (before !== undefined) return before;
      const id = await make(manager);
      // Authors are few: what is old goes when something new comes.
      await forgetOldAnswers(manager);
      await keepAnswer(manager, keyed, id);
      return id;
    });
  } catch (error) {
    // The same request twice at the same moment: the other one has been taken.
    const before = isUniqueViolation(error) ? await findAnswer<string>(database.read, keyed) : undefined;
    if (before === undefined) throw error;
    return before;
  }
}
