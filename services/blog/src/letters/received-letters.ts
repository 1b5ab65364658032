import { type EntityManager, In } from 'typeorm';
import type { SubscriptionEntity } from '../newsletter/newsletter.entity.ts';
import { LetterTextEntity, RecipientEntity, type RecipientStatus } from './letter.entity.ts';

export interface ReceivedLetter {
  subject: string;
  status: RecipientStatus;
  at: string | null;
}

/** The letters to these subscriptions, for the export of a person's data. */
export async function receivedLetters(
  manager: EntityManager,
  subscriptions: readonly SubscriptionEntity[],
): Promise<Map<string, ReceivedLetter[]>> {
  const received = new Map<string, ReceivedLetter[]>(subscriptions.map(({ id }) => [id, []]));
  const rows = await manager.find(RecipientEntity, {
    where: { subscriptionId: In([...received.keys()]) },
    order: { queuedAt: 'ASC' },
  });
  const texts = await manager.find(LetterTextEntity, {
    select: { letterId: true, language: true, subject: true },
    where: { letterId: In(rows.map(({ letterId }) => letterId)) },
  });
  for (const { subscriptionId, letterId, language, status, settledAt } of rows) {
    const text = texts.find((each) => each.letterId === letterId && each.language === language);
    const at = settledAt === null ? null : new Date(settledAt).toISOString();
    received.get(subscriptionId)?.push({ subject: text?.subject ?? '', status, at });
  }
  return received;
}
