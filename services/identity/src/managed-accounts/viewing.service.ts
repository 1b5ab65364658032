import { Database, EdgeClient, recordChange, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { Accounts } from '../accounts/account.service.ts';
import { AdminGuard } from '../roles/admin-guard.ts';
import { userNotFound } from '../roles/role.errors.ts';
import { canBeViewed, Sessions } from '../sessions/session.service.ts';
import { notViewable } from './managed-account.errors.ts';

/** An admin sees the site as an account sees it. Nothing can be changed meanwhile, and it ends by itself. */
@Injectable()
export class Viewing {
  constructor(
    private readonly database: Database,
    private readonly edge: EdgeClient,
    private readonly accounts: Accounts,
    private readonly admins: AdminGuard,
    private readonly sessions: Sessions,
  ) {}

  async start(actor: UserActor, id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.admins.lockFor(manager, actor);
      const account = await this.accounts.lock(manager, id);
      if (!account) throw userNotFound();
      if (!canBeViewed(account)) throw notViewable();
      const until = await this.sessions.view(manager, actor, id);
      const subject = { kind: 'account', id };
      await recordChange(manager, {
        action: 'identity.account.viewed',
        subject,
        after: { until: until?.toISOString() ?? null },
      });
    });
    await this.edge.evictUser(actor.id);
  }

  /** Harmless without a view. */
  async end(actor: UserActor): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.sessions.view(manager, actor, null);
      if (!actor.viewedBy) return;
      const subject = { kind: 'account', id: actor.id };
      await recordChange(manager, { action: 'identity.account.view-ended', subject });
    });
    await this.edge.evictUser(actor.viewedBy ?? actor.id);
  }
}
