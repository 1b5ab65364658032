import type { ManagedSessions, ManagedUser } from '@arcada/contracts';
import { Database, EdgeClient, recordChange, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { AccountEntity } from '../accounts/account.entity.ts';
import { Accounts } from '../accounts/account.service.ts';
import { usernameKey } from '../accounts/account-keys.ts';
import { MailLimit } from '../limits/mail-limit.ts';
import { erasedMail } from '../mail/account-mails.ts';
import { Erasure } from '../own-account/erasure.service.ts';
import { type AccountExport, AccountExports } from '../own-account/export.service.ts';
import { Recovery } from '../recovery/recovery.service.ts';
import { AdminDecisions } from '../roles/admin-decisions.ts';
import { AdminGuard } from '../roles/admin-guard.ts';
import { ManagedUsers } from '../roles/managed-users.ts';
import { userNotFound } from '../roles/role.errors.ts';
import { Sessions } from '../sessions/session.service.ts';
import { addressOfAnother, otherUsername, ownAccount, tooManyMails } from './managed-account.errors.ts';

/** What admins do for, and to, an account. They never see or set a password. */
@Injectable()
export class ManagedAccounts {
  constructor(
    private readonly database: Database,
    private readonly edge: EdgeClient,
    private readonly accounts: Accounts,
    private readonly admins: AdminGuard,
    private readonly decisions: AdminDecisions,
    private readonly users: ManagedUsers,
    private readonly sessions: Sessions,
    private readonly recovery: Recovery,
    private readonly mailLimit: MailLimit,
    private readonly exports: AccountExports,
    private readonly erasure: Erasure,
  ) {}

  async read(id: string): Promise<ManagedUser> {
    return this.users.read(this.database.read, await this.find(id));
  }

  async sessionsOf(id: string): Promise<ManagedSessions> {
    const account = await this.find(id);
    const sessions = await this.sessions.list(account);
    return { count: sessions.length, lastSeenAt: account.lastSeenAt?.toISOString() ?? null };
  }

  /** Ends all sessions and lets nobody sign in, until it is enabled again. */
  disable(actor: UserActor, id: string): Promise<ManagedUser> {
    if (actor.id === id) throw ownAccount();
    return this.decisions.decide(actor, id, 'identity.account.disabled', async (manager, account) => {
      if (!account.disabledAt) await manager.update(AccountEntity, { id }, { disabledAt: new Date() });
      await this.sessions.endAll(manager, id);
    });
  }

  enable(actor: UserActor, id: string): Promise<ManagedUser> {
    return this.decisions.decide(actor, id, 'identity.account.enabled', async (manager) => {
      await manager.update(AccountEntity, { id }, { disabledAt: null });
    });
  }

  endSessions(actor: UserActor, id: string): Promise<ManagedUser> {
    return this.decisions.decide(actor, id, 'identity.sessions.ended', async (manager) => {
      await this.sessions.endAll(manager, id, actor.id === id ? actor.sessionId : undefined);
    });
  }

  /** Mails the link by which the owner sets a new password; within the limits of mails to an address. */
  sendReset(actor: UserActor, id: string): Promise<ManagedUser> {
    return this.decisions.decide(actor, id, 'identity.password-reset.sent', async (manager, account) => {
      // Its reader may be somebody else: the link would give the account away.
      if (!account.emailKey) throw addressOfAnother();
      if (!(await this.mailLimit.allows(manager, account.email, 'recovery'))) throw tooManyMails();
      await this.recovery.sendReset(manager, account);
    });
  }

  /** All that every service keeps about a person who has asked for it. */
  async export(actor: UserActor, id: string): Promise<AccountExport> {
    await this.admins.check(actor);
    const account = await this.find(id);
    const exported = await this.exports.exportOf(account, { id });
    await this.database.transaction((manager) =>
      recordChange(manager, { action: 'identity.account.exported', subject: { kind: 'account', id } }),
    );
    return exported;
  }

  /** Erases an account on its owner's request, in every service. `username` guards against the wrong row. */
  async erase(actor: UserActor, id: string, username: string): Promise<void> {
    if (actor.id === id) throw ownAccount();
    await this.database.transaction(async (manager) => {
      // The actor is one of those who are left.
      await this.admins.lockFor(manager, actor);
      const account = await this.accounts.lock(manager, id);
      if (!account) throw userNotFound();
      if (account.usernameKey !== usernameKey(username)) throw otherUsername();
      await this.erasure.remove(manager, account, erasedMail);
      const before = { role: account.role };
      await recordChange(manager, { action: 'identity.account.erased', subject: { kind: 'account', id }, before });
    });
    await this.edge.evictUser(id);
  }

  private async find(id: string): Promise<AccountEntity> {
    const account = await this.database.read.findOneBy(AccountEntity, { id });
    if (!account) throw userNotFound();
    return account;
  }
}
