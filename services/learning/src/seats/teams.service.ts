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
import { type Known, People } from '../people/people.ts';
import { CourseCompletionEntity } from '../progress/course-completion.entity.ts';
import { LessonProgressEntity } from '../progress/lesson-progress.entity.ts';
import { reachedIn, statesUntil } from '../progress/reached.ts';
import { presentFormerSeat, presentProgress, presentSeat, showsResults } from './present-seat.ts';
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

  /** The same with their people. */
  async readAll(ownerId: string, language: Language): Promise<TeamSeats[]> {
    const teams = await this.list(ownerId, language);
    return Promise.all(teams.map(({ courseId }) => this.read(ownerId, courseId, language)));
  }

  async read(ownerId: string, courseId: string, language: Language): Promise<TeamSeats> {
    const { purchases, rows, total, free, own } = await this.stock.read(ownerId, courseId);
    const course = this.catalogue.course(courseId);
    const former = await this.former(purchases, rows);
    const people = [...rows, ...former];
    const [progressOf, accounts] = await Promise.all([
      this.progress(course, people, language),
      this.people.known(people.filter((row) => showsResults(row) && !row.holder).flatMap(({ userId }) => userId ?? [])),
    ]);
    const known = (row: SeatEntity) => ({
      progress: progressOf(row),
      account: showsResults(row) ? accountOf(row, accounts.get(row.userId ?? '')) : undefined,
    });
    const onSale = this.catalogue.working(courseId);
    return {
      courseId,
      title: inLanguage(course.texts, language).title,
      ...(isPublished(onSale) && { price: centsToDollars(onSale.row.priceCents) }),
      total,
      free,
      own,
      seats: rows.map((row) => presentSeat(row, known(row))),
      former: former.flatMap((row) => (row.withdrawnAt ? [presentFormerSeat(row, row.withdrawnAt, known(row))] : [])),
    };
  }

  /** A seat goes to the next learner; who had it stays in the buyer's record, unless they have one of these again. */
  private async former(purchases: readonly PurchaseEntity[], rows: readonly SeatEntity[]): Promise<SeatEntity[]> {
    const ended = await this.database.read.find(SeatEntity, {
      where: { purchaseId: In(purchases.map(({ id }) => id)), withdrawnAt: Not(IsNull()) },
      order: { withdrawnAt: 'DESC', id: 'ASC' },
    });
    const known = new Set(rows.map(({ userId }) => userId));
    return ended.filter(({ userId }) => {
      if (known.has(userId)) return false;
      known.add(userId);
      return true;
    });
  }

  /**
   * Of each learner who knows that the buyer sees it: until the seat was taken back, if it was. What they answered and
   * wrote stays with them.
   */
  private async progress(
    course: CourseModel,
    seats: readonly SeatEntity[],
    language: Language,
  ): Promise<(seat: SeatEntity) => SeatProgress | undefined> {
    const userIds = seats.flatMap(({ userId, progressShownAt }) => (userId && progressShownAt ? [userId] : []));
    const where = { courseId: course.row.id, userId: In(userIds) };
    const { read } = this.database;
    const states = Map.groupBy(await read.findBy(LessonProgressEntity, where), ({ userId }) => userId);
    const certificates = await read.findBy(CertificateEntity, where);
    const completions = await read.findBy(CourseCompletionEntity, where);
    return (seat) => {
      const { userId, progressShownAt, withdrawnAt, reached } = seat;
      if (!userId || !progressShownAt) return undefined;
      const isWithin = (when: Date) => !withdrawnAt || when <= withdrawnAt;
      const own = states.get(userId) ?? [];
      return presentProgress(
        reached ?? reachedIn(course, withdrawnAt ? statesUntil(own, withdrawnAt) : own),
        {
          completedAt: completions.find((one) => one.userId === userId && isWithin(one.completedAt))?.completedAt,
          certificate: certificates.find((one) => one.userId === userId && isWithin(one.issuedAt)),
        },
        { showsResults: showsResults(seat), language },
      );
    };
  }
}

/** What the account becomes after the seat was taken back isn't the buyer's to see, but of old ones no other name is known. */
const accountOf = ({ withdrawnAt, holder }: SeatEntity, now: Known | undefined): Partial<Known> | undefined =>
  withdrawnAt ? (holder ?? (now && { name: now.name })) : now;
