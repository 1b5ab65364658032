import type { Language, User } from '@arcada/contracts';
import { Database, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, MoreThan } from 'typeorm';
import { SessionEntity } from '../sessions/session.entity.ts';
import { AccountEntity } from './account.entity.ts';
import { sessionEnded } from './account.errors.ts';
import { readUser } from './account-view.ts';

@Injectable()
export class AccountService {
  constructor(private readonly database: Database) {}

  /** The actor's account, if the session lives: a token may outlive its session by up to 60 s elsewhere, not here. */
  async current(actor: UserActor, language: Language): Promise<AccountEntity> {
    const session = await this.database.read.findOne(SessionEntity, {
      where: { id: actor.sessionId, accountId: actor.id, expiresAt: MoreThan(new Date()) },
      relations: { account: true },
    });
    if (!session) throw sessionEnded(language);
    return session.account;
  }

  async user(actor: UserActor, language: Language): Promise<User> {
    return readUser(this.database.read, await this.current(actor, language));
  }

  /** Locks the account's row. */
  async lock(manager: EntityManager, id: string): Promise<AccountEntity | null> {
    const query = manager.createQueryBuilder(AccountEntity, 'account').where('account.id = :id', { id });
    return this.database.forUpdate(query).getOne();
  }
}
