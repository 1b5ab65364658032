import { type Lesson, type Played, type progressSchema, unionOf } from '@arcada/contracts';
import { Database, Outbox } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { CourseModel, LessonModel } from '../catalogue/course-model.ts';
import type { LessonEntity } from '../catalogue/lesson.entity.ts';
import type { Attempt } from './attempt.ts';
import { recordCompletion } from './course-completion.entity.ts';
import { isMarkedByHand, isWatched, lessonState, type States, tally, watchedIn } from './course-state.ts';
import { LessonProgressEntity } from './lesson-progress.entity.ts';
import { retryAt } from './pause.ts';
import { needsPassing, tooSoon } from './progress.errors.ts';

type Mark = (attempts: number) => Attempt;

export const issueCertificateTask = 'learning.certificate.issue';

/**
 * Learners' progress in their courses. Positions only grow; a completed lesson stays complete unless its learner,
 * who has marked it so, undoes that.
 */
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
    { positionSeconds, completed, played = [] }: z.infer<typeof progressSchema>,
  ): Promise<Lesson['state']> {
    const isTask = lesson.kind === 'quiz' || lesson.kind === 'exercise';
    if (completed !== undefined && isTask) throw needsPassing();
    const position = lesson.kind === 'video' ? Math.min(positionSeconds, lesson.durationSeconds) : 0;
    const video = lesson.kind === 'video' ? { played, seconds: lesson.durationSeconds } : undefined;
    const change = { position, completes: completed === true, video };
    const reopens = completed === false ? lesson : undefined;
    return lessonState(await this.write(userId, course, lesson.id, { ...change, reopens }), lesson);
  }

  /**
   * Stores the answers as another attempt, unless it comes too soon after failed ones. `mark` is
   * called under the lock, with the number of attempts before it; it returns the answers that count.
   */
  async answer(
    userId: string,
    course: CourseModel,
    { row: lesson }: LessonModel,
    mark: Mark,
  ): Promise<LessonProgressEntity> {
    return this.write(userId, course, lesson.id, { position: 0, completes: false, mark });
  }

  private write(
    userId: string,
    course: CourseModel,
    lessonId: string,
    change: {
      position: number;
      completes: boolean;
      video?: Video | undefined;
      mark?: Mark;
      /** The lesson that the learner no longer counts as complete. */
      reopens?: LessonEntity | undefined;
    },
  ): Promise<LessonProgressEntity> {
    const key = { userId, courseId: course.row.id, lessonId };
    const now = new Date();
    return this.database.transaction(async (manager) => {
      const query = manager
        .createQueryBuilder(LessonProgressEntity, 'p')
        .where('p.userId = :userId AND p.courseId = :courseId AND p.lessonId = :lessonId', key);
      const locked = this.database.forUpdate(query);
      let row = await locked.getOne();
      if (!row) {
        const empty = {
          positionMilliseconds: 0,
          watched: [],
          attempts: 0,
          bestPermille: null,
          firstAnswers: null,
          lastAnswers: null,
          completedAt: null,
          updatedAt: now,
        };
        // An update locks a row that another device has made meanwhile; an ignored insert would only share it, and those
        // who share wait for one another.
        const made = manager.createQueryBuilder().insert().into(LessonProgressEntity);
        await made
          .values({ ...key, ...empty })
          .orUpdate(['user_id'], ['user_id', 'course_id', 'lesson_id'])
          .execute();
        row = await locked.getOneOrFail();
      }
      const waits = change.mark && retryAt(row);
      if (waits && waits > now) throw tooSoon(waits);
      const marked = change.mark?.(row.attempts);
      const { video } = change;
      const watched = video && unionOf([...watchedIn(row), ...within(video)]);
      const completes = change.completes || marked?.passed || (video && watched && isWatched(watched, video.seconds));
      const completesNow = completes && !row.completedAt;
      const { reopens } = change;
      if (reopens && row.completedAt && isMarkedByHand(row, reopens)) row.completedAt = null;
      Object.assign(row, {
        positionMilliseconds: Math.max(row.positionMilliseconds, Math.round(change.position * 1000)),
        completedAt: completesNow ? now : row.completedAt,
        updatedAt: now,
        ...(watched && { watched }),
        ...(marked && {
          attempts: row.attempts + 1,
          bestPermille: Math.max(row.bestPermille ?? 0, Math.round(marked.score * 1000)),
          firstAnswers: row.attempts === 0 ? marked.given : row.firstAnswers,
          lastAnswers: marked.given,
        }),
      });
      const { userId: _user, courseId: _course, lessonId: _lesson, ...columns } = row;
      await manager.update(LessonProgressEntity, key, columns);
      if (completesNow && tally(course, await this.states(userId, course.row.id, manager)).isComplete) {
        await recordCompletion(manager, userId, course.row.id);
        await this.outbox.addTask(manager, issueCertificateTask, { userId, courseId: course.row.id });
      }
      return row;
    });
  }
}

interface Video {
  played: readonly Played[];
  seconds: number;
}

/** Nothing can be played beyond the end. */
const within = ({ played, seconds }: Video): Played[] => played.map(([from, to]) => [from, Math.min(to, seconds)]);
