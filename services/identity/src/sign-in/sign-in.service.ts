import type { Login, User } from '@arcada/contracts';
import { type Actor, Database, EdgeClient, emailKey } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity.ts';
import { AccountService } from '../accounts/account.service.ts';
import { usernameKey } from '../accounts/account-keys.ts';
import { readUser } from '../accounts/account-view.ts';
import { AttemptLimit } from '../limits/attempt-limit.ts';
import { signInLimits } from '../limits/limits.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import type { ClientInfo } from '../sessions/client.ts';
import { SessionService } from '../sessions/session.service.ts';
import { invalidCredentials } from './sign-in.errors.ts';

@Injectable()
export class SignInService {
  constructor(
    private readonly database: Database,
    private readonly edge: EdgeClient,
    private readonly hasher: PasswordHasher,
    private readonly attempts: AttemptLimit,
    private readonly accounts: AccountService,
    private readonly sessions: SessionService,
  ) {}

  /** The account that these credentials are right for. The same work is done whether the name is known or not. */
  async authenticate({ username, password }: Login, client: ClientInfo): Promise<AccountEntity> {
    const { language } = client;
    const limits = signInLimits(username, client.address);
    await this.attempts.take(limits, language);
    const account = await this.find(username);
    const matches = await this.hasher
      .verify(account?.passwordHash, password, language)
      .catch(async (error: unknown) => {
        // Turned away unheard: that was no guess.
        await this.database.transaction((manager) => this.attempts.giveBack(limits, manager));
        throw error;
      });
    if (!account || !matches) throw invalidCredentials(language);
    return account;
  }

  /** A new session, never one that the browser brought along; that one ends. */
  async signIn(account: AccountEntity, name: string, actor: Actor, client: ClientInfo) {
    const { language } = client;
    const [narrow, ...wide] = signInLimits(name, client.address);
    const signedIn = await this.database.transaction(async (manager): Promise<{ user: User; token: string }> => {
      // A reset that came in between has ended all sessions: the old password must not start another.
      const current = await this.accounts.lock(manager, account.id);
      if (current?.passwordHash !== account.passwordHash) throw invalidCredentials(language);
      await this.attempts.clear(narrow ? [narrow] : [], manager);
      await this.attempts.giveBack(wide, manager);
      if (actor.kind === 'user') await this.sessions.endOne(manager, actor);
      if (current.language !== language) await manager.update(AccountEntity, { id: current.id }, { language });
      const { token } = await this.sessions.start(manager, current.id, client);
      return { user: await readUser(manager, current), token };
    });
    if (actor.kind === 'user') await this.edge.evictUser(actor.id);
    return signedIn;
  }

  // A name with @ is an address: user names have none. Only an address that was proved to be the account's counts.
  private find(name: string): Promise<AccountEntity | null> {
    if (!name.includes('@')) return this.database.read.findOneBy(AccountEntity, { usernameKey: usernameKey(name) });
    return this.database.read.findOneBy(AccountEntity, { emailKey: emailKey(name), emailConfirmedAt: Not(IsNull()) });
  }
}
