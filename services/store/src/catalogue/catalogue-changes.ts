import { lastRevision, readChanges } from '@arcada/service-kit';
import type { EntityManager } from 'typeorm';

/** How far the catalogue has been read. */
export interface ReadUpTo {
  revision: number;
  /** The latest `updated_at`, as the database gives it. */
  updatedAt: string | Date;
}

/** At most this many are applied one by one. A larger transaction causes a full reload. */
const mostChanges = 500;

export const fromTheStart: ReadUpTo = { revision: 0, updatedAt: '1970-01-01 00:00:00.000' };

export async function readUpToNow(manager: EntityManager): Promise<ReadUpTo> {
  const revision = await lastRevision(manager);
  const rows: { latest: string | Date | null }[] = await manager.query('select max(updated_at) as latest from product');
  return { revision, updatedAt: rows[0]?.latest ?? fromTheStart.updatedAt };
}

/**
 * The next products changed since then, by two small index reads; undefined when there are too
 * many. The change log misses nothing; the dates also find writes that bypassed it: by hand, or by
 * the previous version during a roll-out.
 */
export async function changedSince(
  manager: EntityManager,
  before: ReadUpTo,
): Promise<{ ids: string[]; upTo: ReadUpTo; more: boolean } | undefined> {
  const changes = await readChanges(manager, before.revision, mostChanges);
  const dated: { id: string; updated_at: string | Date }[] = await manager.query(
    `select id, updated_at from product where updated_at > ? order by updated_at limit ${mostChanges + 1}`,
    [before.updatedAt],
  );
  if (!changes || dated.length > mostChanges) return undefined;
  const ids = new Set([...changes.ids, ...dated.map(({ id }) => id)]);
  const updatedAt = dated.at(-1)?.updated_at ?? before.updatedAt;
  return { ids: [...ids], upTo: { revision: changes.revision, updatedAt }, more: changes.more };
}
