import {
  type DaysQuery,
  type KeysetPage,
  type ManagedUser,
  momentsOf,
  type NewUserDays,
  type UsersQuery,
} from '@arcada/contracts';
import { containing, Database, dayOf, type KeysetOrder, readKeyset } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity.ts';
import { searchPattern } from '../accounts/account-keys.ts';
import { userOf } from '../accounts/account-view.ts';
import { RoleRequestEntity } from '../accounts/role-request.entity.ts';
import { SecondFactorEntity } from '../second-factor/second-factor.entity.ts';

const orders: Record<UsersQuery['sort'], KeysetOrder<AccountEntity>> = {
  createdAt: { by: 'account.createdAt', valueOf: ({ createdAt }) => createdAt },
  username: { by: 'account.username', valueOf: ({ username }) => username },
};

/** Accounts as the users manager shows them. */
@Injectable()
export class ManagedUsers {
  constructor(private readonly database: Database) {}

  async list({ q, role, pending, disabled, ...request }: UsersQuery): Promise<KeysetPage<ManagedUser>> {
    const query = this.database.read.createQueryBuilder(AccountEntity, 'account');
    if (q) {
      const { sql, parameters } = await containing(query, 'account.searchWords', searchPattern(q));
      query.andWhere(sql, parameters);
    }
    if (role) query.andWhere('account.role = :role', { role });
    if (disabled === 'true') query.andWhere('account.disabledAt is not null');
    if (pending === 'true') {
      const requests = query
        .subQuery()
        .select('request.pendingAccountId')
        .from(RoleRequestEntity, 'request')
        .where('request.pendingAccountId is not null');
      query.andWhere(`account.id in ${requests.getQuery()}`);
    }
    const { rows, ...page } = await readKeyset(query, request, orders);
    return { items: await this.withRequests(this.database.read, rows), ...page };
  }

  /** How many accounts were made on each day. */
  async days(query: DaysQuery): Promise<NewUserDays> {
    const counts = await this.database.read
      .createQueryBuilder(AccountEntity, 'account')
      .select(dayOf('account.createdAt'), 'day')
      .addSelect('count(*)', 'count')
      .where('account.createdAt >= :from and account.createdAt < :until', momentsOf(query))
      .groupBy(dayOf('account.createdAt'))
      .orderBy('day')
      .getRawMany<{ day: string; count: number | string }>();
    return { days: counts.map(({ day, count }) => ({ day, newUsers: Number(count) })) };
  }

  async read(manager: EntityManager, account: AccountEntity): Promise<ManagedUser> {
    const [user] = await this.withRequests(manager, [account]);
    return user as ManagedUser;
  }

  private async withRequests(manager: EntityManager, accounts: AccountEntity[]): Promise<ManagedUser[]> {
    const ids = accounts.map(({ id }) => id);
    const requests = await manager.findBy(RoleRequestEntity, { pendingAccountId: In(ids) });
    const factors = await manager.findBy(SecondFactorEntity, { accountId: In(ids), enabledAt: Not(IsNull()) });
    const secured = new Set(factors.map(({ accountId }) => accountId));
    const pending = new Map(requests.map((request) => [request.accountId, request]));
    return accounts.map((account) => {
      const request = pending.get(account.id);
      return {
        ...userOf(account, request?.role ?? null),
        createdAt: account.createdAt.toISOString(),
        lastSeenAt: account.lastSeenAt?.toISOString() ?? null,
        disabledAt: account.disabledAt?.toISOString() ?? null,
        secondFactor: secured.has(account.id),
        roleRequest: request
          ? { id: request.id, role: request.role, createdAt: request.createdAt.toISOString() }
          : null,
      };
    });
  }
}
