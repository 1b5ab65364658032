import { In, LessThan } from 'typeorm';
import { BulkChangeEntity, oldBulkChanges } from '../database/bulk-memory.ts';
import type { Database } from '../database/database.ts';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import { oldCorrections, SpentCorrectionEntity } from '../http/spent-corrections.ts';
import { oldAnswers } from '../idempotency/idempotency.ts';
import { IdempotentAnswerEntity } from '../idempotency/idempotent-answer.entity.ts';
import { InboxEntity, OutboxEntity, OutboxPartEntity, SentMailEntity } from './outbox.entity.ts';

const hour = 3_600_000;
const day = 24 * hour;
const inboxDays = 90;
// Mails contain names and addresses. Dead events and tasks contain ids, and stay until a person
// decides.
const mailDays = 30;

/** Deletes old rows of the kit's own tables, once an hour. */
export class Cleaning {
  private next = 0;

  constructor(private readonly database: Database) {}

  isDue(): boolean {
    return Date.now() >= this.next;
  }

  async run(now = Date.now()): Promise<void> {
    this.next = now + hour;
    const { database } = this;
    await deleteInBatches(database, InboxEntity, { receivedAt: LessThan(now - inboxDays * day) });
    const dead = { kind: 'mail' as const, diedAt: LessThan(now - mailDays * day) };
    await deleteInBatches(database, OutboxEntity, dead, (manager, ids) =>
      manager.delete(OutboxPartEntity, { id: In(ids) }),
    );
    await deleteInBatches(database, SentMailEntity, { sentAt: LessThan(now - mailDays * day) });
    if (database.dataSource.hasMetadata(IdempotentAnswerEntity)) {
      await deleteInBatches(database, IdempotentAnswerEntity, oldAnswers(now));
    }
    if (database.dataSource.hasMetadata(BulkChangeEntity))
      await database.read.delete(BulkChangeEntity, oldBulkChanges(now));
    if (database.dataSource.hasMetadata(SpentCorrectionEntity))
      await database.read.delete(SpentCorrectionEntity, oldCorrections(now));
  }
}
