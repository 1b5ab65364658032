import { emailKey } from '@arcada/service-kit';
import type { EntityManager } from 'typeorm';
import { AccountEntity } from './account.entity.ts';
import { searchText } from './account-keys.ts';

/**
 * An address belongs to the first account that gives it. A later one may give it too and is told nothing, so that
 * the response doesn't reveal who has an account; its address then finds no account at sign-in and recovery.
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

/**
 * The account has proved an address, which comes into force: it takes it from an account that only claimed it. False
 * when another account has proved it before; then nothing changes.
 */
export async function takeAddress(manager: EntityManager, account: AccountEntity, email: string): Promise<boolean> {
  const owner = await findOwner(manager, email);
  if (owner && owner.id !== account.id) {
    if (owner.emailConfirmedAt) return false;
    await manager.update(AccountEntity, { id: owner.id }, { emailKey: null });
  }
  const confirmedAt = account.email === email ? account.emailConfirmedAt : null;
  await moveTo(manager, account, email, { emailKey: emailKey(email), emailConfirmedAt: confirmedAt ?? new Date() });
  return true;
}

/** The address in force from now on; nothing waits any more. */
export async function moveTo(
  manager: EntityManager,
  account: AccountEntity,
  email: string,
  proof: Pick<AccountEntity, 'emailKey' | 'emailConfirmedAt'>,
): Promise<void> {
  const before = account.email;
  const moved = { ...proof, email, pendingEmail: null, updatedAt: new Date() };
  Object.assign(account, moved);
  await manager.update(AccountEntity, { id: account.id }, { ...moved, searchText: searchText(account) });
  if (before !== email) await passOn(manager, before);
}
