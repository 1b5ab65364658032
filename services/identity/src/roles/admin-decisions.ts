import type { ManagedUser } from '@arcada/contracts';
import { Database, EdgeClient, recordChange, type UserActor } from '@arcada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity.ts';
import { Accounts } from '../accounts/account.service.ts';
import { AdminGuard } from './admin-guard.ts';
import { ManagedUsers } from './managed-users.ts';
import { lastAdmin, userNotFound } from './role.errors.ts';

/** What admins decide about accounts. */
@Injectable()
export class AdminDecisions {
  private readonly logger = new Logger('admin');

  constructor(
    private readonly database: Database,
    private readonly edge: EdgeClient,
    private readonly accounts: Accounts,
    private readonly admins: AdminGuard,
    private readonly users: ManagedUsers,
  ) {}

  /**
   * One decision, with its entry in the audit trail. All admins and the account are locked; the actor must still be an
   * admin when the decision is made, and one who can sign in must be left. Takes effect at every gateway at once.
   */
  async decide(
    actor: UserActor,
    accountId: string,
    action: string,
    work: (manager: EntityManager, account: AccountEntity) => Promise<void>,
  ): Promise<ManagedUser> {
    const user = await this.database.transaction(async (manager) => {
      const admins = await this.admins.lockFor(manager, actor);
      const account = await this.accounts.lock(manager, accountId);
      if (!account) throw userNotFound();
      const before = await this.users.read(manager, account);
      await work(manager, account);
      const changed = await manager.findOneByOrFail(AccountEntity, { id: accountId });
      const isAdmin = changed.role === 'admin' && changed.disabledAt === null;
      if (!isAdmin && admins.every(({ id }) => id === accountId)) throw lastAdmin();
      const after = await this.users.read(manager, changed);
      const subject = { kind: 'account', id: accountId };
      await recordChange(manager, { action, subject, before: rightsOf(before), after: rightsOf(after) });
      return after;
    });
    this.logger.log(`${actor.id} decided about ${accountId}: ${action}`);
    await this.edge.evictUser(accountId);
    return user;
  }
}

/** What a decision changes; names and addresses stay out of the audit trail, which is kept after an erasure. */
const rightsOf = ({ role, requestedRole, disabledAt }: ManagedUser) => ({ role, requestedRole, disabledAt });
