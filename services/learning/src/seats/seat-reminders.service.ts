import { daysBetweenReminders, type Reminders } from '@arcada/contracts';
import { Database, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { SeatEntity } from '../access/purchase.entity.ts';
import type { CourseModel } from '../catalogue/course-model.ts';
import { CourseNotices } from '../notices/course-notices.ts';
import { People } from '../people/people.ts';
import { LessonProgressEntity } from '../progress/lesson-progress.entity.ts';
import { SeatStock } from './seat-stock.ts';

const pause = daysBetweenReminders * 86_400_000;

/** The buyer reminds learners who haven't begun. It is a notice: who turns those of seats off gets none. */
@Injectable()
export class SeatReminders {
  constructor(
    private readonly database: Database,
    private readonly notices: CourseNotices,
    private readonly people: People,
    private readonly stock: SeatStock,
  ) {}

  /** Of those who know that the buyer sees their progress. Who has just accepted the seat, or been reminded, isn't. */
  async send(owner: UserActor, course: CourseModel, now = Date.now()): Promise<Reminders> {
    const courseId = course.row.id;
    const { mailName: name } = await this.people.sender(owner);
    return this.database.transaction(async (manager) => {
      const { rows } = await this.stock.hold(manager, owner.id, courseId);
      const learners = rows.flatMap(({ userId, progressShownAt }) => (userId && progressShownAt ? [userId] : []));
      const begun = await manager.find(LessonProgressEntity, {
        where: { courseId, userId: In(learners) },
        select: { userId: true, courseId: true, lessonId: true },
      });
      const hasBegun = new Set(begun.map(({ userId }) => userId));
      const waiting = rows.filter(({ userId, progressShownAt }) => userId && progressShownAt && !hasBegun.has(userId));
      const due = waiting.filter(
        ({ takenAt, remindedAt }) => Math.max(Number(takenAt), Number(remindedAt)) <= now - pause,
      );
      await manager.update(SeatEntity, { id: In(due.map(({ id }) => id)) }, { remindedAt: new Date(now) });
      for (const { userId } of due)
        if (userId) await this.notices.reminded(manager, course, userId, { id: owner.id, name });
      return { reminded: due.length, recent: waiting.length - due.length };
    });
  }
}
