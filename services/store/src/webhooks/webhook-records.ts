import type { KeysetPage, WebhookDecision, WebhookRecord, WebhookRecordsQuery } from '@arcada/contracts';
import {
  Database,
  isUniqueViolation,
  type KeysetOrder,
  likeBeginning,
  noteUnchanged,
  readKeyset,
  recordChange,
} from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { type EntityManager, In } from 'typeorm';
import { OrderEntity } from '../ledger/order.entity.ts';
import { orderNumber } from '../ledger/order-number.ts';
import { recordNotFound, recordSettled } from './webhook.errors.ts';
import { WebhookRecordEntity } from './webhook-record.entity.ts';

export type Processed = Pick<WebhookRecordEntity, 'outcome' | 'orderId'> & { error?: string };

const orders: Record<WebhookRecordsQuery['sort'], KeysetOrder<WebhookRecordEntity>> = {
  receivedAt: { by: 'record.receivedAt', valueOf: ({ receivedAt }) => receivedAt },
};

/** The log of Stripe's events: each with what became of it. */
@Injectable()
export class WebhookRecords {
  constructor(private readonly database: Database) {}

  /** Also in the transaction that processes the event, so that both are true or neither. */
  async write(manager: EntityManager, event: Stripe.Event, { outcome, orderId, error }: Processed): Promise<void> {
    const { id } = event;
    const change = { outcome, orderId, error: error?.slice(0, 300) ?? null, processedAt: new Date() };
    const again = { ...change, attempts: () => 'attempts + 1' };
    if ((await manager.update(WebhookRecordEntity, { id }, again)).affected) return;
    const type = event.type.slice(0, 80);
    const row = { id, type, ...change, note: null, attempts: 1, receivedAt: change.processedAt };
    try {
      await manager.insert(WebhookRecordEntity, row);
    } catch (error) {
      // The same event failed at the same moment elsewhere.
      if (!isUniqueViolation(error)) throw error;
      await manager.update(WebhookRecordEntity, { id }, again);
    }
  }

  async list({ outcome, q, ...request }: WebhookRecordsQuery): Promise<KeysetPage<WebhookRecord>> {
    const query = this.database.read.createQueryBuilder(WebhookRecordEntity, 'record');
    if (outcome) query.andWhere('record.outcome = :outcome', { outcome });
    // An id or the beginning of a type, as Stripe shows them.
    if (q)
      query.andWhere("(record.id = :q or record.type like :beginning escape '!')", {
        q,
        beginning: likeBeginning(q),
      });
    const { rows, ...page } = await readKeyset(query, request, orders);
    return { items: await this.views(rows), ...page };
  }

  async find(id: string): Promise<WebhookRecord | undefined> {
    const row = await this.database.read.findOneBy(WebhookRecordEntity, { id });
    return row ? (await this.views([row]))[0] : undefined;
  }

  /** Closes a failed event that can't be processed any more, or opens a closed one again. */
  async decide(id: string, { closed, note: given }: WebhookDecision): Promise<WebhookRecord> {
    await this.database.transaction(async (manager) => {
      const query = manager.createQueryBuilder(WebhookRecordEntity, 'record').where({ id });
      const record = await this.database.forUpdate(query).getOne();
      if (!record) throw recordNotFound();
      const before = { outcome: record.outcome, note: record.note };
      const after = { outcome: closed ? ('closed' as const) : ('failed' as const), note: given || null };
      if (before.outcome === after.outcome && before.note === after.note) return noteUnchanged();
      if (record.outcome !== 'failed' && record.outcome !== 'closed') throw recordSettled();
      await manager.update(WebhookRecordEntity, { id }, after);
      const subject = { kind: 'stripe-event', id };
      const what = closed ? 'closed' : 'reopened';
      // Notes may name a buyer, so they stay out of the trail.
      await recordChange(manager, {
        action: `store.stripe-event.${what}`,
        subject,
        before: { outcome: before.outcome },
        after: { outcome: after.outcome, noted: after.note !== null },
      });
    });
    const record = await this.find(id);
    if (!record) throw recordNotFound();
    return record;
  }

  private async views(rows: readonly WebhookRecordEntity[]): Promise<WebhookRecord[]> {
    const ids = rows.flatMap(({ orderId }) => orderId ?? []);
    const found = ids.length ? await this.database.read.findBy(OrderEntity, { id: In(ids) }) : [];
    return rows.map(({ orderId, receivedAt, processedAt, ...row }) => {
      const order = found.find(({ id }) => id === orderId);
      return {
        ...row,
        order: order ? { id: order.id, number: orderNumber(order.number) } : null,
        receivedAt: receivedAt.toISOString(),
        processedAt: processedAt.toISOString(),
      };
    });
  }
}
