import { CONFIG, Database, EdgeClient, type ServiceConfig } from '@arcada/service-kit';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { AccountEntity } from '../accounts/account.entity.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { SessionEntity } from '../sessions/session.entity.ts';
import { demoAccounts } from './demo-accounts.ts';

/**
 * Blocks demo accounts left over from an earlier start, as long as they have their well-known
 * passwords. An account whose password was changed stays usable.
 */
@Injectable()
export class DemoDoor implements OnApplicationBootstrap {
  private readonly logger = new Logger('demo accounts');
  private readonly shut: boolean;

  constructor(
    private readonly database: Database,
    private readonly edge: EdgeClient,
    private readonly hasher: PasswordHasher,
    @Inject(CONFIG) config: ServiceConfig,
  ) {
    this.shut = !config.SEED_DEMO;
  }

  /** Called with a password that is right. */
  refuses({ id }: AccountEntity, password: string): boolean {
    const known = demoAccounts.find((account) => account.id === id)?.password === password.normalize('NFC');
    if (!this.shut || !known) return false;
    this.logger.warn(`a sign-in to the demo account ${id} was refused: its password is public. SEED_DEMO is false`);
    return true;
  }

  /** Ends sessions from when demo accounts were enabled. */
  async onApplicationBootstrap(): Promise<void> {
    if (!this.shut) return;
    for (const { id, username, password } of demoAccounts) {
      const account = await this.database.read.findOneBy(AccountEntity, { id });
      if (!account || !(await this.hasher.verify(account.passwordHash, password))) continue;
      this.logger.warn(`the demo account ${username} still has its public password: it can't sign in`);
      await this.database.transaction((manager) => manager.delete(SessionEntity, { accountId: id }));
      await this.edge.evictUser(id);
    }
  }
}
