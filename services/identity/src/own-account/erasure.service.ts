import type { Confirmation } from '@arcada/contracts';
import { Database, EdgeClient, forgetSentMails, emailKey as keyOf, Outbox, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity.ts';
import { Accounts } from '../accounts/account.service.ts';
import { passOn } from '../accounts/account-email.ts';
import { confirmedKeys } from '../accounts/account-view.ts';
import { RoleRequestEntity } from '../accounts/role-request.entity.ts';
import { KnownNetworkEntity } from '../limits/known-network.entity.ts';
import { farewellMail } from '../mail/account-mails.ts';
import { Links } from '../mail/links.ts';
import { MailTokenEntity } from '../mail/mail-token.entity.ts';
import { PasswordCheck } from '../passwords/password-check.ts';
import { adminNotErased } from '../roles/role.errors.ts';
import { SecondFactors } from '../second-factor/second-factors.ts';
import { sessionEnded } from '../sessions/session.errors.ts';
import { Sessions } from '../sessions/session.service.ts';

@Injectable()
export class Erasure {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly edge: EdgeClient,
    private readonly passwords: PasswordCheck,
    private readonly accounts: Accounts,
    private readonly secondFactors: SecondFactors,
    private readonly sessions: Sessions,
    private readonly links: Links,
  ) {}

  /**
   * Nothing of the account stays here; the other services erase their part on the event. An admin's is refused: who
   * stops being one is decided on record, as a change of the role.
   */
  async erase(actor: UserActor, { password, code }: Confirmation): Promise<void> {
    const account = await this.sessions.current(actor);
    if (account.role === 'admin') throw adminNotErased();
    await this.passwords.check(actor, account, password, 'password');
    await this.secondFactors.demand(account.id, code);
    await this.database.transaction(async (manager) => {
      const locked = await this.accounts.lock(manager, account.id);
      if (!locked || locked.passwordHash !== account.passwordHash) throw sessionEnded();
      // Made one since.
      if (locked.role === 'admin') throw adminNotErased();
      await this.remove(manager, locked, farewellMail);
    });
    await this.edge.evictUser(account.id);
  }

  /**
   * Within a transaction that has locked the account, and all admins if it is one; the caller evicts the user after the commit.
   * `mail`: the last one to its owner.
   */
  async remove(manager: EntityManager, account: AccountEntity, mail: typeof farewellMail): Promise<void> {
    const { id, email, emailKey } = account;
    // Only to an address that is known to be the person's own.
    if (emailKey)
      await this.outbox.addMail(manager, { kind: 'farewell', to: email, ...mail(account, this.links), unlisted: true });
    await this.sessions.endAll(manager, id);
    await manager.delete(MailTokenEntity, { accountId: id });
    await manager.delete(KnownNetworkEntity, { accountId: id });
    await this.secondFactors.remove(manager, id);
    await manager.delete(RoleRequestEntity, { accountId: id });
    await manager.delete(AccountEntity, { id });
    if (emailKey) await passOn(manager, email);
    await forgetSentMails(manager, [email, account.pendingEmail ?? ''].map(keyOf));
    await this.outbox.add(manager, 'identity.user.erased', { userId: id, emailKeys: confirmedKeys(account) });
  }
}
