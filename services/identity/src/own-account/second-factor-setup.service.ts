import { type RecoveryCodes, type SecondFactor, type SecondFactorSecret, site } from '@arcada/contracts';
import { Database, EdgeClient, Outbox, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AccountEntity } from '../accounts/account.entity.ts';
import { Accounts } from '../accounts/account.service.ts';
import { AttemptLimit } from '../limits/attempt-limit.ts';
import { secondFactorLimits } from '../limits/limits.ts';
import { Links } from '../mail/links.ts';
import { secondFactorOffMail, secondFactorOnMail } from '../mail/second-factor-mails.ts';
import { PasswordCheck } from '../passwords/password-check.ts';
import { alreadyOn, notOn, wrongCode } from '../second-factor/second-factor.errors.ts';
import { SecondFactors } from '../second-factor/second-factors.ts';
import { base32, otpauthUri } from '../second-factor/totp.ts';
import { sessionEnded } from '../sessions/session.errors.ts';
import { Sessions } from '../sessions/session.service.ts';

interface Proof {
  password: string;
  code?: string | undefined;
}

/** How people turn their second factor on and off. */
@Injectable()
export class SecondFactorSetup {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly edge: EdgeClient,
    private readonly attempts: AttemptLimit,
    private readonly accounts: Accounts,
    private readonly passwords: PasswordCheck,
    private readonly secondFactors: SecondFactors,
    private readonly sessions: Sessions,
    private readonly links: Links,
  ) {}

  async read(actor: UserActor): Promise<SecondFactor> {
    const account = await this.sessions.current(actor);
    return {
      on: await this.secondFactors.isOn(account.id),
      required: this.secondFactors.isRequired(account),
      recoveryCodesLeft: await this.secondFactors.recoveryCodesLeft(account.id),
    };
  }

  /** A secret for the authenticator app; nothing changes until `enable`. */
  async begin(actor: UserActor, { password }: Proof): Promise<SecondFactorSecret> {
    const account = await this.sessions.current(actor);
    await this.passwords.check(actor, account, password, 'password');
    const secret = await this.locked(account, async (manager) => {
      if (await this.secondFactors.isOn(account.id, manager)) throw alreadyOn();
      return this.secondFactors.begin(manager, account.id);
    });
    return { secret: base32(secret), uri: otpauthUri(secret, site.name, account.username) };
  }

  /**
   * Turns it on by a first code. All other sessions, which never gave one, end, and so does a copy of this one's
   * cookie: `token` is its new value.
   */
  async enable(actor: UserActor, code: string): Promise<RecoveryCodes & { token: string }> {
    const account = await this.sessions.current(actor);
    const limits = secondFactorLimits(account.id);
    await this.attempts.take(limits);
    const enabled = await this.locked(account, async (manager) => {
      if (await this.secondFactors.isOn(account.id, manager)) throw alreadyOn();
      const recoveryCodes = await this.secondFactors.enable(manager, account.id, code);
      if (!recoveryCodes) throw wrongCode();
      await this.attempts.clear(limits, manager);
      await this.sessions.endAll(manager, account.id, actor.sessionId);
      await this.outbox.addMail(manager, {
        kind: 'second-factor',
        to: account.email,
        ...secondFactorOnMail(account, this.links),
      });
      return { recoveryCodes, token: await this.sessions.renewToken(manager, actor) };
    });
    await this.edge.evictUser(account.id);
    return enabled;
  }

  async renewRecoveryCodes(actor: UserActor, proof: Proof): Promise<RecoveryCodes> {
    const account = await this.proved(actor, proof);
    const recoveryCodes = await this.locked(account, (manager) =>
      this.secondFactors.replaceRecoveryCodes(manager, account.id),
    );
    return { recoveryCodes };
  }

  async disable(actor: UserActor, proof: Proof): Promise<void> {
    const account = await this.proved(actor, proof);
    await this.locked(account, async (manager) => {
      if (!(await this.secondFactors.remove(manager, account.id))) throw notOn();
      await this.outbox.addMail(manager, {
        kind: 'second-factor',
        to: account.email,
        ...secondFactorOffMail(account, this.links),
      });
    });
    await this.edge.evictUser(account.id);
  }

  private async proved(actor: UserActor, { password, code }: Proof): Promise<AccountEntity> {
    const account = await this.sessions.current(actor);
    if (!(await this.secondFactors.isOn(account.id))) throw notOn();
    await this.passwords.check(actor, account, password, 'password');
    await this.secondFactors.demand(account.id, code);
    return account;
  }

  /** On the locked account; a password that has changed meanwhile has ended the session. */
  private locked<T>(account: AccountEntity, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(async (manager) => {
      const locked = await this.accounts.lock(manager, account.id);
      if (locked?.passwordHash !== account.passwordHash) throw sessionEnded();
      return work(manager);
    });
  }
}
