import { type Lesson, type progressSchema, watchedShare } from '@arcada/contracts';
import { Database, Outbox } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { CourseModel, LessonModel } from '../catalogue/course-model.ts';
import { lessonState, type States, tally } from './course-state.ts';
import { LessonProgressEntity } from './lesson-progress.entity.ts';
import { askedFor, type GivenAnswers } from './marking.ts';
import { needsPassing } from './progress.errors.ts';

export const issueCertificateTask = 'learning.certificate.issue';

/** Learners' progress in their courses. Positions only grow, and a completed lesson stays complete. */
@Injectable()
export class Progress {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  async states(userId: string, courseId: string, manager: EntityManager = this.database.read): Promise<States> {
    const rows = await manager.findBy(LessonProgressEntity, { userId, courseId });
    return new Map(rows.map((row) => [row.lessonId, row]));
  }

  async save(
    userId: string,
    course: CourseModel,
    { row: lesson }: LessonModel,
    { positionSeconds, completed = false }: z.infer<typeof progressSchema>,
  ): Promise<Lesson['state']> {
    const isTask = lesson.kind === 'quiz' || lesson.kind === 'exercise';
    if (completed && isTask) throw needsPassing();
    const position = lesson.kind === 'video' ? Math.min(positionSeconds, lesson.durationSeconds) : 0;
    const watched = lesson.kind === 'video' && position >= lesson.durationSeconds * watchedShare;
    return this.write(userId, course, lesson.id, { position, completes: completed || watched });
  }

  /** Stores the answers as another attempt. Returns the number of attempts. */
  async answer(
    userId: string,
    course: CourseModel,
    { row: lesson }: LessonModel,
    given: GivenAnswers,
    passed: boolean,
  ): Promise<number> {
    const answers = askedFor(lesson, given);
    await this.write(userId, course, lesson.id, { position: 0, completes: passed, answers });
    const row = (await this.states(userId, course.row.id)).get(lesson.id);
    return row?.attempts ?? 1;
  }

  private write(
    userId: string,
    course: CourseModel,
    lessonId: string,
    change: { position: number; completes: boolean; answers?: GivenAnswers },
  ): Promise<Lesson['state']> {
    const key = { userId, courseId: course.row.id, lessonId };
    const now = new Date();
    return this.database.transaction(async (manager) => {
      const empty = { positionMilliseconds: 0, attempts: 0, lastAnswers: null, completedAt: null, updatedAt: now };
      const fresh = manager
        .createQueryBuilder()
        .insert()
        .into(LessonProgressEntity)
        .values({ ...key, ...empty });
      await fresh.orIgnore().execute();
      const query = manager
        .createQueryBuilder(LessonProgressEntity, 'p')
        .where('p.userId = :userId AND p.courseId = :courseId AND p.lessonId = :lessonId', key);
      const row = await this.database.forUpdate(query).getOneOrFail();
      const completesNow = change.completes && !row.completedAt;
      Object.assign(row, {
        positionMilliseconds: Math.max(row.positionMilliseconds, Math.round(change.position * 1000)),
        completedAt: completesNow ? now : row.completedAt,
        updatedAt: now,
        ...(change.answers && { attempts: row.attempts + 1, lastAnswers: change.answers }),
      });
      const { userId: _user, courseId: _course, lessonId: _lesson, ...columns } = row;
      await manager.update(LessonProgressEntity, key, columns);
      if (completesNow && tally(course, await this.states(userId, course.row.id, manager)).isComplete)
        await this.outbox.addTask(manager, issueCertificateTask, { userId, courseId: course.row.id });
      return lessonState(row);
    });
  }
}
