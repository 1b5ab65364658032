import { centsToDollars, type Language, type SeatProgress, type Team, type TeamSeats } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { live } from '../access/access.ts';
import { PurchaseEntity, SeatEntity } from '../access/purchase.entity.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { isPublished } from '../catalogue/catalogue-snapshot.ts';
import { type CourseModel, inLanguage } from '../catalogue/course-model.ts';
import { CertificateEntity } from '../certificates/certificate.entity.ts';
import { People } from '../people/people.ts';
import { LessonProgressEntity } from '../progress/lesson-progress.entity.ts';
import { bestScore } from '../progress/quiz-score.ts';
import { presentSeat } from './present-seat.ts';
import { countSeats, SeatStock } from './seat-stock.ts';

/** What buyers of seats see: their teams, and how far each learner is. */
@Injectable()
export class Teams {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly database: Database,
    private readonly people: People,
    private readonly stock: SeatStock,
  ) {}

  /** Courses in which this person has more seats than the one for herself. Deleted ones are left out. */
  async list(ownerId: string, language: Language): Promise<Team[]> {
    const { read } = this.database;
    const purchases = await read.find(PurchaseEntity, {
      where: { userId: ownerId, revokedAt: IsNull() },
      order: { boughtAt: 'DESC', id: 'ASC' },
    });
    const given = await read.find(SeatEntity, {
      where: { purchaseId: In(purchases.map(({ id }) => id)), ...live },
      select: { id: true, courseId: true },
    });
    return [...Map.groupBy(purchases, ({ courseId }) => courseId)].flatMap(([courseId, own]) => {
      const course = this.catalogue.find(courseId);
      const counts = countSeats(own, given.filter((seat) => seat.courseId === courseId).length);
      if (!course || (counts.total === 1 && counts.own)) return [];
      const { title } = inLanguage(course.texts, language);
      return [{ courseId, title, imageUrl: this.catalogue.images.url(course.row.image), ...counts }];
    });
  }

  async read(ownerId: string, courseId: string, language: Language): Promise<TeamSeats> {
    const { rows, total, free, own } = await this.stock.read(ownerId, courseId);
    const course = this.catalogue.course(courseId);
    const [progress, names] = await Promise.all([this.progress(course, rows, language), this.people.names(told(rows))]);
    const onSale = this.catalogue.working(courseId);
    return {
      courseId,
      title: inLanguage(course.texts, language).title,
      ...(isPublished(onSale) && { price: centsToDollars(onSale.row.priceCents) }),
      total,
      free,
      own,
      seats: rows.map((row) =>
        presentSeat(row, { progress: progress.get(row.userId ?? ''), name: names.get(row.userId ?? '') }),
      ),
    };
  }

  /** By learner. What they answered and wrote stays with them. */
  private async progress(
    course: CourseModel,
    seats: readonly SeatEntity[],
    language: Language,
  ): Promise<Map<string, SeatProgress>> {
    const userIds = seats.flatMap(({ userId, progressShownAt }) => (userId && progressShownAt ? [userId] : []));
    const toldOfResults = new Set(told(seats));
    const where = { courseId: course.row.id, userId: In(userIds) };
    const { read } = this.database;
    const rows = await read.findBy(LessonProgressEntity, where);
    const certificates = await read.findBy(CertificateEntity, where);
    const ofLearner = Map.groupBy(rows, ({ userId }) => userId);
    const ids = new Set(course.lessons.map(({ row }) => row.id));
    const latest = (times: readonly Date[]) =>
      times.length ? new Date(Math.max(...times.map(Number))).toISOString() : null;
    return new Map(
      userIds.map((userId) => {
        const states = ofLearner.get(userId) ?? [];
        // Progress in deleted lessons doesn't count.
        const done = states.flatMap((row) => (row.completedAt && ids.has(row.lessonId) ? [row.completedAt] : []));
        const certificate = certificates.find((one) => one.userId === userId);
        return [
          userId,
          {
            completedLessons: done.length,
            lessonCount: ids.size,
            lastActiveAt: latest(states.map(({ updatedAt }) => updatedAt)),
            completedAt: ids.size > 0 && done.length === ids.size ? latest(done) : null,
            certificate: certificate ? { code: certificate.code, valid: !certificate.revokedAt } : null,
            quizzes: toldOfResults.has(userId) ? quizzesOf(course, states, language) : null,
          },
        ];
      }),
    );
  }
}

/** Learners who know that the buyer sees their names and results. */
const told = (seats: readonly SeatEntity[]): string[] =>
  seats.flatMap(({ userId, resultsShownAt }) => (userId && resultsShownAt ? [userId] : []));

function quizzesOf({ lessons }: CourseModel, states: readonly LessonProgressEntity[], language: Language) {
  return lessons.flatMap(({ row: { id, quiz }, texts }) => {
    if (!quiz) return [];
    const state = states.find(({ lessonId }) => lessonId === id);
    const { title } = inLanguage(texts, language);
    return [{ lessonId: id, title, attempts: state?.attempts ?? 0, best: bestScore(quiz, state) }];
  });
}
