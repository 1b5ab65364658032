import { createHash } from 'node:crypto';
import type { AssistantGap, AssistantGapDecision, AssistantGapQuery, KeysetPage, Language } from '@arcada/contracts';
import { fold } from '@arcada/search';
import {
  Database,
  type Housekeeper,
  isUniqueViolation,
  type KeysetOrder,
  noteUnchanged,
  readKeyset,
  recordChange,
} from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, Not } from 'typeorm';
import { gapNotFound } from '../assistant.errors.ts';
import { AssistantGapEntity } from './thread.entity.ts';

const keptDays = 365;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Addresses and long numbers may be somebody's; what was asked is clear without them. */
const withoutPersons = (question: string) =>
  question.replace(/[^\s@]+@[^\s@]+/g, '(…)').replace(/\+?\d[\d\s().-]{6,}\d/g, '(…)');

const orders: Record<AssistantGapQuery['sort'], KeysetOrder<AssistantGapEntity>> = {
  count: { by: 'gap.count', valueOf: ({ count }) => count },
  lastDay: { by: 'gap.lastDay', valueOf: ({ lastDay }) => lastDay },
};

const viewOf = ({ closedAt, ...gap }: AssistantGapEntity): AssistantGap => ({
  ...gap,
  closedAt: closedAt === null ? null : new Date(closedAt).toISOString(),
});

/** Questions without an answer, counted without the person who asked. */
@Injectable()
export class Gaps implements Housekeeper {
  constructor(private readonly database: Database) {}

  async count(question: string, language: Language, now = Date.now()): Promise<void> {
    const text = fold(withoutPersons(question)).replace(/\s+/g, ' ').trim();
    const id = createHash('sha256').update(`${language}:${text}`).digest('hex');
    const row = { id, language, question: text, count: 1, lastDay: dayOf(now), closedAt: null, note: null };
    try {
      await this.database.transaction(async (manager) => {
        const counted = await manager
          .createQueryBuilder()
          .update(AssistantGapEntity)
          .set({ count: () => 'count + 1', lastDay: row.lastDay })
          .where({ id })
          .execute();
        if (!counted.affected) await manager.insert(AssistantGapEntity, row);
      });
    } catch (error) {
      // Two first ones at once: the other one was counted, and one more or less makes no difference.
      if (!isUniqueViolation(error)) throw error;
    }
  }

  async page({ state, ...request }: AssistantGapQuery): Promise<KeysetPage<AssistantGap>> {
    const gaps = this.database.read
      .createQueryBuilder(AssistantGapEntity, 'gap')
      .where({ closedAt: state === 'open' ? IsNull() : Not(IsNull()) });
    const { rows, ...page } = await readKeyset(gaps, request, orders);
    return { items: rows.map(viewOf), ...page };
  }

  /** Closes a question, or opens it again. */
  decide(id: string, { closed, note: given }: AssistantGapDecision, now = Date.now()): Promise<AssistantGap> {
    return this.database.transaction(async (manager) => {
      const gap = await this.database
        .forUpdate(manager.createQueryBuilder(AssistantGapEntity, 'gap').where({ id }))
        .getOne();
      if (!gap) throw gapNotFound();
      const before = { closed: gap.closedAt !== null, note: gap.note };
      const after = { closed, note: given || null };
      if (before.closed === after.closed && before.note === after.note) {
        noteUnchanged();
        return viewOf(gap);
      }
      const change = { closedAt: closed ? (gap.closedAt ?? now) : null, note: after.note };
      await manager.update(AssistantGapEntity, { id }, change);
      const action = `tools.assistant-gap.${closed ? 'closed' : 'reopened'}`;
      await recordChange(manager, {
        action,
        subject: { kind: 'assistant-gap', id, name: gap.question },
        before,
        after,
      });
      return viewOf({ ...gap, ...change });
    });
  }

  async run(now = Date.now()): Promise<void> {
    await this.database.read.delete(AssistantGapEntity, { lastDay: LessThan(dayOf(now - keptDays * 86_400_000)) });
  }
}
