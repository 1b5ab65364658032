import { Database, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity.ts';
import { noLongerAdmin } from './role.errors.ts';

@Injectable()
export class AdminGuard {
  constructor(private readonly database: Database) {}

  /** All admins who can sign in, their rows locked: a concurrent removal waits here and then sees what is left. */
  async lockAll(manager: EntityManager): Promise<AccountEntity[]> {
    const query = manager
      .createQueryBuilder(AccountEntity, 'account')
      .where("account.role = 'admin' and account.disabledAt is null")
      .orderBy('account.id');
    return this.database.forUpdate(query).getMany();
  }

  /** Locks all admins and refuses an actor who is none any more: a token outlives its role by up to 60 s. */
  async lockFor(manager: EntityManager, actor: UserActor): Promise<AccountEntity[]> {
    const admins = await this.lockAll(manager);
    if (!admins.some(({ id }) => id === actor.id)) throw noLongerAdmin();
    return admins;
  }

  /** The same for what only reads. */
  async check(actor: UserActor): Promise<void> {
    const stillAdmin = { id: actor.id, role: 'admin' as const, disabledAt: IsNull() };
    if (!(await this.database.read.existsBy(AccountEntity, stillAdmin))) throw noLongerAdmin();
  }
}
