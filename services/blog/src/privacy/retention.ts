import { Database, deleteInBatches, type Housekeeper } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, Not } from 'typeorm';
import { ContactMessageEntity, ContactSenderEntity, UsedTicketEntity } from '../contact/contact.entity.ts';
import { limitMilliseconds } from '../contact/contact.service.ts';
import { oldest as oldestTicket } from '../contact/contact-tickets.ts';
import { NewsletterTokenEntity, SubscriptionEntity } from '../newsletter/newsletter.entity.ts';

const unconfirmedDays = 8;
// Long enough to look up earlier correspondence, and no longer: 24 months.
const messageDays = 731;

/** Deletes what is no longer needed: messages, used tickets, unconfirmed addresses, client address hashes. */
@Injectable()
export class Retention implements Housekeeper {
  constructor(private readonly database: Database) {}

  async run(now = Date.now()): Promise<void> {
    const old = { createdAt: LessThan(now - messageDays * 86_400_000) };
    await deleteInBatches(this.database, ContactMessageEntity, old);
    await this.database.transaction(async (manager) => {
      await manager.delete(UsedTicketEntity, { usedAt: LessThan(now - oldestTicket) });
      await manager.delete(ContactSenderEntity, { seenAt: LessThan(now - limitMilliseconds) });
      const earlier = { createdAt: LessThan(now - limitMilliseconds), client: Not(IsNull()) };
      await manager.update(ContactMessageEntity, earlier, { client: null });
      await manager.delete(NewsletterTokenEntity, { expiresAt: LessThan(now) });
      const unconfirmed = await manager.find(SubscriptionEntity, {
        where: { status: 'pending', createdAt: LessThan(now - unconfirmedDays * 86_400_000) },
        take: 500,
      });
      const ids = unconfirmed.map(({ id }) => id);
      // A confirmation mail of the last week may still be used.
      const waiting = ids.length
        ? await manager.findBy(NewsletterTokenEntity, { subscriptionId: In(ids), purpose: 'confirm' })
        : [];
      const left = ids.filter((id) => !waiting.some(({ subscriptionId }) => subscriptionId === id));
      if (left.length === 0) return;
      await manager.delete(NewsletterTokenEntity, { subscriptionId: In(left) });
      await manager.delete(SubscriptionEntity, { id: In(left) });
    });
  }
}
