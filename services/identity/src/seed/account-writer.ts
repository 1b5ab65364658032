import { randomUUID } from 'node:crypto';
import type { Language, Role } from '@arcada/contracts';
import { emailKey } from '@arcada/service-kit';
import type { EntityManager } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity.ts';
import { findOwner } from '../accounts/account-email.ts';
import { searchColumns, usernameKey } from '../accounts/account-keys.ts';

export interface NewAccount {
  id?: string;
  username: string;
  email: string;
  fullName: string | null;
  role: Role;
  language: Language;
  passwordHash: string | null;
}

/** Accounts that the site's operator makes: of any role, their address taken as proved. Null when the name is taken. */
export async function writeAccount(manager: EntityManager, given: NewAccount): Promise<AccountEntity | null> {
  const key = usernameKey(given.username);
  if (await manager.existsBy(AccountEntity, { usernameKey: key })) return null;
  const now = new Date();
  const owner = await findOwner(manager, given.email);
  const account = manager.create(AccountEntity, {
    ...given,
    id: given.id ?? randomUUID(),
    usernameKey: key,
    emailKey: owner ? null : emailKey(given.email),
    emailConfirmedAt: owner ? null : now,
    ...searchColumns(given),
    pendingEmail: null,
    registrationKey: null,
    disabledAt: null,
    lastSeenAt: null,
    createdAt: now,
    updatedAt: now,
  });
  await manager.insert(AccountEntity, account);
  return account;
}
