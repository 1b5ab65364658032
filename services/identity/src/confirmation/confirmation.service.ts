import type { Confirmation as Proof } from '@arcada/contracts';
import { Database, EdgeClient, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { Accounts } from '../accounts/account.service.ts';
import { PasswordCheck } from '../passwords/password-check.ts';
import { SecondFactors } from '../second-factor/second-factors.ts';
import { sessionEnded } from '../sessions/session.errors.ts';
import { Sessions } from '../sessions/session.service.ts';

/** Asks who uses a session to prove again that they are the account's owner (decision 26). */
@Injectable()
export class Confirmation {
  constructor(
    private readonly database: Database,
    private readonly edge: EdgeClient,
    private readonly accounts: Accounts,
    private readonly passwords: PasswordCheck,
    private readonly secondFactors: SecondFactors,
    private readonly sessions: Sessions,
  ) {}

  /** The session's new token. Gateways are told, so that the next request counts as confirmed. */
  async confirm(actor: UserActor, { password, code }: Proof): Promise<string> {
    const account = await this.sessions.current(actor);
    await this.passwords.check(actor, account, password, 'password');
    await this.secondFactors.demand(account.id, code);
    const token = await this.database.transaction(async (manager) => {
      const locked = await this.accounts.lock(manager, account.id);
      if (locked?.passwordHash !== account.passwordHash) throw sessionEnded();
      return this.sessions.confirm(manager, actor);
    });
    await this.edge.evictUser(actor.id);
    return token;
  }
}
