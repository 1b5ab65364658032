import {
  type ContactMessage,
  type ContactQuery,
  type ContactStatus,
  type KeysetPage,
  messageReference,
} from '@arcada/contracts';
import { fold } from '@arcada/search';
import { Database, emailKey, likePart, noteUnchanged, Outbox, readKeyset, recordChange } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ContactMessageEntity } from './contact.entity.ts';
import { messageNotFound } from './contact.errors.ts';
import { eraseMessages } from './erase-messages.ts';

const reference = /^[0-9a-f]{8}$/i;
const statusOf = ({ status }: ContactMessageEntity): ContactStatus => status ?? 'new';

/** Messages of the contact form as admins work them off. The audit trail names neither senders nor texts. */
@Injectable()
export class MessageAdmin {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  async list({ q, status, ...request }: ContactQuery): Promise<KeysetPage<ContactMessage>> {
    const query = this.database.read.createQueryBuilder(ContactMessageEntity, 'message');
    if (status === 'new') query.andWhere('message.status is null');
    else if (status) query.andWhere('message.status = :status', { status });
    if (q) {
      // A reference is the beginning of an id.
      const found = [
        "message.searchText like :words escape '!'",
        ...(reference.test(q) ? ['message.id like :id'] : []),
      ];
      query.andWhere(`(${found.join(' or ')})`, { words: likePart(fold(q)), id: `${q.toLowerCase()}%` });
    }
    const { rows, ...page } = await readKeyset(query, request, {
      createdAt: { by: 'message.createdAt', valueOf: ({ createdAt }) => createdAt },
    });
    return { items: rows.map(shown), ...page };
  }

  mark(id: string, status: ContactStatus): Promise<ContactMessage> {
    return this.database.transaction(async (manager) => {
      const message = await this.lock(manager, id);
      const before = { status: statusOf(message) };
      if (before.status === status) {
        noteUnchanged();
        return shown(message);
      }
      message.status = status === 'new' ? null : status;
      await manager.update(ContactMessageEntity, id, { status: message.status });
      const after = { status };
      await recordChange(manager, { action: 'blog.message.marked', subject: subjectOf(id), before, after });
      return shown(message);
    });
  }

  async erase(id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.lock(manager, id);
      await eraseMessages(manager, this.outbox, { id });
      await recordChange(manager, { action: 'blog.message.erased', subject: subjectOf(id) });
    });
  }

  /** Everything from one address: on its owner's request. The trail keeps the address as a hash. */
  eraseFrom(email: string): Promise<number> {
    return this.database.transaction(async (manager) => {
      const erased = await eraseMessages(manager, this.outbox, { email: email.toLowerCase() });
      const subject = { kind: 'sender', id: emailKey(email) };
      await recordChange(manager, { action: 'blog.messages.erased', subject, before: { messages: erased } });
      return erased;
    });
  }

  private async lock(manager: EntityManager, id: string): Promise<ContactMessageEntity> {
    const query = manager.createQueryBuilder(ContactMessageEntity, 'message').where('message.id = :id', { id });
    const message = await this.database.forUpdate(query).getOne();
    if (!message) throw messageNotFound();
    return message;
  }
}

function shown(row: ContactMessageEntity): ContactMessage {
  const { id, name, email, phone, service, message, language, createdAt } = row;
  const time = new Date(createdAt).toISOString();
  return { id, name, email, phone, service, message, language, status: statusOf(row), createdAt: time };
}

/** As the contact page and the mails call it. */
const subjectOf = (id: string) => ({ kind: 'message', id, name: messageReference(id) });
