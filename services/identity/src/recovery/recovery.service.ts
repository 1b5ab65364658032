import { Database, EdgeClient, Outbox } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { AccountEntity } from '../accounts/account.entity.ts';
import { Accounts } from '../accounts/account.service.ts';
import { findOwner } from '../accounts/account-email.ts';
import { shownNames } from '../accounts/shown-names.ts';
import { EmailConfirmation } from '../addresses/email-confirmation.ts';
import { AttemptLimit } from '../limits/attempt-limit.ts';
import { limitsOfOwner, recoveryNetworkLimits } from '../limits/limits.ts';
import { MailLimit } from '../limits/mail-limit.ts';
import { passwordChangedMail } from '../mail/account-mails.ts';
import { Links } from '../mail/links.ts';
import { invalidToken } from '../mail/mail-token.errors.ts';
import { MailTokens } from '../mail/mail-tokens.ts';
import { hiddenUsernameMail, passwordMail, usernameMail } from '../mail/recovery-mails.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { commonPassword } from '../passwords/password.errors.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import type { ClientInfo } from '../sessions/client.ts';
import { Sessions } from '../sessions/session.service.ts';

export type Recovered = 'password' | 'username';
const recoveryTask = z.object({ what: z.enum(['password', 'username']), email: z.string() });

@Injectable()
export class Recovery {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly edge: EdgeClient,
    private readonly hasher: PasswordHasher,
    private readonly attempts: AttemptLimit,
    private readonly mailLimit: MailLimit,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly tokens: MailTokens,
    private readonly confirmation: EmailConfirmation,
    private readonly links: Links,
  ) {}

  /**
   * Only records the request; whether the address has an account is looked up later, so that the
   * response can't reveal it.
   */
  async ask(what: Recovered, email: string, client: ClientInfo): Promise<void> {
    await this.attempts.take(recoveryNetworkLimits(client.address));
    await this.database.transaction(async (manager) => {
      if (await this.mailLimit.allows(manager, email, 'recovery'))
        await this.outbox.addTask(manager, 'recover', { what, email });
    });
  }

  /** The task behind `ask`. */
  async send(payload: unknown): Promise<void> {
    const { what, email } = recoveryTask.parse(payload);
    await this.database.transaction(async (manager) => {
      const account = await findOwner(manager, email);
      if (!account) return;
      if (what === 'password') return this.sendReset(manager, account);
      await this.outbox.addMail(manager, {
        kind: 'username',
        to: account.email,
        ...(await this.usernameMail(manager, account)),
      });
    });
  }

  /** Mails a link that sets a new password. */
  async sendReset(manager: EntityManager, account: AccountEntity): Promise<void> {
    const link = this.links.resetPassword(await this.tokens.issue(manager, 'reset', account.id));
    await this.outbox.addMail(manager, { kind: 'password-link', to: account.email, ...passwordMail(account, link) });
  }

  /** Refuses a token that has expired or was used, before anybody types a password for it. */
  async check(token: string): Promise<void> {
    const known = await this.tokens.find(this.database.read, 'reset', token);
    if (!known || known.usedAt) throw invalidToken();
  }

  /** Sets a new password by a mailed token, ends every session and drops a pending address. */
  async reset(token: string, password: string, client: ClientInfo): Promise<void> {
    const { idempotencyKey } = client;
    const known = await this.tokens.find(this.database.read, 'reset', token);
    if (!known) throw invalidToken();
    if (this.tokens.wasUsedBy(known, idempotencyKey)) return;
    if (known.usedAt) throw invalidToken();
    const owner = await this.database.read.findOneBy(AccountEntity, { id: known.accountId });
    if (isCommonPassword(password, [owner?.username, owner?.email])) throw commonPassword('password');
    const passwordHash = await this.hasher.hash(password);
    await this.database.transaction(async (manager) => {
      const account = await this.accounts.lock(manager, known.accountId);
      if (!account || !(await this.tokens.use(manager, known, idempotencyKey))) throw invalidToken();
      await manager.update(AccountEntity, { id: account.id }, { passwordHash, updatedAt: new Date() });
      await this.confirmation.confirm(manager, account);
      await manager.update(AccountEntity, { id: account.id }, { pendingEmail: null });
      await this.tokens.revoke(manager, account.id);
      await this.sessions.endAll(manager, account.id);
      await this.attempts.clear(limitsOfOwner(account, client.address), manager);
      await this.outbox.addMail(manager, {
        kind: 'password-changed',
        to: account.email,
        ...passwordChangedMail(account, this.links),
      });
    });
    await this.edge.evictUser(known.accountId);
  }

  private async usernameMail(manager: EntityManager, account: AccountEntity) {
    const { username } = shownNames(account);
    if (username) return usernameMail(account, username, this.links.signIn());
    const token = await this.tokens.issue(manager, 'confirm', account.id, account.email);
    return hiddenUsernameMail(account, this.links.confirmEmail(token));
  }
}
