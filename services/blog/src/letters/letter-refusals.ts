import { type EntityManager, In, MoreThanOrEqual } from 'typeorm';
import { SubscriptionEntity } from '../newsletter/newsletter.entity.ts';
import { type LetterEntity, RecipientEntity } from './letter.entity.ts';

/** Of so many mails that the mail server decided on last … */
const judged = 20;
/** … so many refusals are too many: it isn't about single addresses any more. */
const tooMany = 15;
const rowsAtOnce = 500;

/** Whether the mail server refuses most mails of a letter. */
export async function isRefused(manager: EntityManager, { id, judgedFrom }: LetterEntity): Promise<boolean> {
  const last = await manager.find(RecipientEntity, {
    select: { id: true, status: true },
    where: { letterId: id, status: In(['sent', 'bounced']), settledAt: MoreThanOrEqual(judgedFrom ?? 0) },
    order: { settledAt: 'DESC' },
    take: judged,
  });
  return last.filter(({ status }) => status === 'bounced').length >= tooMany;
}

/** Who was refused before the pause gets the letter after all, but not at an address that is at fault itself. */
export async function takeRefusalsBack(manager: EntityManager, { id, judgedFrom }: LetterEntity): Promise<void> {
  const since = MoreThanOrEqual(judgedFrom ?? 0);
  const refused = await manager.findBy(RecipientEntity, { letterId: id, status: 'bounced', settledAt: since });
  for (let at = 0; at < refused.length; at += rowsAtOnce) {
    const part = refused.slice(at, at + rowsAtOnce);
    const still = await manager.find(SubscriptionEntity, {
      select: { id: true },
      where: { id: In(part.map(({ subscriptionId }) => subscriptionId)), status: 'confirmed' },
    });
    const readers = In(still.map((subscription) => subscription.id));
    const again = { status: 'waiting', queuedAt: null, settledAt: null } as const;
    await manager.update(RecipientEntity, { letterId: id, status: 'bounced', subscriptionId: readers }, again);
  }
}
