import type { DeliveryQuery, KeysetPage, ManagedDelivery } from '@arcada/contracts';
import { type EntityManager, In, IsNull, Not, type SelectQueryBuilder } from 'typeorm';
import { z } from 'zod';
import { recordChange } from '../audit/audit-trail.ts';
import { containing } from '../database/containing.ts';
import type { Database } from '../database/database.ts';
import { type KeysetOrder, readKeyset } from '../database/keyset.ts';
import { likePart } from '../database/like.ts';
import { DomainError } from '../http/domain-error.ts';
import { problemTexts } from '../http/problem-texts.ts';
import { dropDead, retryDead } from './dead-deliveries.ts';
import { OutboxEntity, SentMailEntity } from './outbox.entity.ts';
import { readPayload } from './payload.ts';

const orders: Record<DeliveryQuery['sort'], KeysetOrder<OutboxEntity>> = {
  createdAt: { by: 'delivery.createdAt', valueOf: ({ createdAt }) => createdAt },
};
const sentOrders: Record<DeliveryQuery['sort'], KeysetOrder<SentMailEntity>> = {
  createdAt: { by: 'delivery.createdAt', valueOf: ({ createdAt }) => createdAt },
};
const time = (value: number) => new Date(value).toISOString();
const mailHead = z.object({ to: z.string(), subject: z.string(), about: z.string().optional() });

/** Only mails of this kind, and to addresses that contain these words. */
async function filter<Row extends OutboxEntity | SentMailEntity>(
  query: SelectQueryBuilder<Row>,
  mail: string | undefined,
  words: string | undefined,
): Promise<void> {
  query.where('1 = 1');
  if (mail) query.andWhere('delivery.mailKind = :mail', { mail });
  if (!words) return;
  const { sql, parameters } = await containing(query, 'lower(delivery.recipient)', likePart(words.toLowerCase()));
  query.andWhere(sql, parameters);
}

const sentView = ({
  id,
  mailKind,
  language,
  recipient,
  about,
  createdAt,
  sentAt,
  attempts,
}: SentMailEntity): ManagedDelivery => ({
  id,
  kind: 'mail',
  name: '',
  mail: mailKind,
  about,
  language,
  receiver: recipient,
  createdAt: time(createdAt),
  dueAt: null,
  diedAt: null,
  sentAt: time(sentAt),
  attempts,
  lastError: null,
});

/** The outbox of a service as an admin sees it, and an admin's decisions about what was given up. */
export class ManagedDeliveries {
  constructor(
    private readonly database: Database,
    private readonly domain: string,
  ) {}

  async list({ state, mail, q, ...request }: DeliveryQuery): Promise<KeysetPage<ManagedDelivery>> {
    const { read } = this.database;
    if (state === 'sent') {
      const query = read.createQueryBuilder(SentMailEntity, 'delivery');
      await filter(query, mail, q);
      const { rows, ...page } = await readKeyset(query, request, sentOrders);
      return { items: rows.map(sentView), ...page };
    }
    const query = read.createQueryBuilder(OutboxEntity, 'delivery');
    await filter(query, mail, q);
    query.andWhere({ diedAt: state === 'dead' ? Not(IsNull()) : IsNull() });
    const { rows, ...page } = await readKeyset(query, request, orders);
    return { items: await Promise.all(rows.map((row) => this.view(read, row))), ...page };
  }

  countDead(): Promise<number> {
    return this.database.read.countBy(OutboxEntity, { diedAt: Not(IsNull()) });
  }

  /** Tries dead deliveries from the beginning. Returns how many of the given ones were dead. */
  async retry(ids: readonly string[]): Promise<number> {
    return this.database.transaction(async (manager) => {
      const rows = await manager.findBy(OutboxEntity, { id: In([...ids]), diedAt: Not(IsNull()) });
      const retried: OutboxEntity[] = [];
      // One by one: another admin may have decided about some of them at this moment.
      for (const row of rows) if (await retryDead(manager, [row.id])) retried.push(row);
      if (retried.length === 0) throw notDead();
      for (const row of retried) await this.record(manager, 'retried', row);
      return retried.length;
    });
  }

  /** Deletes a dead delivery: it will never be made. */
  async drop(id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const row = await dropDead(manager, id);
      if (!row) throw notDead();
      await this.record(manager, 'dropped', row);
    });
  }

  private record(manager: EntityManager, what: string, { id, kind, name, receiver, attempts }: OutboxEntity) {
    return recordChange(manager, {
      action: `${this.domain}.delivery.${what}`,
      subject: { kind: 'delivery', id },
      before: { kind, name, receiver, attempts },
    });
  }

  /** Of the content only who a mail is for, and its subject: bodies have links that sign in. */
  private async view(manager: EntityManager, row: OutboxEntity): Promise<ManagedDelivery> {
    const { id, kind, attempts, lastError, createdAt, dueAt, diedAt, mailKind, language } = row;
    const mail = kind === 'mail' ? mailHead.safeParse(await readPayload(manager, row)).data : undefined;
    return {
      id,
      kind,
      name: mail?.subject ?? row.name,
      mail: mailKind,
      about: mail?.about ?? null,
      language,
      receiver: mail?.to ?? row.receiver,
      createdAt: time(createdAt),
      dueAt: diedAt === null ? time(dueAt) : null,
      diedAt: diedAt === null ? null : time(diedAt),
      sentAt: null,
      attempts,
      lastError,
    };
  }
}

const notDead = () => new DomainError('outbox.delivery.not-found', 404, problemTexts.notDead);
