import { type Database, once as onceByKey, readIdempotencyKey, type UserActor } from '@arcada/service-kit';
import type { EntityManager } from 'typeorm';

/** The scope of an author's idempotency keys. */
export const scopeOf = (authorId: string): string => `content:${authorId}`;

/**
 * Creates something and returns its id. A retry would choose another slug, so the key is stored
 * with the id.
 */
export const once = (
  database: Database,
  author: UserActor,
  header: string | undefined,
  request: unknown,
  make: (manager: EntityManager) => Promise<string>,
): Promise<string> =>
  onceByKey(database, { scope: scopeOf(author.id), key: readIdempotencyKey(header), request }, make);
