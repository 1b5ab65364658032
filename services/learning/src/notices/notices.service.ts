import { randomUUID } from 'node:crypto';
import {
  alwaysMailed,
  forEachLanguage,
  type GivenNotice,
  type Language,
  mailedByChoice,
  type NoticeChoice,
  type NoticeKind,
  noticeKinds,
  noticeLimits,
  type readNoticesSchema,
  type SiteNotices,
} from '@arcada/contracts';
import { Database, type Housekeeper, Outbox } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, LessThan } from 'typeorm';
import type { z } from 'zod';
import { NoticeChoiceEntity, NoticeEntity } from './notice.entity.ts';
import { noticeMail } from './notice-mail.ts';

const day = 86_400_000;
const shown = (userId: string) => ({ userId, inBell: true });

/** A notice as this service writes it. */
export interface NewNotice extends Omit<GivenNotice, 'id' | 'mails'> {
  /** Names it when the same work may run again; absent: a new one. */
  id?: string;
  mails?: boolean;
  courseId?: string;
  /** Whose doing it is about. */
  actorId?: string;
}

/** What happened that concerns a person: in the bell of every page, and by mail. */
@Injectable()
export class Notices implements Housekeeper {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** In the transaction of what it is about. Nobody is notified of their own doing. */
  async give(manager: EntityManager, notice: NewNotice): Promise<void> {
    const { id = randomUUID(), userId, kind, title, text, path, mails = true } = notice;
    if (notice.actorId === userId) return;
    const choice = await manager.findOneBy(NoticeChoiceEntity, { userId, kind });
    const inBell = choice?.bell ?? true;
    const byMail = mails && (choice?.mail ?? mailsUnasked(kind));
    if ((!inBell && !byMail) || (await manager.existsBy(NoticeEntity, { id }))) return;
    await manager.insert(NoticeEntity, {
      id,
      userId,
      actorId: notice.actorId ?? null,
      kind,
      courseId: notice.courseId ?? null,
      words: { title: forEachLanguage((each) => cut(title[each], 200)), text },
      path,
      inBell,
      createdAt: new Date(),
      readAt: null,
      mailedAt: null,
    });
    if (byMail) await this.outbox.addComposedMail(manager, noticeMail, { id });
  }

  /** What it says is no longer so. */
  async takeBack(
    manager: EntityManager,
    which: Required<Pick<NewNotice, 'userId' | 'courseId' | 'kind'>> | { ids: string[] },
  ): Promise<void> {
    await manager.delete(NoticeEntity, 'ids' in which ? { id: In(which.ids) } : which);
  }

  /** Hides them, or shows them again as read or unread as they were. */
  async show(
    manager: EntityManager,
    { userId, ids }: { userId: string; ids: string[] },
    inBell: boolean,
  ): Promise<void> {
    await manager.update(NoticeEntity, { userId, id: In(ids) }, { inBell });
  }

  /** In the bell or not. */
  ofKind(manager: EntityManager, userId: string, kind: NoticeKind): Promise<Pick<NoticeEntity, 'id' | 'path'>[]> {
    return manager.find(NoticeEntity, { where: { userId, kind }, select: { id: true, path: true } });
  }

  unread(userId: string): Promise<number> {
    return this.database.read.countBy(NoticeEntity, { ...shown(userId), readAt: IsNull() });
  }

  async list(userId: string, language: Language): Promise<SiteNotices> {
    const rows = await this.database.read.find(NoticeEntity, {
      where: shown(userId),
      order: { createdAt: 'DESC', id: 'ASC' },
      take: noticeLimits.listed,
    });
    return {
      unread: await this.unread(userId),
      items: rows.map(({ id, kind, words, path, createdAt, readAt }) => ({
        id,
        kind,
        title: words.title[language],
        text: words.text[language],
        path,
        at: createdAt.toISOString(),
        read: readAt !== null,
      })),
    };
  }

  /** Of a course by kind, how many wait to be read. */
  async waiting(userId: string, kind: NoticeEntity['kind']): Promise<Map<string, number>> {
    const rows = await this.database.read.find(NoticeEntity, {
      where: { ...shown(userId), kind, readAt: IsNull() },
      select: { id: true, courseId: true },
    });
    const ofCourses = rows.flatMap(({ courseId }) => courseId ?? []);
    return new Map([...Map.groupBy(ofCourses, (id) => id)].map(([id, all]) => [id, all.length]));
  }

  async read(userId: string, { ids, path }: z.infer<typeof readNoticesSchema>): Promise<void> {
    const which = { userId, readAt: IsNull(), ...(ids && { id: In(ids) }), ...(path && { path }) };
    await this.database.transaction((manager) => manager.update(NoticeEntity, which, { readAt: new Date() }));
  }

  async choices(userId: string): Promise<NoticeChoice[]> {
    const rows = await this.database.read.findBy(NoticeChoiceEntity, { userId });
    return noticeKinds.map((kind) => {
      const row = rows.find((one) => one.kind === kind);
      return { kind, bell: row?.bell ?? true, mail: alwaysMailed.includes(kind) || (row?.mail ?? mailsUnasked(kind)) };
    });
  }

  async choose(userId: string, choices: readonly NoticeChoice[]): Promise<NoticeChoice[]> {
    await this.database.transaction(async (manager) => {
      for (const choice of choices) await manager.upsert(NoticeChoiceEntity, { userId, ...choice }, ['userId', 'kind']);
    });
    return this.choices(userId);
  }

  async run(now = Date.now()): Promise<void> {
    const old = { createdAt: LessThan(new Date(now - noticeLimits.days * day)) };
    await this.database.transaction((manager) => manager.delete(NoticeEntity, old));
  }
}

/** Whether a kind is mailed to who has chosen nothing. */
export const mailsUnasked = (kind: NoticeKind): boolean => !mailedByChoice.includes(kind);

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** The beginning of what somebody wrote, on one line. */
export const excerpt = (text: string): string => cut(text.replace(/\s+/g, ' ').trim(), 160);
