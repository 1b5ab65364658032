import type { profileSchema, User } from '@arcada/contracts';
import { Database, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { ClientInfo } from '../sessions/client.ts';
import { AccountEntity } from '../accounts/account.entity.ts';
import { sessionEnded, unusableFullName } from '../accounts/account.errors.ts';
import { AccountService } from '../accounts/account.service.ts';
import { isPrintable, searchText } from '../accounts/account-keys.ts';
import { readUser } from '../accounts/account-view.ts';
import { EmailChange } from '../addresses/email-change.service.ts';

type Profile = z.infer<typeof profileSchema>;

/** The owner's changes of name and address. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountService,
    private readonly emailChange: EmailChange,
  ) {}

  async change(actor: UserActor, profile: Profile, client: ClientInfo): Promise<User> {
    const { language } = client;
    const account = await this.accounts.current(actor, language);
    const fullName = profile.fullName?.normalize('NFC');
    if (fullName && !isPrintable(fullName)) throw unusableFullName(language);
    const isNew = profile.email !== account.email && profile.email !== account.pendingEmail;
    if (profile.email !== undefined && isNew) {
      await this.emailChange.permit(account, profile.currentPassword, language);
    }
    return this.database.transaction(async (manager) => {
      const locked = await this.accounts.lock(manager, actor.id);
      if (!locked || (isNew && locked.passwordHash !== account.passwordHash)) throw sessionEnded(language);
      if (profile.fullName !== undefined) await this.rename(manager, locked, fullName || null);
      if (profile.email !== undefined && isNew) await this.emailChange.begin(manager, locked, profile.email);
      return readUser(manager, locked);
    });
  }

  private async rename(manager: EntityManager, account: AccountEntity, fullName: string | null): Promise<void> {
    account.fullName = fullName;
    const renamed = { fullName, searchText: searchText(account), updatedAt: new Date() };
    await manager.update(AccountEntity, { id: account.id }, renamed);
  }
}
