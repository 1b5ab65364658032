import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Language } from '@arcada/contracts';
import { CONFIG, Database, deriveKey, likeBeginning, mailboxOf, Outbox, once, sha256 } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { NewsletterTokenEntity, SubscriptionEntity, type SubscriptionStatus } from './newsletter.entity.ts';
import { linkExpired } from './newsletter.errors.ts';
import { NewsletterMails } from './newsletter-mails.ts';

export const signUpTask = 'newsletter-sign-up';
export interface SignUp {
  email: string;
  language: Language;
}

const day = 86_400_000;
const confirmDays = 7;
// Entering someone else's address must not fill their mailbox.
const mailsPerDay = 3;

/** The monthly newsletter: requested, confirmed by a mailed link, ended by another. */
@Injectable()
export class Newsletter {
  private readonly key: Buffer;

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly mails: NewsletterMails,
    @Inject(CONFIG) config: { INTERNAL_KEY: string },
  ) {
    this.key = deriveKey(config.INTERNAL_KEY, 'blog newsletter link');
  }

  /** Only records the request: neither the response nor its timing shows whether an address is known. */
  async ask(email: string, language: Language, key?: string): Promise<void> {
    const signUp: SignUp = { email: email.toLowerCase(), language };
    const keyed = { scope: 'newsletter', key, request: signUp };
    await once(this.database, keyed, (manager) => this.outbox.addTask(manager, signUpTask, signUp));
  }

  /** Processes the request, in the background. */
  signUp({ email, language }: SignUp, now = Date.now()): Promise<void> {
    return this.database.transaction(async (manager) => {
      const known = await this.lockByEmail(manager, email);
      const reads = known?.status === 'confirmed';
      // Who types an address may not be its owner: another language, too, waits for the mailed link.
      if (reads && known.language === language) return;
      const id = known?.id ?? randomUUID();
      if (reads) {
        // Stays as it is.
      } else if (known) await manager.update(SubscriptionEntity, id, { language, status: 'pending', endedAt: null });
      else {
        const status = 'pending';
        await manager.insert(SubscriptionEntity, {
          id,
          email,
          language,
          status,
          userId: null,
          createdAt: now,
          confirmedAt: null,
          endedAt: null,
          endedLetterId: null,
        });
      }
      const subscriptionId = In(await this.ofMailbox(manager, email));
      const today = { subscriptionId, purpose: 'confirm' as const, createdAt: MoreThan(now - day) };
      if ((await manager.countBy(NewsletterTokenEntity, today)) >= mailsPerDay) return;
      const confirm = await this.addToken(manager, id, 'confirm', now, reads ? language : null);
      const unsubscribe = await this.addToken(manager, id, 'unsubscribe', now);
      await this.mails.askToConfirm(manager, { email, language }, { confirm, unsubscribe });
    });
  }

  /** A second click gets the same response as long as the subscription lasts. */
  async confirm(token: string, now = Date.now()): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { subscriptionId: id, expiresAt, language } = await this.find(manager, token, 'confirm');
      if (expiresAt === null || expiresAt <= now) throw linkExpired();
      const pending = { id, status: 'pending' as const };
      const { affected } = await manager.update(SubscriptionEntity, pending, { status: 'confirmed', confirmedAt: now });
      if (!affected && !(await manager.existsBy(SubscriptionEntity, { id, status: 'confirmed' }))) throw linkExpired();
      if (language) await manager.update(SubscriptionEntity, { id, status: 'confirmed' }, { language });
    });
  }

  /** A second click gets the same response. */
  async unsubscribe(token: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { subscriptionId, letterId } = await this.find(manager, token, 'unsubscribe');
      await this.end(manager, subscriptionId, letterId);
    });
  }

  /** Whether the address of an unsubscribe link is still to be written to, or waits for its confirmation. */
  async isSubscribed(token: string): Promise<boolean> {
    const { read } = this.database;
    const link = await read.findOneBy(NewsletterTokenEntity, { hash: sha256(token), purpose: 'unsubscribe' });
    if (!link) throw linkExpired();
    return !(await read.existsBy(SubscriptionEntity, { id: link.subscriptionId, status: 'unsubscribed' }));
  }

  /** Keeps the row for links of earlier mails, without any personal data. */
  async end(manager: EntityManager, id: string, endedLetterId: string | null = null, now = Date.now()): Promise<void> {
    await manager.delete(NewsletterTokenEntity, { subscriptionId: id, purpose: 'confirm' });
    const running = { id, status: In<SubscriptionStatus>(['pending', 'confirmed']) };
    await manager.update(SubscriptionEntity, running, { endedAt: now, endedLetterId });
    await manager.update(SubscriptionEntity, id, { status: 'unsubscribed', email: null, userId: null });
  }

  /** The address doesn't exist any more. It is kept for a while, and no longer written to. */
  async bounce(manager: EntityManager, id: string, now = Date.now()): Promise<void> {
    await manager.update(SubscriptionEntity, { id, status: 'confirmed' }, { status: 'bounced', endedAt: now });
  }

  /** What the link in one mail of a letter contains: the same at every attempt to send it. */
  async unsubscribeToken(
    manager: EntityManager,
    { mailId, subscriptionId, letterId }: { mailId: string; subscriptionId: string; letterId: string },
  ): Promise<string> {
    const token = createHmac('sha256', this.key).update(mailId).digest('base64url').slice(0, 32);
    const link = { hash: sha256(token), subscriptionId, letterId, purpose: 'unsubscribe' as const };
    if (!(await manager.existsBy(NewsletterTokenEntity, { hash: link.hash })))
      await manager.insert(NewsletterTokenEntity, { ...link, createdAt: Date.now(), expiresAt: null });
    return token;
  }

  /** Subscriptions whose mails arrive in the same mailbox: ana@, ana+1@ and so on. */
  private async ofMailbox(manager: EntityManager, email: string): Promise<string[]> {
    const mailbox = mailboxOf(email);
    const noted = likeBeginning(`${mailbox.slice(0, mailbox.lastIndexOf('@'))}+`);
    const found = await manager
      .createQueryBuilder(SubscriptionEntity, 'it')
      .select(['it.id', 'it.email'])
      .where("it.email in (:...same) or it.email like :noted escape '!'", { same: [email, mailbox], noted })
      .getMany();
    return found.filter((one) => one.email && mailboxOf(one.email) === mailbox).map(({ id }) => id);
  }

  private lockByEmail(manager: EntityManager, email: string): Promise<SubscriptionEntity | null> {
    const query = manager.createQueryBuilder(SubscriptionEntity, 'it').where('it.email = :email', { email });
    return this.database.forUpdate(query).getOne();
  }

  private async find(manager: EntityManager, token: string, purpose: 'confirm' | 'unsubscribe') {
    const query = manager
      .createQueryBuilder(NewsletterTokenEntity, 'it')
      .where('it.hash = :hash and it.purpose = :purpose', { hash: sha256(token), purpose });
    const row = await this.database.forUpdate(query).getOne();
    if (!row) throw linkExpired();
    return row;
  }

  private async addToken(
    manager: EntityManager,
    subscriptionId: string,
    purpose: 'confirm' | 'unsubscribe',
    now: number,
    language: Language | null = null,
  ): Promise<string> {
    const token = randomBytes(24).toString('base64url');
    const expiresAt = purpose === 'confirm' ? now + confirmDays * day : null;
    await manager.insert(NewsletterTokenEntity, {
      hash: sha256(token),
      subscriptionId,
      purpose,
      createdAt: now,
      expiresAt,
      language,
      letterId: null,
    });
    return token;
  }
}
