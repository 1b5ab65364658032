import type { Profile, User } from '@arcada/contracts';
import { Database, Outbox, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity.ts';
import { Accounts } from '../accounts/account.service.ts';
import { readUser } from '../accounts/account-view.ts';
import { AttemptLimit } from '../limits/attempt-limit.ts';
import { addressChangeLimits } from '../limits/limits.ts';
import { MailLimit } from '../limits/mail-limit.ts';
import { addressChangeMail, confirmationMail } from '../mail/address-mails.ts';
import { Links } from '../mail/links.ts';
import { MailTokens } from '../mail/mail-tokens.ts';
import { PasswordCheck } from '../passwords/password-check.ts';
import { SecondFactors } from '../second-factor/second-factors.ts';
import { sessionEnded } from '../sessions/session.errors.ts';
import { Sessions } from '../sessions/session.service.ts';

/**
 * A new address is pending until its link is followed; until then the old one stays in effect and
 * is notified (decision 14). Whether the new one has an account is looked up only then, so that
 * nothing here can reveal it.
 */
@Injectable()
export class EmailChange {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly attempts: AttemptLimit,
    private readonly mailLimit: MailLimit,
    private readonly passwords: PasswordCheck,
    private readonly secondFactors: SecondFactors,
    private readonly tokens: MailTokens,
    private readonly links: Links,
  ) {}

  /** Throws unless password and code are right and the limit of changes isn't reached. */
  async permit(actor: UserActor, account: AccountEntity, { currentPassword, code }: Profile): Promise<void> {
    await this.passwords.check(actor, account, currentPassword, 'currentPassword');
    await this.secondFactors.demand(account.id, code);
    await this.attempts.take(addressChangeLimits(account.id));
  }

  /** Within a transaction, on the locked account. */
  async begin(manager: EntityManager, account: AccountEntity, email: string): Promise<void> {
    account.pendingEmail = email;
    await manager.update(AccountEntity, { id: account.id }, { pendingEmail: email, updatedAt: new Date() });
    await this.mailLink(manager, account, email);
    // An unconfirmed address may not be the account's, so it gets no mail. The notice has no limit
    // of its own: others could exhaust it beforehand.
    if (!account.emailConfirmedAt) return;
    const undo = this.links.undoEmail(await this.tokens.issue(manager, 'undo', account.id, account.email));
    await this.outbox.addMail(manager, {
      kind: 'address-change',
      to: account.email,
      ...addressChangeMail(account, email, undo),
    });
  }

  /** Mails the confirmation link once more; does nothing when no address is pending. */
  async resend(actor: UserActor): Promise<void> {
    await this.sessions.current(actor);
    await this.database.transaction(async (manager) => {
      const account = await this.accounts.lock(manager, actor.id);
      if (!account) throw sessionEnded();
      const email = account.pendingEmail ?? (account.emailConfirmedAt ? null : account.email);
      if (email !== null) await this.mailLink(manager, account, email);
    });
  }

  /** The old address stays; the mailed link becomes invalid. */
  async cancel(actor: UserActor): Promise<User> {
    await this.sessions.current(actor);
    return this.database.transaction(async (manager) => {
      const account = await this.accounts.lock(manager, actor.id);
      if (!account) throw sessionEnded();
      account.pendingEmail = null;
      await manager.update(AccountEntity, { id: account.id }, { pendingEmail: null, updatedAt: new Date() });
      return readUser(manager, account);
    });
  }

  private async mailLink(manager: EntityManager, account: AccountEntity, email: string): Promise<void> {
    const token = await this.tokens.issue(manager, 'confirm', account.id, email);
    if (!(await this.mailLimit.allows(manager, email, 'notice'))) return;
    const mail = confirmationMail(account, this.links.confirmEmail(token));
    await this.outbox.addMail(manager, { kind: 'address-confirm', to: email, ...mail });
  }
}
