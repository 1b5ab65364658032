import { randomUUID } from 'node:crypto';
import { forEachLanguage, type Language } from '@arcada/contracts';
import { type EntityManager, MoreThan } from 'typeorm';
import { SubscriptionEntity } from '../newsletter/newsletter.entity.ts';
import { type LetterEntity, RecipientEntity } from './letter.entity.ts';
import { mailLanguage, type TextsByLanguage } from './letter-texts.ts';

const confirmed = { status: 'confirmed' as const };
// Eight values each: below the number of variables that SQLite takes in one statement.
const atOnce = 500;

/** Confirmed subscribers by their own language. */
export async function subscribersByLanguage(manager: EntityManager): Promise<Record<Language, number>> {
  const counts = forEachLanguage(() => 0);
  const rows = await manager
    .createQueryBuilder(SubscriptionEntity, 'it')
    .select('it.language', 'language')
    .addSelect('count(*)', 'number')
    .where(confirmed)
    .groupBy('it.language')
    .getRawMany<{ language: Language; number: number | string }>();
  for (const { language, number } of rows) counts[language] = Number(number);
  return counts;
}

/** How many would get the letter now, by the language of their mail. */
export async function audienceOf(manager: EntityManager, texts: TextsByLanguage): Promise<Record<Language, number>> {
  const audience = forEachLanguage(() => 0);
  for (const [wished, number] of Object.entries(await subscribersByLanguage(manager))) {
    const language = mailLanguage(texts, wished as Language);
    if (language) audience[language] += number;
  }
  return audience;
}

/** How many of those who haven't got a stopped letter would get it now, by the language of their mail. */
export async function remainingOf(
  manager: EntityManager,
  { id: letterId, pausedFor, judgedFrom }: LetterEntity,
): Promise<Record<Language, number>> {
  const remaining = forEachLanguage(() => 0);
  const query = manager
    .createQueryBuilder(RecipientEntity, 'it')
    .innerJoin(SubscriptionEntity, 'reader', 'reader.id = it.subscriptionId and reader.status = :confirmed', {
      confirmed: confirmed.status,
    })
    .select('it.language', 'language')
    .addSelect('count(*)', 'number')
    .where('it.letterId = :letterId', { letterId })
    .groupBy('it.language');
  const open = "it.status in ('waiting', 'queued')";
  // Continued after refusals, it goes to who was refused, too.
  if (pausedFor === 'refusals')
    query.andWhere(`(${open} or (it.status = 'bounced' and it.settledAt >= :since))`, { since: judgedFrom ?? 0 });
  else query.andWhere(open);
  for (const { language, number } of await query.getRawMany<{ language: Language; number: number | string }>())
    remaining[language] = Number(number);
  return remaining;
}

/** One row for each confirmed subscriber, in the transaction that starts the letter. Returns how many. */
export async function addRecipients(manager: EntityManager, letterId: string, texts: TextsByLanguage): Promise<number> {
  let added = 0;
  for (let after = ''; ; ) {
    const page = await manager.find(SubscriptionEntity, {
      select: { id: true, language: true },
      where: { ...confirmed, id: MoreThan(after) },
      order: { id: 'ASC' },
      take: atOnce,
    });
    const rows = page.flatMap(({ id: subscriptionId, language: wished }) => {
      const language = mailLanguage(texts, wished);
      const state = { status: 'waiting' as const, turn: 0, queuedAt: null, settledAt: null };
      return language ? [{ id: randomUUID(), letterId, subscriptionId, language, ...state }] : [];
    });
    if (rows.length > 0) await manager.insert(RecipientEntity, rows);
    added += rows.length;
    const last = page.at(-1);
    if (page.length < atOnce || !last) return added;
    after = last.id;
  }
}
