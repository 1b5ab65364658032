import { createHash } from 'node:crypto';
import type { AssistantGap, AssistantGapQuery, KeysetPage, Language } from '@arcada/contracts';
import { fold } from '@arcada/search';
import { Database, type Housekeeper, isUniqueViolation, type KeysetOrder, readKeyset } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
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

/** Questions without an answer, counted without the person who asked. */
@Injectable()
export class Gaps implements Housekeeper {
  constructor(private readonly database: Database) {}

  async count(question: string, language: Language, now = Date.now()): Promise<void> {
    const text = fold(withoutPersons(question)).replace(/\s+/g, ' ').trim();
    const id = createHash('sha256').update(`${language}:${text}`).digest('hex');
    const row = { id, language, question: text, count: 1, lastDay: dayOf(now) };
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

  async page(query: AssistantGapQuery): Promise<KeysetPage<AssistantGap>> {
    const gaps = this.database.read.createQueryBuilder(AssistantGapEntity, 'gap');
    const { rows, ...page } = await readKeyset(gaps, query, orders);
    return { items: rows, ...page };
  }

  async run(now = Date.now()): Promise<void> {
    await this.database.read.delete(AssistantGapEntity, { lastDay: LessThan(dayOf(now - keptDays * 86_400_000)) });
  }
}
