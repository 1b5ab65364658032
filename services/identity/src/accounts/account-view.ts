import type { Role, User } from '@arcada/contracts';
import { emailKey } from '@arcada/service-kit';
import type { EntityManager } from 'typeorm';
import type { AccountEntity } from './account.entity.ts';
import { RoleRequestEntity } from './role-request.entity.ts';

/** What the account's owner and admins may see of it. */
export const userOf = (account: AccountEntity, requestedRole: Role | null): User => ({
  id: account.id,
  username: account.username,
  email: account.email,
  emailConfirmed: account.emailConfirmedAt !== null,
  pendingEmail: account.pendingEmail,
  fullName: account.fullName,
  role: account.role,
  requestedRole,
});

export async function readUser(manager: EntityManager, account: AccountEntity): Promise<User> {
  const request = await manager.findOneBy(RoleRequestEntity, { pendingAccountId: account.id });
  return userOf(account, request?.role ?? null);
}

/** Keys of the addresses that are proved to be the person's, for services that know some things by address alone. */
export const confirmedKeys = (account: AccountEntity): string[] =>
  account.emailConfirmedAt ? [emailKey(account.email)] : [];
