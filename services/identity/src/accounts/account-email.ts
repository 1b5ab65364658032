import type { EntityManager } from 'typeorm';
import { AccountEntity } from './account.entity.ts';
import { emailKey } from './account-keys.ts';

/**
 * An address belongs to the first account that gives it. A later one may give it too and is told nothing, so that
 * nobody learns who has an account; its address then finds no account at sign-in and recovery.
 */
export const findOwner = (manager: EntityManager, email: string): Promise<AccountEntity | null> =>
  manager.findOneBy(AccountEntity, { emailKey: emailKey(email) });

/** After an account left its address: the oldest other account that gave it becomes its owner. */
export async function passOn(manager: EntityManager, email: string): Promise<void> {
  const candidates = await manager.find(AccountEntity, { where: { email }, order: { createdAt: 'ASC', id: 'ASC' } });
  // MySQL's collation also finds addresses that differ in accents.
  const same = candidates.filter((candidate) => emailKey(candidate.email) === emailKey(email));
  if (same.some((candidate) => candidate.emailKey)) return;
  const heir = same[0];
  if (heir) await manager.update(AccountEntity, { id: heir.id }, { emailKey: emailKey(email) });
}
