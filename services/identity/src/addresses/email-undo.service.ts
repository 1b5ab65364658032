import { type Actor, Database, EdgeClient, Outbox } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity.ts';
import { Accounts } from '../accounts/account.service.ts';
import { moveTo, takeAddress } from '../accounts/account-email.ts';
import { onceMore } from '../accounts/once-more.ts';
import { addressLeftMail } from '../mail/address-mails.ts';
import { Links } from '../mail/links.ts';
import { invalidToken } from '../mail/mail-token.errors.ts';
import { MailTokens } from '../mail/mail-tokens.ts';
import type { ClientInfo } from '../sessions/client.ts';
import { Sessions } from '../sessions/session.service.ts';

/** Undoes a change of address, for the reader of the mail at the former one. */
@Injectable()
export class EmailUndo {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly edge: EdgeClient,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly tokens: MailTokens,
    private readonly links: Links,
  ) {}

  /** Restores the former address, drops a pending one, and signs the account out everywhere but here. */
  async undo(token: string, actor: Actor, { idempotencyKey }: ClientInfo): Promise<void> {
    const known = await this.tokens.find(this.database.read, 'undo', token);
    const email = known?.email;
    if (!known || !email) throw invalidToken();
    if (this.tokens.wasUsedBy(known, idempotencyKey)) return;
    await onceMore(() =>
      this.database.transaction(async (manager) => {
        const account = await this.accounts.lock(manager, known.accountId);
        if (!account || !(await this.tokens.use(manager, known, idempotencyKey))) throw invalidToken();
        if (account.email === email) await manager.update(AccountEntity, { id: account.id }, { pendingEmail: null });
        else await this.restore(manager, account, email);
        // Including those of a second change, which would lead back to the address just left.
        await this.tokens.revokeAll(manager, account.id);
        const here = actor.kind === 'user' && actor.id === account.id ? actor.sessionId : undefined;
        await this.sessions.endAll(manager, account.id, here);
      }),
    );
    await this.edge.evictUser(known.accountId);
  }

  private async restore(manager: EntityManager, account: AccountEntity, email: string): Promise<void> {
    const left = account.email;
    // Meanwhile another account may have proved it. This account still gets its mails, because the
    // reader is the same.
    if (!(await takeAddress(manager, account, email)))
      await moveTo(manager, account, email, { emailKey: null, emailConfirmedAt: null });
    await this.outbox.add(manager, 'identity.address.changed', { userId: account.id });
    await this.outbox.addMail(manager, { kind: 'address-moved', to: left, ...addressLeftMail(account, this.links) });
  }
}
