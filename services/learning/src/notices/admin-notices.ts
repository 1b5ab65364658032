import { type AdminNotice, type GivenNotice, noticeKinds } from '@arcada/contracts';
import { Database, Outbox } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { People } from '../people/people.ts';
import { repeatableId } from '../repeatable-id.ts';
import { type NewNotice, Notices } from './notices.service.ts';

/** Outbox task: who the admins are is known to identity, so it runs after the commit and is retried. */
export const notifyAdminsTask = 'notify-admins';

type ToAdmins = Omit<NewNotice, 'userId' | 'id'>;
const words = z.object({ en: z.string(), 'pt-BR': z.string(), es: z.string() });
const payloadSchema = z.object({
  key: z.string(),
  notice: z.object({
    kind: z.enum(noticeKinds),
    title: words,
    text: words,
    path: z.string(),
    courseId: z.string().optional(),
    actorId: z.string().optional(),
  }),
}) satisfies z.ZodType<{ key: string; notice: Omit<ToAdmins, 'mails'> & Pick<GivenNotice, 'kind'> }>;

/** Notices to all admins. */
@Injectable()
export class AdminNotices {
  constructor(
    private readonly database: Database,
    private readonly notices: Notices,
    private readonly outbox: Outbox,
    private readonly people: People,
  ) {}

  /** `key` names what happened, so that a repeated run notifies nobody twice. */
  async give(manager: EntityManager, key: string, notice: ToAdmins): Promise<void> {
    await this.outbox.addTask(manager, notifyAdminsTask, { key, notice });
  }

  /** What another area sends. */
  giveSent(manager: EntityManager, { id, ...notice }: AdminNotice): Promise<void> {
    return this.give(manager, `sent ${id}`, notice);
  }

  async run(payload: unknown): Promise<void> {
    const { key, notice } = payloadSchema.parse(payload);
    const admins = await this.people.admins();
    await this.database.transaction(async (manager) => {
      for (const userId of admins)
        await this.notices.give(manager, { ...notice, id: repeatableId(`notice ${key}`, userId), userId });
    });
  }
}
