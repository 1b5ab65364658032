import type { Login, User } from '@arcada/contracts';
import { type Actor, Database, EdgeClient, emailKey } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity.ts';
import { Accounts } from '../accounts/account.service.ts';
import { usernameKey } from '../accounts/account-keys.ts';
import { readUser } from '../accounts/account-view.ts';
import { AttemptLimit } from '../limits/attempt-limit.ts';
import { KnownNetworks } from '../limits/known-networks.ts';
import { accountConfirmationLimits, type SignInLimits, signInLimits } from '../limits/limits.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { SecondFactors } from '../second-factor/second-factors.ts';
import type { ClientInfo } from '../sessions/client.ts';
import { Sessions } from '../sessions/session.service.ts';
import { DemoDoor } from './demo-door.ts';
import { invalidCredentials } from './sign-in.errors.ts';

/** Credentials found to be right. */
export interface Authenticated {
  account: AccountEntity;
  limits: SignInLimits;
  password: string;
}

type Started = { user: User; token: string };

@Injectable()
export class SignIn {
  constructor(
    private readonly database: Database,
    private readonly edge: EdgeClient,
    private readonly hasher: PasswordHasher,
    private readonly attempts: AttemptLimit,
    private readonly networks: KnownNetworks,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly demoDoor: DemoDoor,
    private readonly secondFactors: SecondFactors,
  ) {}

  /**
   * The account for these credentials. The same work is done whether the name is known or not; that
   * an account has a second factor shows only once the password was right.
   */
  async authenticate({ username, password, code }: Login, { address }: ClientInfo): Promise<Authenticated> {
    const account = await this.find(username);
    const known = await this.networks.has(account?.id ?? username, address);
    const limits = signInLimits(username, account?.id, address, known);
    await this.attempts.take(limits.shown);
    const wait = await this.database.transaction((manager) => this.attempts.count(limits.hidden, manager));
    const dontCount = async (error: unknown): Promise<never> => {
      const counted = wait > 0 ? limits.shown : [...limits.shown, ...limits.hidden];
      await this.database.transaction((manager) => this.attempts.giveBack(counted, manager));
      throw error;
    };
    // Turned away before any check, so it doesn't count as a guess.
    const matches = await this.hasher.verify(account?.passwordHash, password).catch(dontCount);
    if (!account || !matches || wait > 0) throw invalidCredentials();
    if (this.demoDoor.refuses(account, password)) throw invalidCredentials();
    // The password was right: guessed codes have a limit of their own.
    await this.secondFactors.demand(account.id, code).catch(dontCount);
    return { account, limits, password };
  }

  /** Always a new session, never one that the browser sent; that one ends. */
  async signIn(found: Authenticated, actor: Actor, client: ClientInfo): Promise<Started> {
    const { account, password } = found;
    const renewed = await this.renewed(account, password);
    const started =
      (await this.start(found, account.passwordHash, renewed, actor, client)) ??
      (await this.startAgain(found, actor, client));
    if (actor.kind === 'user') await this.edge.evictUser(actor.id);
    return started;
  }

  /** Undefined when the password's hash has changed since it was compared. */
  private start(
    { account, limits }: Authenticated,
    compared: string | null,
    renewed: string | undefined,
    actor: Actor,
    client: ClientInfo,
  ): Promise<Started | undefined> {
    return this.database.transaction(async (manager) => {
      const current = await this.accounts.lock(manager, account.id);
      if (!current || current.passwordHash !== compared) return undefined;
      await this.attempts.clear([...limits.narrow, ...accountConfirmationLimits(account.id)], manager);
      const wide = [...limits.shown, ...limits.hidden].filter((limit) => !limits.narrow.includes(limit));
      await this.attempts.giveBack(wide, manager);
      if (actor.kind === 'user') await this.sessions.endOne(manager, actor);
      const passwordHash = renewed ?? current.passwordHash;
      const { language } = client;
      if (renewed || current.language !== language)
        await manager.update(AccountEntity, { id: current.id }, { language, passwordHash });
      const { token } = await this.sessions.start(manager, current.id, client);
      return { user: await readUser(manager, current), token };
    });
  }

  /**
   * Either another sign-in renewed the hash at the same moment, and the password is still right; or
   * a reset has ended all sessions in between, and the old password must not start another.
   */
  private async startAgain(found: Authenticated, actor: Actor, client: ClientInfo): Promise<Started> {
    const { account, password } = found;
    const fresh = await this.database.read.findOneBy(AccountEntity, { id: account.id });
    const right = await this.hasher.verify(fresh?.passwordHash, password);
    const started = right && fresh && (await this.start(found, fresh.passwordHash, undefined, actor, client));
    if (!started) throw invalidCredentials();
    return started;
  }

  /** Replaces a hash that has outdated parameters; when the hasher is busy, the next sign-in does it. */
  private async renewed(account: AccountEntity, password: string): Promise<string | undefined> {
    if (!account.passwordHash || !this.hasher.isOutdated(account.passwordHash)) return undefined;
    return this.hasher.hash(password).catch(() => undefined);
  }

  // A name with @ is an address, because user names contain none. Only confirmed addresses count.
  private find(name: string): Promise<AccountEntity | null> {
    if (!name.includes('@')) return this.database.read.findOneBy(AccountEntity, { usernameKey: usernameKey(name) });
    return this.database.read.findOneBy(AccountEntity, { emailKey: emailKey(name), emailConfirmedAt: Not(IsNull()) });
  }
}
