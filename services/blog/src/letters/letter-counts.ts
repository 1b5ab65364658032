import type { LetterCounts } from '@arcada/contracts';
import { type EntityManager, In } from 'typeorm';
import { SubscriptionEntity } from '../newsletter/newsletter.entity.ts';
import { LetterEntity, RecipientEntity, type RecipientStatus } from './letter.entity.ts';

const noCounts: LetterCounts = {
  recipients: 0,
  waiting: 0,
  sent: 0,
  bounced: 0,
  left: 0,
  failed: 0,
  unsubscribed: 0,
};

/** What became of the mails of these letters. */
export async function countsOf(
  manager: EntityManager,
  letters: readonly LetterEntity[],
): Promise<Map<string, LetterCounts>> {
  const found = new Map(letters.map(({ id, counts }) => [id, counts ?? { ...noCounts }]));
  const ids = letters.filter(({ counts, startedAt }) => !counts && startedAt !== null).map(({ id }) => id);
  if (ids.length === 0) return found;
  const rows = await manager
    .createQueryBuilder(RecipientEntity, 'it')
    .select('it.letterId', 'letterId')
    .addSelect('it.status', 'status')
    .addSelect('count(*)', 'number')
    .where({ letterId: In(ids) })
    .groupBy('it.letterId')
    .addGroupBy('it.status')
    .getRawMany<{ letterId: string; status: RecipientStatus; number: number | string }>();
  for (const { letterId, status, number } of rows) {
    const counts = found.get(letterId);
    if (!counts) continue;
    counts[status === 'queued' ? 'waiting' : status] += Number(number);
    counts.recipients += Number(number);
  }
  const ended = await manager
    .createQueryBuilder(SubscriptionEntity, 'it')
    .select('it.endedLetterId', 'letterId')
    .addSelect('count(*)', 'number')
    .where({ endedLetterId: In(ids) })
    .groupBy('it.endedLetterId')
    .getRawMany<{ letterId: string; number: number | string }>();
  for (const { letterId, number } of ended) {
    const counts = found.get(letterId);
    if (counts) counts.unsubscribed = Number(number);
  }
  return found;
}

export async function countsOfOne(manager: EntityManager, letter: LetterEntity): Promise<LetterCounts> {
  return (await countsOf(manager, [letter])).get(letter.id) ?? noCounts;
}
