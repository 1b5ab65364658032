import { type Database, once as onceByKey, readIdempotencyKey, type UserActor } from '@arcada/service-kit';
import type { EntityManager } from 'typeorm';

/** Under which the keys of an author are kept. */
export const scopeOf = (authorId: string): string => `content:${authorId}`;

/** Makes something and answers its id: slugs are chosen anew each time, so the key is kept with the id. */
export const once = (
  database: Database,
  author: UserActor,
  header: string | undefined,
  request: unknown,
  make: (manager: EntityManager) => Promise<string>,
): Promise<string> =>
  onceByKey(database, { scope: scopeOf(author.id), key: readIdempotencyKey(header), request }, make);
