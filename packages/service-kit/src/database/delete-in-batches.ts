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
    if (rows.length === 0) return deleted;
    const found = { ...where, id: In(rows.map(({ id }) => id)) };
    deleted += await database.transaction(async (manager) => {
      // A row may have been changed since it was found; then its dependent data stays, too.
      const query = manager.createQueryBuilder(entity, 'it').select('it.id').where(found);
      const ids = (await database.forUpdate(query).getMany()).map(({ id }) => id);
      if (ids.length === 0) return 0;
      await alsoDelete(manager, ids);
      await manager.delete(entity, { id: In(ids) } as FindOptionsWhere<E>);
      return ids.length;
    });
  }
}
