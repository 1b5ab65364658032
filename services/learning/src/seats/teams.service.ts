import { centsToDollars, type Language, type SeatProgress, type Team, type TeamSeats } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { live } from '../access/access.ts';
import { PurchaseEntity, SeatEntity } from '../access/purchase.entity.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { isPublished } from '../catalogue/catalogue-snapshot.ts';
import { type CourseModel, inLanguage } from '../catalogue/course-model.ts';
import { CertificateEntity } from '../certificates/certificate.entity.ts';
import { People } from '../people/people.ts';
import { CourseCompletionEntity } from '../progress/course-completion.entity.ts';
import { lastActiveIn } from '../progress/course-state.ts';
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
    const { purchases, rows, total, free, own } = await this.stock.read(ownerId, courseId);
    const course = this.catalogue.course(courseId);
    const [progress, names, former] = await Promise.all([
      this.progress(course, rows, language),
      this.people.names(told(rows)),
      this.former(purchases, courseId),
    ]);
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
      former,
    };
  }

  /** A seat goes to the next learner; who has finished with it stays in the buyer's record. */
  private async former(purchases: readonly PurchaseEntity[], courseId: string): Promise<TeamSeats['former']> {
    const { read } = this.database;
    const ended = await read.find(SeatEntity, {
      where: { purchaseId: In(purchases.map(({ id }) => id)), withdrawnAt: Not(IsNull()) },
      order: { withdrawnAt: 'DESC', id: 'ASC' },
    });
    const userIds = [...new Set(told(ended))];
    if (userIds.length === 0) return [];
    const certificates = await read.findBy(CertificateEntity, { courseId, userId: In(userIds) });
    const names = await this.people.names(certificates.map(({ userId }) => userId));
    return certificates.flatMap(({ userId, code, issuedAt, revokedAt }) => {
      const [name, seat] = [names.get(userId), ended.find((row) => row.userId === userId)];
      // Earned while the seat was theirs, not with another one later.
      if (!name || !seat?.withdrawnAt || issuedAt > seat.withdrawnAt) return [];
      const certificate = { code, issuedAt: issuedAt.toISOString(), valid: !revokedAt };
      return [{ id: seat.id, name, withdrawnAt: seat.withdrawnAt.toISOString(), certificate }];
    });
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
    const completions = await read.findBy(CourseCompletionEntity, where);
    const ofLearner = Map.groupBy(rows, ({ userId }) => userId);
    const ids = new Set(course.lessons.map(({ row }) => row.id));
    return new Map(
      userIds.map((userId) => {
        const states = ofLearner.get(userId) ?? [];
        // Progress in deleted lessons doesn't count.
        const done = states.filter((row) => row.completedAt && ids.has(row.lessonId));
        const completion = completions.find((one) => one.userId === userId);
        const certificate = certificates.find((one) => one.userId === userId);
        return [
          userId,
          {
            completedLessons: done.length,
            lessonCount: ids.size,
            lastActiveAt: lastActiveIn(states),
            completedAt: completion?.completedAt.toISOString() ?? null,
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
