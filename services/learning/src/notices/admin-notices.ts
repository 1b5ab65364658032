import {
  type AdminNotice,
  actorPlaceholder,
  forEachLanguage,
  type GivenNotice,
  noticeKinds,
  type Translated,
} from '@arcada/contracts';
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
    const { key, notice: given } = payloadSchema.parse(payload);
    const notice = { ...given, text: await this.named(given.text, given.actorId) };
    const admins = await this.people.admins();
    await this.database.transaction(async (manager) => {
      for (const userId of admins)
        await this.notices.give(manager, { ...notice, id: repeatableId(`notice ${key}`, userId), userId });
    });
  }

  /** Other areas don't know what accounts are called. */
  private async named(text: Translated, actorId: string | undefined): Promise<Translated> {
    if (!actorId || !Object.values(text).some((words) => words.includes(actorPlaceholder))) return text;
    const name = await this.people.nameIfKnown(actorId);
    return forEachLanguage((language) => text[language].replaceAll(actorPlaceholder, () => name ?? someone[language]));
  }
}

/** Of an account that is gone by now. */
const someone: Translated = { en: 'Someone', 'pt-BR': 'Alguém', es: 'Alguien' };
