import { emailKey } from '@arcada/service-kit';
import type { EntityManager } from 'typeorm';
import { AccountEntity } from './account.entity.ts';
import { searchColumns } from './account-keys.ts';

/**
 * An address belongs to the first account that enters it. A later account may enter it too and
 * isn't told, so that the response doesn't reveal who has an account; sign-in and recovery by that
 * address don't find the later one.
 */
export const findOwner = (manager: EntityManager, email: string): Promise<AccountEntity | null> =>
  manager.findOneBy(AccountEntity, { emailKey: emailKey(email) });

/** After an account gave up its address, the oldest other account with it becomes the owner. */
export async function passOn(manager: EntityManager, email: string): Promise<void> {
  const candidates = await manager.find(AccountEntity, { where: { email }, order: { createdAt: 'ASC', id: 'ASC' } });
  // MySQL's collation also finds addresses that differ in accents.
  const same = candidates.filter((candidate) => emailKey(candidate.email) === emailKey(email));
  if (same.some((candidate) => candidate.emailKey)) return;
  const heir = same[0];
  if (heir) await manager.update(AccountEntity, { id: heir.id }, { emailKey: emailKey(email) });
}

/**
 * The account has proved an address, which takes effect: an account that only claimed it loses it.
 * False when another account proved it before; then nothing changes.
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

/** Puts the address into effect; no change is pending any more. */
export async function moveTo(
  manager: EntityManager,
  account: AccountEntity,
  email: string,
  proof: Pick<AccountEntity, 'emailKey' | 'emailConfirmedAt'>,
): Promise<void> {
  const before = account.email;
  const moved = { ...proof, email, pendingEmail: null, updatedAt: new Date() };
  Object.assign(account, moved);
  await manager.update(AccountEntity, { id: account.id }, { ...moved, ...searchColumns(account) });
  if (before !== email) await passOn(manager, before);
}
