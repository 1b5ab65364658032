import { Database, deleteInBatches, type Housekeeper } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { Brackets, LessThan } from 'typeorm';
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
    for (const letter of await this.oldOnes(now - recipientDays * day)) {
      // Counted once: rows that are left of an earlier run are not all of them.
      const counts = letter.counts ?? (await countsOfOne(database.read, letter));
      await database.transaction((manager) => manager.update(LetterEntity, letter.id, { counts }));
      await deleteInBatches(database, RecipientEntity, { letterId: letter.id });
    }
  }

  /** Letters that were sent, or stopped and left so, before a time, and still have recipients. */
  private oldOnes(before: number): Promise<LetterEntity[]> {
    const query = this.database.read.createQueryBuilder(LetterEntity, 'letter');
    const recipients = query.subQuery().select('1').from(RecipientEntity, 'it').where('it.letterId = letter.id');
    return query
      .where(
        new Brackets((either) =>
          either
            .where("letter.status = 'sent' and letter.endedAt < :before", { before })
            .orWhere("letter.status = 'stopped' and letter.updatedAt < :before", { before }),
        ),
      )
      .andWhere(`exists ${recipients.getQuery()}`)
      .getMany();
  }
}
