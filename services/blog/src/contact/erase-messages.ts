import type { Outbox } from '@arcada/service-kit';
import { type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import { ContactMessageEntity } from './contact.entity.ts';

/** Deletes messages, and their mails that wait in the outbox. Returns how many messages there were. */
export async function eraseMessages(
  manager: EntityManager,
  outbox: Outbox,
  where: FindOptionsWhere<ContactMessageEntity> | FindOptionsWhere<ContactMessageEntity>[],
): Promise<number> {
  const rows = await manager.find(ContactMessageEntity, { where, select: { id: true, mailIds: true } });
  const mails = rows.flatMap(({ mailIds }) => mailIds ?? []);
  await outbox.withdraw(manager, mails);
  await manager.delete(ContactMessageEntity, { id: In(rows.map(({ id }) => id)) });
  return rows.length;
}
