import { type EntityManager, type EntityTarget, type FindOptionsWhere, In } from 'typeorm';
import type { Database } from './database.ts';

const batch = 500;

interface Row {
  id: string;
}

/**
 * Deletes every matching row, in small transactions, so that no writer waits long. `alsoDelete`
 * removes dependent data in the same transaction.
 */
export async function deleteInBatches<E extends Row>(
  database: Database,
  entity: EntityTarget<E>,
  where: FindOptionsWhere<E>,
  alsoDelete: (manager: EntityManager, ids: string[]) => Promise<unknown> = async () => {},
): Promise<number> {
  for (let deleted = 0; ; ) {
    const select = { id: true } as const;
    const rows = await database.read.find(entity, { where, select: select as never, take: batch });
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return deleted;
    await database.transaction(async (manager) => {
      await alsoDelete(manager, ids);
      await manager.delete(entity, { ...where, id: In(ids) });
    });
    deleted += ids.length;
  }
}
