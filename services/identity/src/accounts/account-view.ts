import type { Role, User } from '@arcada/contracts';
import { emailKey } from '@arcada/service-kit';
import type { EntityManager } from 'typeorm';
import type { AccountEntity } from './account.entity.ts';
import { RoleRequestEntity } from './role-request.entity.ts';

/** The fields of an account that its owner and admins may see. */
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

/** Keys of the person's confirmed addresses, for services that know some things by address only. */
export const confirmedKeys = (account: AccountEntity): string[] =>
  account.emailConfirmedAt ? [emailKey(account.email)] : [];
