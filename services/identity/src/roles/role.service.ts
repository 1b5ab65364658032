import { randomUUID } from 'node:crypto';
import type { ManagedUser, Role, User } from '@arcada/contracts';
import { Database, type Mail, noteUnchanged, Outbox, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity.ts';
import { Accounts } from '../accounts/account.service.ts';
import { readUser } from '../accounts/account-view.ts';
import { RoleRequestEntity, type RoleRequestState } from '../accounts/role-request.entity.ts';
import { Links } from '../mail/links.ts';
import {
  type NoticeWords,
  requestDeclinedMail,
  requestDeclinedNotice,
  roleChangedMail,
  roleChangedNotice,
} from '../mail/role-mails.ts';
import { sessionEnded } from '../sessions/session.errors.ts';
import { Sessions } from '../sessions/session.service.ts';
import { AdminDecisions } from './admin-decisions.ts';
import { ManagedUsers } from './managed-users.ts';
import { adminAsks, hasRole, requestNotFound } from './role.errors.ts';

@Injectable()
export class Roles {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly decisions: AdminDecisions,
    private readonly links: Links,
    private readonly users: ManagedUsers,
  ) {}

  async setRole(actor: UserActor, userId: string, role: Role): Promise<ManagedUser> {
    return this.decisions.decide(actor, userId, 'identity.role.set', async (manager, account) => {
      // Who becomes an admin has more than any other role: granted later, it would be taken away.
      const asked = role === 'admin' ? {} : { role };
      const request = await manager.findOneBy(RoleRequestEntity, { pendingAccountId: account.id, ...asked });
      if (request) await this.close(manager, request, 'granted', actor);
      await this.change(manager, account, role);
    });
  }

  grant(actor: UserActor, requestId: string): Promise<ManagedUser> {
    return this.decide(actor, requestId, 'granted', (manager, account, { role }) =>
      this.change(manager, account, role),
    );
  }

  decline(actor: UserActor, requestId: string): Promise<ManagedUser> {
    return this.decide(actor, requestId, 'declined', (manager, account, { role }) =>
      this.notify(manager, account, requestDeclinedMail(account, role, this.links), requestDeclinedNotice(role)),
    );
  }

  /** The actor's request for another role; a new one replaces a pending one. */
  async ask(actor: UserActor, role: Role): Promise<User> {
    await this.sessions.current(actor);
    return this.database.transaction(async (manager) => {
      const account = await this.accounts.lock(manager, actor.id);
      if (!account) throw sessionEnded();
      if (account.role === role) throw hasRole();
      if (account.role === 'admin') throw adminAsks();
      const waiting = await manager.findOneBy(RoleRequestEntity, { pendingAccountId: account.id });
      if (waiting?.role === role) return readUser(manager, account);
      if (waiting) {
        // An admin who has read the former one can't grant this one by it.
        const replacement = { id: randomUUID(), role, createdAt: new Date() };
        await manager.update(RoleRequestEntity, { id: waiting.id }, replacement);
      } else {
        await manager.insert(RoleRequestEntity, {
          id: randomUUID(),
          accountId: account.id,
          pendingAccountId: account.id,
          role,
          state: 'pending',
          createdAt: new Date(),
          decidedAt: null,
          decidedBy: null,
        });
      }
      return readUser(manager, account);
    });
  }

  /** Who has decided so and asks again, because the response was lost, finds it done. */
  private async decide(
    actor: UserActor,
    requestId: string,
    state: 'granted' | 'declined',
    work: (manager: EntityManager, account: AccountEntity, request: RoleRequestEntity) => Promise<void>,
  ): Promise<ManagedUser> {
    try {
      const { accountId } = await this.pending(this.database.read, requestId);
      return await this.decisions.decide(
        actor,
        accountId,
        `identity.role-request.${state}`,
        async (manager, account) => {
          const request = await this.pending(manager, requestId);
          await this.close(manager, request, state, actor);
          await work(manager, account, request);
        },
      );
    } catch (error) {
      const manager = this.database.read;
      const before = await manager.findOneBy(RoleRequestEntity, { id: requestId, state, decidedBy: actor.id });
      const account = before && (await manager.findOneBy(AccountEntity, { id: before.accountId }));
      if (!account) throw error;
      noteUnchanged();
      return this.users.read(manager, account);
    }
  }

  private async change(manager: EntityManager, account: AccountEntity, role: Role): Promise<void> {
    if (account.role === role) return;
    await manager.update(AccountEntity, { id: account.id }, { role, updatedAt: new Date() });
    const mail = roleChangedMail(account, role, this.links);
    await this.notify(manager, account, mail, roleChangedNotice(role));
  }

  /** By a mail, which is always sent, and in the bell. */
  private async notify(
    manager: EntityManager,
    { id: userId, email }: AccountEntity,
    mail: Omit<Mail, 'kind' | 'to'>,
    words: NoticeWords,
  ): Promise<void> {
    await this.outbox.addMail(manager, { kind: 'account-type', to: email, ...mail });
    const notice = { ...words, id: randomUUID(), userId, kind: 'role' as const, mails: false };
    await this.outbox.add(manager, 'identity.notice.given', notice);
  }

  private async close(manager: EntityManager, { id }: RoleRequestEntity, state: RoleRequestState, actor: UserActor) {
    const decision = { state, pendingAccountId: null, decidedAt: new Date(), decidedBy: actor.id };
    await manager.update(RoleRequestEntity, { id }, decision);
  }

  private async pending(manager: EntityManager, id: string): Promise<RoleRequestEntity> {
    const request = await manager.findOneBy(RoleRequestEntity, { id, state: 'pending' });
    if (!request) throw requestNotFound();
    return request;
  }
}
