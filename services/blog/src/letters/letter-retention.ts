import { Database, deleteInBatches, type Housekeeper } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { IsNull, LessThan } from 'typeorm';
import { SubscriptionEntity } from '../newsletter/newsletter.entity.ts';
import { LetterEntity, RecipientEntity } from './letter.entity.ts';
import { countsOfOne } from './letter-counts.ts';

const day = 86_400_000;
// As long as messages of the contact form.
const recipientDays = 731;
// Time enough to notice that a mail server refused addresses which exist.
const bouncedDays = 90;

/** Keeps the numbers of old letters without their recipients, and addresses that bounced no longer than needed. */
@Injectable()
export class LetterRetention implements Housekeeper {
  constructor(private readonly database: Database) {}

  async run(now = Date.now()): Promise<void> {
    const { database } = this;
    const bounced = { status: 'bounced' as const, endedAt: LessThan(now - bouncedDays * day) };
    await database.transaction((manager) => manager.update(SubscriptionEntity, bounced, { email: null }));
    const old = { endedAt: LessThan(now - recipientDays * day), counts: IsNull() };
    for (const letter of await database.read.findBy(LetterEntity, old)) {
      const counts = await countsOfOne(database.read, letter);
      await database.transaction((manager) => manager.update(LetterEntity, letter.id, { counts }));
      await deleteInBatches(database, RecipientEntity, { letterId: letter.id });
    }
  }
}
