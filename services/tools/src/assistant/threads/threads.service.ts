import { randomUUID } from 'node:crypto';
import {
  type AssistantAnswer,
  type AssistantMessage,
  type AssistantThread,
  type AssistantThreadSummary,
  assistantLimits,
} from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { messageNotFound, threadFull, threadNotFound } from '../assistant.errors.ts';
import { AssistantMessageEntity, AssistantThreadEntity } from './thread.entity.ts';

const mostThreads = 100;
const mostMessages = 100;
/** A question may be about one that was asked before so many others. */
const mostBefore = 5;

export interface NewMessage {
  id: string;
  question: string;
  answer: AssistantAnswer;
}

/** Conversations, each only its owner's. */
@Injectable()
export class Threads {
  constructor(private readonly database: Database) {}

  /** Adds to a thread, or begins one. Returns its id. Of a person's threads the oldest ones go. */
  async add(userId: string, threadId: string | undefined, message: NewMessage, now = Date.now()): Promise<string> {
    return this.database.transaction(async (manager) => {
      const id = threadId ?? randomUUID();
      if (threadId === undefined) {
        const title = titleOf(message.question);
        await manager.insert(AssistantThreadEntity, { id, userId, title, createdAt: now, updatedAt: now });
        await this.dropOldest(manager, userId);
      } else {
        const changed = await manager.update(AssistantThreadEntity, { id, userId }, { updatedAt: now });
        if (!changed.affected) throw threadNotFound();
        if ((await manager.countBy(AssistantMessageEntity, { threadId: id })) >= mostMessages) throw threadFull();
      }
      const row = { ...message, threadId: id, userId, helpful: null, comment: null, createdAt: now };
      await manager.insert(AssistantMessageEntity, row as never);
      return id;
    });
  }

  /** Puts the whole answer in the place of the one that was added. Nothing happens when it was deleted meanwhile. */
  async keepAnswer(userId: string, id: string, answer: AssistantAnswer): Promise<void> {
    await this.database.transaction((manager) =>
      manager.update(AssistantMessageEntity, { id, userId }, { answer: answer as never }),
    );
  }

  /** The last questions of a thread, newest first. */
  async lastQuestions(userId: string, threadId: string): Promise<string[]> {
    const messages = await this.database.read.find(AssistantMessageEntity, {
      where: { threadId, userId },
      order: { createdAt: 'DESC', id: 'ASC' },
      take: mostBefore,
      select: { question: true },
    });
    return messages.map(({ question }) => question);
  }

  async list(userId: string): Promise<AssistantThreadSummary[]> {
    const { read } = this.database;
    const rows = await read.find(AssistantThreadEntity, { where: { userId }, order: { updatedAt: 'DESC', id: 'ASC' } });
    return rows.map(summaryOf);
  }

  async read(userId: string, id: string): Promise<AssistantThread> {
    const { read } = this.database;
    const thread = await read.findOneBy(AssistantThreadEntity, { id, userId });
    if (!thread) throw threadNotFound();
    const messages = await read.find(AssistantMessageEntity, {
      where: { threadId: id, userId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return { ...summaryOf(thread), messages: messages.map(messageOf) };
  }

  async remove(userId: string, id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const gone = await manager.delete(AssistantThreadEntity, { id, userId });
      if (!gone.affected) throw threadNotFound();
      await manager.delete(AssistantMessageEntity, { threadId: id });
    });
  }

  async rate(userId: string, id: string, helpful: boolean, comment: string | undefined): Promise<void> {
    const { read } = this.database;
    if (!(await read.existsBy(AssistantMessageEntity, { id, userId }))) throw messageNotFound();
    await this.database.transaction((manager) =>
      manager.update(AssistantMessageEntity, { id, userId }, { helpful, comment: comment?.toWellFormed() ?? null }),
    );
  }

  /** All that was asked and answered, for the person's export. */
  async export(userId: string) {
    const { read } = this.database;
    const threads = await read.find(AssistantThreadEntity, {
      where: { userId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    const messages = await read.find(AssistantMessageEntity, {
      where: { userId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return threads.map((thread) => ({
      ...summaryOf(thread),
      messages: messages
        .filter(({ threadId }) => threadId === thread.id)
        .map((row) => ({ ...messageOf(row), comment: row.comment })),
    }));
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(AssistantMessageEntity, { userId });
    await manager.delete(AssistantThreadEntity, { userId });
  }

  private async dropOldest(manager: EntityManager, userId: string): Promise<void> {
    const old = await manager.find(AssistantThreadEntity, {
      where: { userId },
      order: { updatedAt: 'DESC', id: 'ASC' },
      skip: mostThreads,
      take: mostThreads,
      select: { id: true },
    });
    if (old.length === 0) return;
    const ids = old.map(({ id }) => id);
    await manager.delete(AssistantMessageEntity, { threadId: In(ids) });
    await manager.delete(AssistantThreadEntity, { id: In(ids) });
  }
}

/** Cut between whole signs: half of a pair can't be stored. */
const titleOf = (question: string) =>
  question
    .replace(/\s+/g, ' ')
    .slice(0, assistantLimits.threadTitle)
    .replace(/[\uD800-\uDBFF]$/, '');

const summaryOf = ({ id, title, updatedAt }: AssistantThreadEntity): AssistantThreadSummary => ({
  id,
  title,
  updatedAt: new Date(updatedAt).toISOString(),
});

const messageOf = ({ id, question, answer, helpful, createdAt }: AssistantMessageEntity): AssistantMessage => ({
  ...answer,
  id,
  question,
  createdAt: new Date(createdAt).toISOString(),
  helpful: helpful === null ? null : Boolean(helpful),
});
