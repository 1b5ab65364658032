import type { EntityManager } from 'typeorm';
import { AccountLockEntity } from './account-lock.entity.ts';

/**
 * Until the transaction ends, no other one counts what the account has, or adds to it. Comes before all other locks, so
 * that no two transactions wait for each other.
 */
export async function lockAccount(manager: EntityManager, id: string): Promise<void> {
  await manager.upsert(AccountLockEntity, { id, lockedAt: Date.now() }, ['id']);
}
