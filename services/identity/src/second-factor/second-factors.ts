import { randomBytes, randomInt } from 'node:crypto';
import { CONFIG, Database } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, LessThan, Not } from 'typeorm';
import type { AccountEntity } from '../accounts/account.entity.ts';
import type { IdentityConfig } from '../config.ts';
import { AttemptLimit } from '../limits/attempt-limit.ts';
import { secondFactorLimits } from '../limits/limits.ts';
import { RecoveryCodeEntity } from './recovery-code.entity.ts';
import { SecondFactorEntity } from './second-factor.entity.ts';
import { codeNeeded, wrongCode } from './second-factor.errors.ts';
import { SecretBox } from './secret-box.ts';
import { stepOfCode } from './totp.ts';

// Without letters and digits that look alike.
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const recoveryCodes = 10;
const newCode = () => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');

/** The second factors of accounts: codes of an authenticator app, and recovery codes. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly database: Database,
    private readonly attempts: AttemptLimit,
    private readonly box: SecretBox,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  isOn(accountId: string, manager: EntityManager = this.database.read): Promise<boolean> {
    return manager.existsBy(SecondFactorEntity, { accountId, enabledAt: Not(IsNull()) });
  }

  isRequired({ role }: AccountEntity): boolean {
    return role === 'admin' && this.config.ADMIN_SECOND_FACTOR === 'required';
  }

  async isMissing(account: AccountEntity): Promise<boolean> {
    return this.isRequired(account) && !(await this.isOn(account.id));
  }

  recoveryCodesLeft(accountId: string): Promise<number> {
    return this.database.read.countBy(RecoveryCodeEntity, { accountId, usedAt: IsNull() });
  }

  /**
   * After the password: asks an account with a second factor for its code, and uses that up. Does
   * nothing for all others.
   */
  async demand(accountId: string, code: string | undefined): Promise<void> {
    if (!(await this.isOn(accountId))) return;
    const typed = code?.replace(/[\s-]/g, '').toUpperCase();
    if (!typed) throw codeNeeded();
    const limits = secondFactorLimits(accountId);
    await this.attempts.take(limits);
    const right = await this.database.transaction(async (manager) => {
      const used = /^\d{6}$/.test(typed)
        ? await this.useCode(manager, accountId, typed)
        : await this.useRecoveryCode(manager, accountId, typed);
      if (used) await this.attempts.clear(limits, manager);
      return used;
    });
    if (!right) throw wrongCode();
  }

  /** A new secret, which is in effect once `enable` has seen a code made with it. */
  async begin(manager: EntityManager, accountId: string): Promise<Buffer> {
    const secret = randomBytes(20);
    const row = { accountId, secret: this.box.seal(accountId, secret), enabledAt: null, lastStep: 0 };
    await manager.upsert(SecondFactorEntity, row, ['accountId']);
    return secret;
  }

  /** The account's recovery codes; undefined when the code is wrong. */
  async enable(manager: EntityManager, accountId: string, code: string): Promise<string[] | undefined> {
    if (!(await this.useCode(manager, accountId, code.replace(/\s/g, '')))) return undefined;
    await manager.update(SecondFactorEntity, { accountId }, { enabledAt: new Date() });
    return this.replaceRecoveryCodes(manager, accountId);
  }

  /** Uses up a code of the app; false when it is wrong, or was used before. */
  private async useCode(manager: EntityManager, accountId: string, code: string): Promise<boolean> {
    const factor = await manager.findOneBy(SecondFactorEntity, { accountId });
    const secret = factor && this.box.open(accountId, factor.secret);
    if (!secret) return false;
    const step = stepOfCode(secret, code, Date.now(), factor.lastStep);
    if (step === undefined) return false;
    // Of two requests with the same code at the same moment only one changes the row.
    const unused = { accountId, secret: factor.secret, lastStep: LessThan(step) };
    const { affected } = await manager.update(SecondFactorEntity, unused, { lastStep: step });
    return affected === 1;
  }

  /** New recovery codes in place of the old ones; they are shown once, and only their hashes stored. */
  async replaceRecoveryCodes(manager: EntityManager, accountId: string): Promise<string[]> {
    const codes = Array.from({ length: recoveryCodes }, newCode);
    await manager.delete(RecoveryCodeEntity, { accountId });
    const rows = codes.map((code) => ({ id: this.box.hash(accountId, code), accountId, usedAt: null }));
    await manager.insert(RecoveryCodeEntity, rows);
    return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
  }

  /** Within a transaction; false when there was none. */
  async remove(manager: EntityManager, accountId: string): Promise<boolean> {
    await manager.delete(RecoveryCodeEntity, { accountId });
    const { affected } = await manager.delete(SecondFactorEntity, { accountId });
    return affected === 1;
  }

  private async useRecoveryCode(manager: EntityManager, accountId: string, code: string): Promise<boolean> {
    const unused = { id: this.box.hash(accountId, code), accountId, usedAt: IsNull() };
    const { affected } = await manager.update(RecoveryCodeEntity, unused, { usedAt: new Date() });
    return affected === 1;
  }
}
