import type { Language, profileSchema, User } from '@arcada/contracts';
import { Database, isUniqueViolation, Outbox, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, MoreThan } from 'typeorm';
import type { z } from 'zod';
import { addressLeftMail, confirmationMail } from '../mail/account-mails.ts';
import { Links } from '../mail/links.ts';
import { MailTokens } from '../recovery/mail-tokens.ts';
import type { ClientInfo } from '../sessions/client.ts';
import { SessionEntity } from '../sessions/session.entity.ts';
import { AccountEntity } from './account.entity.ts';
import { sessionEnded, unusableFullName } from './account.errors.ts';
import { findOwner, passOn } from './account-email.ts';
import { emailKey, isPrintable, searchText } from './account-keys.ts';
import { readUser } from './account-view.ts';

type Profile = z.infer<typeof profileSchema>;

@Injectable()
export class AccountService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly tokens: MailTokens,
    private readonly links: Links,
  ) {}

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

  async change(actor: UserActor, profile: Profile, client: ClientInfo): Promise<User> {
    await this.current(actor, client.language);
    const fullName = profile.fullName?.normalize('NFC');
    if (fullName && !isPrintable(fullName)) throw unusableFullName(client.language);
    const write = () =>
      this.database.transaction((manager) => this.write(manager, actor.id, { ...profile, fullName }, client));
    return write().catch((error: unknown) => {
      // Somebody took the address in the same moment: now it is seen as taken.
      if (isUniqueViolation(error)) return write();
      throw error;
    });
  }

  private async write(manager: EntityManager, id: string, profile: Profile, { language }: ClientInfo): Promise<User> {
    const account = await this.lock(manager, id);
    if (!account) throw sessionEnded(language);
    const before = account.email;
    if (profile.fullName !== undefined) account.fullName = profile.fullName || null;
    const moves = profile.email !== undefined && profile.email !== before;
    if (moves && profile.email !== undefined) {
      const owner = await findOwner(manager, profile.email);
      account.email = profile.email;
      account.emailKey = owner ? null : emailKey(profile.email);
      account.emailConfirmedAt = null;
      await this.tokens.revoke(manager, id);
      const token = await this.tokens.issue(manager, 'confirm', id);
      // A mail to each address whether the new one was free or not: the same work, and both people know.
      const told = confirmationMail(account, this.links.confirmEmail(token));
      await this.outbox.addMail(manager, { to: account.email, ...told });
      await this.outbox.addMail(manager, { to: before, ...addressLeftMail(account, this.links) });
    }
    account.searchText = searchText(account);
    account.updatedAt = new Date();
    await manager.save(AccountEntity, account);
    if (moves) await passOn(manager, before);
    return readUser(manager, account);
  }
}
