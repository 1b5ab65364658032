import { randomUUID } from 'node:crypto';
import type { registrationSchema, User } from '@arcada/contracts';
import { type Actor, CONFIG, Database, EdgeClient, emailKey, Outbox, sha256 } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { AccountEntity } from '../accounts/account.entity.ts';
import { reservedName, reservedUsername, unusableUsername, usernameTaken } from '../accounts/account.errors.ts';
import { findOwner } from '../accounts/account-email.ts';
import { isUsableUsername, looksAlike, namesStaff, searchColumns, usernameKey } from '../accounts/account-keys.ts';
import { readUser } from '../accounts/account-view.ts';
import { checkFullName } from '../accounts/full-name.ts';
import { onceMore } from '../accounts/once-more.ts';
import { RoleRequestEntity } from '../accounts/role-request.entity.ts';
import { namesSite } from '../accounts/site-name.ts';
import type { IdentityConfig } from '../config.ts';
import { AttemptLimit } from '../limits/attempt-limit.ts';
import { registrationLimits, takenNameLimits } from '../limits/limits.ts';
import { MailLimit } from '../limits/mail-limit.ts';
import { addressInUseMail, welcomeMail } from '../mail/account-mails.ts';
import { Links } from '../mail/links.ts';
import { MailTokens } from '../mail/mail-tokens.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { commonPassword } from '../passwords/password.errors.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { SecondFactors } from '../second-factor/second-factors.ts';
import type { ClientInfo } from '../sessions/client.ts';
import { Sessions } from '../sessions/session.service.ts';

export type RegistrationInput = z.output<typeof registrationSchema>;

export interface SignedIn {
  user: User;
  token: string;
}

@Injectable()
export class Registration {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly edge: EdgeClient,
    private readonly hasher: PasswordHasher,
    private readonly attempts: AttemptLimit,
    private readonly mailLimit: MailLimit,
    private readonly secondFactors: SecondFactors,
    private readonly sessions: Sessions,
    private readonly tokens: MailTokens,
    private readonly links: Links,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  /**
   * Creates a customer, regardless of the requested role, and signs in. The requested role waits
   * for an admin.
   */
  async register(input: RegistrationInput, actor: Actor, client: ClientInfo): Promise<SignedIn> {
    if (!isUsableUsername(input.username)) throw unusableUsername();
    if (namesSite(input.username)) throw reservedName('username');
    if (namesStaff(input.username)) throw reservedUsername();
    if (input.fullName) checkFullName(input.fullName, { role: 'customer' });
    if (isCommonPassword(input.password, [input.username, input.email])) throw commonPassword('password');
    const taken = takenNameLimits(client.address);
    await this.attempts.check(taken);
    await this.attempts.take(registrationLimits(client.address, this.config.REGISTRATIONS_PER_HOUR));
    // Hashed before anything is looked up, so that timing doesn't show whether a name is taken.
    const passwordHash = await this.hasher.hash(input.password);
    const write = () => this.database.transaction((manager) => this.write(manager, input, passwordHash, actor, client));
    const signedIn = (await onceMore(write)) ?? (await this.repeated(input, actor, client));
    if (!signedIn) {
      await this.attempts.take(taken);
      throw usernameTaken();
    }
    if (actor.kind === 'user') await this.edge.evictUser(actor.id);
    return signedIn;
  }

  /** Undefined when the name is taken, or looks like an admin's. */
  private async write(
    manager: EntityManager,
    input: RegistrationInput,
    passwordHash: string,
    actor: Actor,
    client: ClientInfo,
  ): Promise<SignedIn | undefined> {
    const key = usernameKey(input.username);
    if (await manager.existsBy(AccountEntity, { usernameKey: key })) return undefined;
    const admins = await manager.find(AccountEntity, { select: { username: true }, where: { role: 'admin' } });
    if (admins.some(({ username }) => looksAlike(username, input.username))) return undefined;
    const owner = await findOwner(manager, input.email);
    const now = new Date();
    const names = {
      username: input.username.normalize('NFC'),
      email: input.email,
      fullName: input.fullName?.normalize('NFC') || null,
    };
    const account = manager.create(AccountEntity, {
      id: randomUUID(),
      ...names,
      usernameKey: key,
      emailKey: owner ? null : emailKey(input.email),
      emailConfirmedAt: null,
      pendingEmail: null,
      role: 'customer',
      passwordHash,
      language: client.language,
      ...searchColumns(names),
      registrationKey: client.idempotencyKey ? sha256(client.idempotencyKey) : null,
      disabledAt: null,
      lastSeenAt: null,
      createdAt: now,
      updatedAt: now,
    });
    await manager.insert(AccountEntity, account);
    if (input.role !== 'customer') {
      await manager.insert(RoleRequestEntity, {
        id: randomUUID(),
        accountId: account.id,
        pendingAccountId: account.id,
        role: input.role,
        state: 'pending',
        createdAt: now,
        decidedAt: null,
        decidedBy: null,
      });
    }
    const confirm = this.links.confirmEmail(await this.tokens.issue(manager, 'confirm', account.id, account.email));
    // One mail in either case: the same work, and only the address's owner learns whether it had an
    // account.
    const mail = owner ? addressInUseMail(account, owner, confirm, this.links) : welcomeMail(account, confirm);
    if (await this.mailLimit.allows(manager, account.email, 'notice'))
      await this.outbox.addMail(manager, {
        kind: owner ? 'address-in-use' : 'address-confirm',
        to: account.email,
        ...mail,
      });
    if (actor.kind === 'user') await this.sessions.endOne(manager, actor);
    const { token } = await this.sessions.start(manager, account.id, client);
    return { user: await readUser(manager, account), token };
  }

  /** The browser repeats a call whose response was lost; the account it created is then returned. */
  private async repeated(input: RegistrationInput, actor: Actor, client: ClientInfo): Promise<SignedIn | undefined> {
    if (!client.idempotencyKey) return undefined;
    const account = await this.database.read.findOneBy(AccountEntity, {
      usernameKey: usernameKey(input.username),
      registrationKey: sha256(client.idempotencyKey),
    });
    if (!account || !(await this.hasher.verify(account.passwordHash, input.password))) return undefined;
    // A registration takes no code, and this one was long ago: the person signs in.
    if (await this.secondFactors.isOn(account.id)) return undefined;
    return this.database.transaction(async (manager) => {
      if (actor.kind === 'user') await this.sessions.endOne(manager, actor);
      const { token } = await this.sessions.start(manager, account.id, client);
      return { user: await readUser(manager, account), token };
    });
  }
}
