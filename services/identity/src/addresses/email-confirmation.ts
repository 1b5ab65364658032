import type { EmailConfirmation as Confirmation } from '@arcada/contracts';
import { Database, Outbox } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AccountEntity } from '../accounts/account.entity.ts';
import { Accounts } from '../accounts/account.service.ts';
import { takeAddress } from '../accounts/account-email.ts';
import { onceMore } from '../accounts/once-more.ts';
import { addressMovedMail } from '../mail/address-mails.ts';
import { Links } from '../mail/links.ts';
import { MailTokens } from '../mail/mail-tokens.ts';

type Confirmed = Confirmation['result'];

/** What the token of a mail does to an address. */
@Injectable()
export class EmailConfirmation {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly accounts: Accounts,
    private readonly tokens: MailTokens,
    private readonly links: Links,
  ) {}

  use(token: string): Promise<Confirmed> {
    return onceMore(() =>
      this.database.transaction(async (manager): Promise<Confirmed> => {
        const known = await this.tokens.find(manager, 'confirm', token);
        const account = known && (await this.accounts.lock(manager, known.accountId));
        if (!known || !account) return 'expired';
        const email = known.email ?? account.email;
        if (email === account.email && account.emailConfirmedAt) return 'already';
        if (known.usedAt || (email !== account.email && email !== account.pendingEmail)) return 'expired';
        const before = { ...account };
        if (!(await takeAddress(manager, account, email))) return 'taken';
        await this.tokens.use(manager, known, undefined);
        if (before.email !== email) await this.moved(manager, account, before);
        await this.outbox.add(manager, 'identity.address.changed', { userId: account.id });
        return 'confirmed';
      }),
    );
  }

  /**
   * A reset by a mailed link proves the address that the link went to. Any other pending address is
   * dropped.
   */
  async confirm(manager: EntityManager, account: AccountEntity): Promise<void> {
    const { id: userId, email, emailConfirmedAt } = account;
    const isNews = (await takeAddress(manager, account, email)) && !emailConfirmedAt;
    if (isNews) await this.outbox.add(manager, 'identity.address.changed', { userId });
  }

  /** Links sent to the old address become invalid; its reader can undo the change for another week. */
  private async moved(manager: EntityManager, account: AccountEntity, before: AccountEntity): Promise<void> {
    await this.tokens.revoke(manager, account.id);
    if (!before.emailConfirmedAt) return;
    const undo = this.links.undoEmail(await this.tokens.issue(manager, 'undo', account.id, before.email));
    await this.outbox.addMail(manager, { kind: 'address-moved', to: before.email, ...addressMovedMail(account, undo) });
  }
}
