import { Database, Outbox } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { z } from 'zod';
import { Access } from '../access/access.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { CourseNotices } from '../notices/course-notices.ts';
import { recordCompletion } from '../progress/course-completion.entity.ts';
import { tally } from '../progress/course-state.ts';
import { LessonProgressEntity } from '../progress/lesson-progress.entity.ts';
import { issueCertificateTask } from '../progress/progress.service.ts';
import { EditionLessonEntity, PublishedEditionEntity } from './edition.entity.ts';

/** Outbox task: a course may have many learners, who are notified after the commit. */
export const editionPublishedTask = 'learning.edition.published';

const payloadSchema = z.object({ courseId: z.string(), number: z.int() });
/** Learners in one transaction. */
const atOnce = 100;

/** Notifies learners that the lessons of their course have changed. */
@Injectable()
export class EditionReaders {
  constructor(
    private readonly access: Access,
    private readonly catalogue: Catalogue,
    private readonly database: Database,
    private readonly notices: CourseNotices,
    private readonly outbox: Outbox,
  ) {}

  /** A repeated run notifies no one twice. */
  async run(payload: unknown): Promise<void> {
    const { courseId, number } = payloadSchema.parse(payload);
    // Another process may have published it.
    await this.catalogue.refresh();
    const { read } = this.database;
    const edition = await read.findOneBy(PublishedEditionEntity, { courseId, number });
    const course = this.catalogue.find(courseId);
    if (!edition || !course) return;
    const where = { courseId, number };
    const lessons = await read.find(EditionLessonEntity, { where, order: { place: 'ASC' } });
    const isShorter = lessons.some(({ change }) => change === 'removed');
    const enrolled = [...(await this.access.enrolledIn(courseId))];
    const learners = enrolled.flatMap(([userId, since]) => (since < edition.publishedAt ? [userId] : []));
    for (let at = 0; at < learners.length; at += atOnce) {
      const some = learners.slice(at, at + atOnce);
      const rows = isShorter ? await read.findBy(LessonProgressEntity, { courseId, userId: In(some) }) : [];
      const statesOf = Map.groupBy(rows, ({ userId }) => userId);
      await this.database.transaction(async (manager) => {
        for (const userId of some) {
          await this.notices.newEdition(manager, course, userId, number, lessons);
          const states = new Map(statesOf.get(userId)?.map((row) => [row.lessonId, row]));
          // Only what was removed was missing.
          if (isShorter && tally(course, states).isComplete) {
            await recordCompletion(manager, userId, courseId);
            await this.outbox.addTask(manager, issueCertificateTask, { userId, courseId });
          }
        }
      });
    }
  }
}
