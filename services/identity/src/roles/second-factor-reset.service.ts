import { Database, EdgeClient, Outbox, recordChange, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { Accounts } from '../accounts/account.service.ts';
import { Links } from '../mail/links.ts';
import { secondFactorResetMail } from '../mail/second-factor-mails.ts';
import { notOn, ownFactor } from '../second-factor/second-factor.errors.ts';
import { SecondFactors } from '../second-factor/second-factors.ts';
import { AdminGuard } from './admin-guard.ts';
import { userNotFound } from './role.errors.ts';

/** For people who have lost both their phone and their recovery codes. */
@Injectable()
export class SecondFactorReset {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly edge: EdgeClient,
    private readonly accounts: Accounts,
    private readonly admins: AdminGuard,
    private readonly secondFactors: SecondFactors,
    private readonly links: Links,
  ) {}

  async reset(actor: UserActor, accountId: string): Promise<void> {
    // Their own takes the code, like everyone's.
    if (actor.id === accountId) throw ownFactor();
    await this.database.transaction(async (manager) => {
      await this.admins.lockFor(manager, actor);
      const account = await this.accounts.lock(manager, accountId);
      if (!account) throw userNotFound();
      const wasOn = await this.secondFactors.isOn(accountId, manager);
      if (!wasOn || !(await this.secondFactors.remove(manager, accountId))) throw notOn();
      await this.outbox.addMail(manager, {
        kind: 'second-factor',
        to: account.email,
        ...secondFactorResetMail(account, this.links),
      });
      await recordChange(manager, {
        action: 'identity.second-factor.reset',
        subject: { kind: 'account', id: accountId },
        before: { secondFactor: true },
        after: { secondFactor: false },
      });
    });
    await this.edge.evictUser(accountId);
  }
}
