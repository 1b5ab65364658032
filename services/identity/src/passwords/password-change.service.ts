import type { ChangePassword } from '@arcada/contracts';
import { Database, EdgeClient, Outbox, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { AccountEntity } from '../accounts/account.entity.ts';
import { Accounts } from '../accounts/account.service.ts';
import { AttemptLimit } from '../limits/attempt-limit.ts';
import { tooManyConfirmations } from '../limits/limit.errors.ts';
import { confirmationLimits } from '../limits/limits.ts';
import { passwordChangedMail } from '../mail/account-mails.ts';
import { Links } from '../mail/links.ts';
import { MailTokens } from '../mail/mail-tokens.ts';
import { SecondFactors } from '../second-factor/second-factors.ts';
import type { ClientInfo } from '../sessions/client.ts';
import { sessionEnded } from '../sessions/session.errors.ts';
import { Sessions } from '../sessions/session.service.ts';
import { isCommonPassword } from './common-passwords.ts';
import { commonPassword, wrongPassword } from './password.errors.ts';
import { PasswordHasher } from './password-hasher.ts';

@Injectable()
export class PasswordChange {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly edge: EdgeClient,
    private readonly hasher: PasswordHasher,
    private readonly attempts: AttemptLimit,
    private readonly accounts: Accounts,
    private readonly secondFactors: SecondFactors,
    private readonly sessions: Sessions,
    private readonly tokens: MailTokens,
    private readonly links: Links,
  ) {}

  /**
   * Ends all sessions and invalidates all mailed links and a pending address. Returns the token of
   * a new session for the caller: the old token may have been copied, so it ends like the others.
   * Undefined when the new password was in force already.
   */
  async change(
    actor: UserActor,
    { currentPassword, newPassword, code }: ChangePassword,
    client: ClientInfo,
  ): Promise<string | undefined> {
    const account = await this.sessions.current(actor);
    if (isCommonPassword(newPassword, [account.username, account.email])) throw commonPassword('newPassword');
    const limits = confirmationLimits(account.id, actor.sessionId);
    await this.attempts.take(limits, tooManyConfirmations);
    if (!(await this.hasher.verify(account.passwordHash, currentPassword))) {
      // A call repeated after a lost response: the new password is already set.
      if (await this.hasher.verify(account.passwordHash, newPassword)) return undefined;
      throw wrongPassword('currentPassword');
    }
    await this.attempts.clear(limits, this.database.read);
    // The new session counts as confirmed, so it takes what a confirmation takes.
    await this.secondFactors.demand(account.id, code);
    const passwordHash = await this.hasher.hash(newPassword);
    const token = await this.database.transaction(async (manager) => {
      const locked = await this.accounts.lock(manager, account.id);
      if (locked?.passwordHash !== account.passwordHash) throw sessionEnded();
      await manager.update(
        AccountEntity,
        { id: account.id },
        { passwordHash, pendingEmail: null, updatedAt: new Date() },
      );
      await this.tokens.revoke(manager, account.id);
      await this.sessions.endAll(manager, account.id);
      await this.outbox.addMail(manager, {
        kind: 'password-changed',
        to: account.email,
        ...passwordChangedMail(account, this.links),
      });
      const session = await this.sessions.start(manager, account.id, client);
      return session.token;
    });
    await this.edge.evictUser(account.id);
    return token;
  }
}
