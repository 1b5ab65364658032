import { Database, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { AccountEntity } from '../accounts/account.entity.ts';
import { AttemptLimit } from '../limits/attempt-limit.ts';
import { tooManyConfirmations } from '../limits/limit.errors.ts';
import { confirmationLimits } from '../limits/limits.ts';
import { passwordNeeded, wrongPassword } from './password.errors.ts';
import { PasswordHasher } from './password-hasher.ts';

/** Asks a signed-in person for the password again before an irreversible action. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly database: Database,
    private readonly attempts: AttemptLimit,
    private readonly hasher: PasswordHasher,
  ) {}

  /**
   * Throws when it is missing or wrong; `path` is the form's field. Callers compare the hash again
   * under a lock.
   */
  async check(
    { sessionId }: UserActor,
    account: AccountEntity,
    password: string | undefined,
    path: string,
  ): Promise<void> {
    if (!password) throw passwordNeeded(path);
    const limits = confirmationLimits(account.id, sessionId);
    await this.attempts.take(limits, tooManyConfirmations);
    if (!(await this.hasher.verify(account.passwordHash, password))) throw wrongPassword(path);
    await this.attempts.clear(limits, this.database.read);
  }
}
