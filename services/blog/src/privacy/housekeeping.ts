import { Database, forgetOldAnswers } from '@arcada/service-kit';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { In, IsNull, LessThan, Not } from 'typeorm';
import { ContactMessageEntity, ContactSenderEntity, UsedTicketEntity } from '../contact/contact.entity.ts';
import { limitMilliseconds } from '../contact/contact.service.ts';
import { oldest as oldestTicket } from '../contact/contact-tickets.ts';
import { NewsletterTokenEntity, SubscriptionEntity } from '../newsletter/newsletter.entity.ts';

const everyMilliseconds = 3600_000;
const unconfirmedDays = 8;

/** Forgets what is of no more use: used tickets, addresses that nobody confirmed, where messages came from. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Housekeeping.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly database: Database) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running = this.run().catch((error: unknown) => this.logger.error(error));
    }, everyMilliseconds).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  run(now = Date.now()): Promise<void> {
    return this.database.transaction(async (manager) => {
      await forgetOldAnswers(manager, now);
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
      // A mail of the last week still waits for its answer.
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
