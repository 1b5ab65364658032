import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity.ts';
import { findOwner } from '../accounts/account-email.ts';
import { emailKey } from '../accounts/account-keys.ts';
import { MailTokens } from './mail-tokens.ts';

@Injectable()
export class EmailConfirmation {
  constructor(
    private readonly database: Database,
    private readonly tokens: MailTokens,
  ) {}

  /** True when the link from the mail was good; following it again is as good. */
  follow(token: string): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const known = await this.tokens.find(manager, 'confirm', token);
      const account = known && (await manager.findOneBy(AccountEntity, { id: known.accountId }));
      if (!known || !account) return false;
      if (await this.tokens.use(manager, known, undefined)) await this.confirm(manager, account);
      return true;
    });
  }

  /** The account has proved its address: it takes it from an account that only claimed it. */
  async confirm(manager: EntityManager, account: AccountEntity): Promise<void> {
    const owner = await findOwner(manager, account.email);
    if (owner && owner.id !== account.id) {
      if (owner.emailConfirmedAt) return;
      await manager.update(AccountEntity, { id: owner.id }, { emailKey: null });
    }
    const proved = { emailKey: emailKey(account.email), emailConfirmedAt: account.emailConfirmedAt ?? new Date() };
    await manager.update(AccountEntity, { id: account.id }, proved);
  }
}
