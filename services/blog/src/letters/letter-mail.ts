import { type ComposedMail, Database, type Mail, type Refusal, type ServiceContext } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { SubscriptionEntity } from '../newsletter/newsletter.entity.ts';
import { Newsletter } from '../newsletter/newsletter.service.ts';
import { NewsletterMails } from '../newsletter/newsletter-mails.ts';
import { LetterEntity, LetterTextEntity, RecipientEntity, type RecipientStatus } from './letter.entity.ts';

/** Name of the lane in the outbox. */
export const letterMail = 'newsletter-letter' as const;

const day = 86_400_000;
const payloadSchema = z.object({ id: z.uuid(), turn: z.int() });

/**
 * One mail of a letter, written when it is sent: who left, a stop and a bounce count until that moment. The mail server
 * takes a mail and this service records it in two places, so a crash exactly between the two sends it again, under the
 * same message id; nothing else does.
 */
@Injectable()
export class LetterMail {
  constructor(
    private readonly database: Database,
    private readonly newsletter: Newsletter,
    private readonly mails: NewsletterMails,
  ) {}

  compose(payload: unknown, now = Date.now()): Promise<{ id: string; mail: Mail } | undefined> {
    const { id, turn } = payloadSchema.parse(payload);
    return this.database.transaction(async (manager) => {
      const recipient = await this.lock(manager, id);
      if (recipient?.status !== 'queued' || recipient.turn !== turn) return undefined;
      const { letterId, subscriptionId, language } = recipient;
      const letter = await manager.findOneByOrFail(LetterEntity, { id: letterId });
      if (letter.status !== 'sending') {
        await manager.update(RecipientEntity, id, { status: 'waiting', queuedAt: null });
        return undefined;
      }
      const subscription = await manager.findOneBy(SubscriptionEntity, { id: subscriptionId, status: 'confirmed' });
      if (!subscription?.email) return this.settle(manager, id, 'left');
      if ((recipient.queuedAt ?? now) < now - day) return this.settle(manager, id, 'failed');
      const text = await manager.findOneByOrFail(LetterTextEntity, { letterId, language });
      const token = await this.newsletter.unsubscribeToken(manager, { mailId: id, subscriptionId, letterId });
      const written = this.mails.writeLetter(language, text, token);
      return { id, mail: { kind: letterMail, to: subscription.email, ...written, unlisted: true } };
    });
  }

  async sent(payload: unknown): Promise<void> {
    const { id } = payloadSchema.parse(payload);
    await this.database.transaction((manager) => this.settle(manager, id, 'sent'));
  }

  async refused(payload: unknown, { address, reason }: Refusal): Promise<void> {
    const { id } = payloadSchema.parse(payload);
    await this.database.transaction(async (manager) => {
      const { subscriptionId, letterId } = await manager.findOneByOrFail(RecipientEntity, { id });
      await this.settle(manager, id, 'bounced');
      if (address) return this.newsletter.bounce(manager, subscriptionId);
      const lastRefusal = withoutAddresses(reason).slice(0, 300);
      await manager.update(LetterEntity, letterId, { lastRefusal });
    });
  }

  private async settle(manager: EntityManager, id: string, status: RecipientStatus): Promise<undefined> {
    await manager.update(RecipientEntity, { id, status: 'queued' }, { status, settledAt: Date.now() });
  }

  private lock(manager: EntityManager, id: string): Promise<RecipientEntity | null> {
    const query = manager.createQueryBuilder(RecipientEntity, 'it').where('it.id = :id', { id });
    return this.database.forUpdate(query).getOne();
  }
}

/** Mail servers repeat whom they refuse; the letter's row names nobody. */
const withoutAddresses = (text: string) => text.replace(/\S+@[^\s>]+/g, '…');

const handler = ({ get }: ServiceContext) => get(LetterMail);

/** As the outbox sees it. */
export const letterMailKind: ComposedMail = {
  compose: (payload, context) => handler(context).compose(payload),
  sent: (payload, context) => handler(context).sent(payload),
  refused: (payload, refusal, context) => handler(context).refused(payload, refusal),
};
