import type { Language, Profile, User } from '@arcada/contracts';
import { confirmIfAdmin, Database, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity.ts';
import { Accounts } from '../accounts/account.service.ts';
import { searchColumns } from '../accounts/account-keys.ts';
import { readUser } from '../accounts/account-view.ts';
import { checkFullName } from '../accounts/full-name.ts';
import { EmailChange } from '../addresses/email-change.service.ts';
import { sessionEnded } from '../sessions/session.errors.ts';
import { Sessions } from '../sessions/session.service.ts';

/** The account as its owner sees it, and the owner's changes of name and address. */
@Injectable()
export class Profiles {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly emailChange: EmailChange,
  ) {}

  /** Later mails are in the language in which the owner uses the site, also when it was changed after signing in. */
  async read(actor: UserActor, language: Language): Promise<User> {
    const account = await this.sessions.current(actor);
    if (!actor.viewedBy && account.language !== language)
      await this.database.transaction((manager) => manager.update(AccountEntity, { id: account.id }, { language }));
    const user = await readUser(this.database.read, account);
    return actor.viewedBy ? { ...user, viewed: true } : user;
  }

  /** An admin's answers and replies are published under the name: another one needs a password that was just typed. */
  async change(actor: UserActor, profile: Profile): Promise<User> {
    const account = await this.sessions.current(actor);
    const fullName = profile.fullName?.normalize('NFC');
    const isRenamed = profile.fullName !== undefined && (fullName || null) !== account.fullName;
    // A name from before today's rules is kept with whatever else changes.
    if (fullName && isRenamed) checkFullName(fullName, account);
    if (isRenamed) confirmIfAdmin(actor);
    const isNew = profile.email !== account.email && profile.email !== account.pendingEmail;
    if (profile.email !== undefined && isNew) {
      await this.emailChange.permit(actor, account, profile);
    }
    return this.database.transaction(async (manager) => {
      const locked = await this.accounts.lock(manager, actor.id);
      if (!locked || (isNew && locked.passwordHash !== account.passwordHash)) throw sessionEnded();
      if (profile.fullName !== undefined) await this.rename(manager, locked, fullName || null);
      if (profile.email !== undefined && isNew) await this.emailChange.begin(manager, locked, profile.email);
      return readUser(manager, locked);
    });
  }

  private async rename(manager: EntityManager, account: AccountEntity, fullName: string | null): Promise<void> {
    account.fullName = fullName;
    const renamed = { fullName, ...searchColumns(account), updatedAt: new Date() };
    await manager.update(AccountEntity, { id: account.id }, renamed);
  }
}
