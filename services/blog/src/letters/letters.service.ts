import { randomUUID } from 'node:crypto';
import {
  isWholeLetter,
  type KeysetPage,
  type Language,
  type Letter,
  type LetterQuery,
  type LetterSummary,
  languages,
} from '@arcada/contracts';
import { fold } from '@arcada/search';
import { CONFIG, Database, isBasedOn, noteUnchanged, once, readKeyset, recordChange } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { BlogConfig } from '../config.ts';
import { LetterEntity, LetterTextEntity } from './letter.entity.ts';
import { letterChanged, letterNotDraft, letterNotFound } from './letter.errors.ts';
import type { LetterTexts } from './letter.schema.ts';
import { audienceOf, remainingOf } from './letter-audience.ts';
import { countsOf } from './letter-counts.ts';
import { letterSubject } from './letter-subject.ts';
import { byLanguage, missingIn, readTexts, type TextsByLanguage, writeTexts } from './letter-texts.ts';

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/** Refuses what isn't based on the latest state of the letter. */
export function assertLetterSeen({ revision }: LetterEntity, ifMatch: string | undefined): void {
  if (!isBasedOn(revision, ifMatch)) throw letterChanged(revision);
}

/** Letters as admins write them. */
@Injectable()
export class Letters {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: BlogConfig,
  ) {}

  async list({ q, status, ...request }: LetterQuery, language: Language): Promise<KeysetPage<LetterSummary>> {
    const { read } = this.database;
    const query = read.createQueryBuilder(LetterEntity, 'letter');
    if (status) query.andWhere('letter.status = :status', { status });
    if (q) query.andWhere('letter.id in (:...found)', { found: await this.named(q) });
    const { rows, ...page } = await readKeyset(query, request, {
      updatedAt: { by: 'letter.updatedAt', valueOf: ({ updatedAt }) => updatedAt },
    });
    return { items: await this.summaries(read, rows, language), ...page };
  }

  /** Letters whose subject has these words in any language. There are a few each month. */
  private async named(words: string): Promise<string[]> {
    const sought = fold(words);
    const texts = await this.database.read.find(LetterTextEntity, { select: { letterId: true, subject: true } });
    const found = texts.filter(({ subject }) => fold(subject).includes(sought));
    // A list is never empty in SQL.
    return ['', ...found.map(({ letterId }) => letterId)];
  }

  async read(id: string, language: Language): Promise<Letter> {
    const { read } = this.database;
    const letter = await read.findOneBy(LetterEntity, { id });
    if (!letter) throw letterNotFound();
    return this.view(read, letter, language);
  }

  async create(given: LetterTexts, language: Language, key?: string): Promise<Letter> {
    const id = await once(this.database, { scope: 'letters', key, request: given }, async (manager) => {
      const now = Date.now();
      const made = { id: randomUUID(), status: 'draft' as const, revision: 1, createdAt: now, updatedAt: now };
      const times = { scheduledAt: null, startedAt: null, endedAt: null, pacedAt: 0, counts: null };
      const judged = { pausedFor: null, lastRefusal: null, judgedFrom: null };
      await manager.insert(LetterEntity, { ...made, ...times, ...judged });
      await writeTexts(manager, made.id, given);
      const subject = await letterSubject(manager, made.id);
      await recordChange(manager, {
        action: 'blog.letter.created',
        subject,
        after: { ...(await readTexts(manager, made.id)) },
      });
      return made.id;
    });
    return this.read(id, language);
  }

  async change(id: string, given: LetterTexts, ifMatch: string | undefined, language: Language): Promise<Letter> {
    await this.database.transaction(async (manager) => {
      const letter = await this.lock(manager, id);
      assertLetterSeen(letter, ifMatch);
      if (letter.status !== 'draft') throw letterNotDraft();
      const before = await readTexts(manager, id);
      await writeTexts(manager, id, given);
      const after = await readTexts(manager, id);
      if (JSON.stringify(before) === JSON.stringify(after)) return noteUnchanged();
      await this.touch(manager, letter, {});
      const subject = await letterSubject(manager, id);
      await recordChange(manager, {
        action: 'blog.letter.changed',
        subject,
        before: { ...before },
        after: { ...after },
      });
    });
    return this.read(id, language);
  }

  async remove(id: string, ifMatch: string | undefined): Promise<void> {
    await this.database.transaction(async (manager) => {
      const letter = await this.lock(manager, id);
      assertLetterSeen(letter, ifMatch);
      if (letter.status !== 'draft') throw letterNotDraft();
      const before = { ...(await readTexts(manager, id)) };
      const subject = await letterSubject(manager, id);
      await manager.delete(LetterTextEntity, { letterId: id });
      await manager.delete(LetterEntity, { id });
      await recordChange(manager, { action: 'blog.letter.removed', subject, before });
    });
  }

  async lock(manager: EntityManager, id: string): Promise<LetterEntity> {
    const query = manager.createQueryBuilder(LetterEntity, 'letter').where('letter.id = :id', { id });
    const letter = await this.database.forUpdate(query).getOne();
    if (!letter) throw letterNotFound();
    return letter;
  }

  /** Saves what changes in the letter's own row, under a new revision. */
  async touch(manager: EntityManager, { id, revision }: LetterEntity, changes: Partial<LetterEntity>): Promise<void> {
    await manager.update(LetterEntity, id, { ...changes, revision: revision + 1, updatedAt: Date.now() });
  }

  private async view(manager: EntityManager, letter: LetterEntity, language: Language): Promise<Letter> {
    const [summary] = await this.summaries(manager, [letter], language);
    const texts = await readTexts(manager, letter.id);
    const audience = await (letter.status === 'stopped' ? remainingOf(manager, letter) : audienceOf(manager, texts));
    const { pausedFor, lastRefusal } = letter;
    const pace = this.config.NEWSLETTER_PER_MINUTE;
    return { ...(summary as LetterSummary), texts, audience, pace, pausedFor, lastRefusal };
  }

  private async summaries(
    manager: EntityManager,
    letters: readonly LetterEntity[],
    language: Language,
  ): Promise<LetterSummary[]> {
    const letterId = In(letters.map(({ id }) => id));
    const rows = await manager.find(LetterTextEntity, { where: { letterId } });
    const counts = await countsOf(manager, letters);
    return letters.map((letter) => {
      const texts = byLanguage(rows.filter((row) => row.letterId === letter.id));
      return {
        id: letter.id,
        subject: subjectOf(texts, language),
        status: letter.status,
        missing: missingIn(texts),
        scheduledAt: iso(letter.scheduledAt),
        startedAt: iso(letter.startedAt),
        endedAt: iso(letter.endedAt),
        updatedAt: new Date(letter.updatedAt).toISOString(),
        revision: letter.revision,
        counts: counts.get(letter.id) as LetterSummary['counts'],
      };
    });
  }
}

function subjectOf(texts: TextsByLanguage, language: Language): string {
  const order = [language, ...languages];
  const whole = order.find((each) => isWholeLetter(texts[each]));
  return (whole && texts[whole]?.subject) || order.map((each) => texts[each]?.subject).find(Boolean) || '';
}
