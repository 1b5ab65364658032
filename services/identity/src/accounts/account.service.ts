import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountEntity } from './account.entity.ts';

@Injectable()
export class Accounts {
  constructor(private readonly database: Database) {}

  /** Locks the account's row. */
  async lock(manager: EntityManager, id: string): Promise<AccountEntity | null> {
    const query = manager.createQueryBuilder(AccountEntity, 'account').where('account.id = :id', { id });
    return this.database.forUpdate(query).getOne();
  }
}
