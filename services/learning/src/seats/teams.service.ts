import {
  centsToDollars,
  type FormerTeam,
  type Language,
  type SeatProgress,
  type Team,
  type TeamSeats,
} from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { live } from '../access/access.ts';
import { CourseOrderEntity, isPausedIn, PurchaseEntity, SeatEntity } from '../access/purchase.entity.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { isPublished } from '../catalogue/catalogue-snapshot.ts';
import { type CourseModel, inLanguage } from '../catalogue/course-model.ts';
import { CertificateEntity } from '../certificates/certificate.entity.ts';
import { type Known, People } from '../people/people.ts';
import { CourseCompletionEntity } from '../progress/course-completion.entity.ts';
import { LessonProgressEntity } from '../progress/lesson-progress.entity.ts';
import { reachedIn, statesUntil } from '../progress/reached.ts';
import { OrderNumbers } from './order-numbers.ts';
import { type EndedSeat, presentFormerSeat, presentProgress, presentSeat, showsResults } from './present-seat.ts';
import { notSeatOwner } from './seat.errors.ts';
import { countSeats, SeatStock } from './seat-stock.ts';

/** What buyers of seats see: their teams, and how far each learner is. */
@Injectable()
export class Teams {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly database: Database,
    private readonly numbers: OrderNumbers,
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
    const ids = new Set([...teams.map(({ courseId }) => courseId), ...(await this.refunded(ownerId))]);
    return Promise.all([...ids].map((courseId) => this.read(ownerId, courseId, language)));
  }

  /** Teams that no seat is left of, by title: what was reached in them is still there. */
  async listFormer(ownerId: string, language: Language): Promise<FormerTeam[]> {
    const courseIds = await this.refunded(ownerId);
    const purchases = await this.database.read.findBy(PurchaseEntity, { userId: ownerId, courseId: In(courseIds) });
    return courseIds
      .flatMap((courseId) => {
        const course = this.catalogue.find(courseId);
        if (!course) return [];
        const { title } = inLanguage(course.texts, language);
        const refundedAt = Math.max(...purchases.filter((one) => one.courseId === courseId).map(timeOf));
        const imageUrl = this.catalogue.images.url(course.row.image);
        return [{ courseId, title, imageUrl, refundedAt: new Date(refundedAt).toISOString() }];
      })
      .sort((one, other) => one.title.localeCompare(other.title, language));
  }

  /** Courses in which this person has no seat left, and had given some to learners: they are in the buyer's record. */
  private async refunded(ownerId: string): Promise<string[]> {
    const { read } = this.database;
    const purchases = await read.findBy(PurchaseEntity, { userId: ownerId });
    const open = new Set(purchases.filter(({ revokedAt }) => !revokedAt).map(({ courseId }) => courseId));
    const closed = purchases.filter(({ courseId }) => !open.has(courseId));
    const ended = await this.ended(closed, await this.refundedOf(closed));
    return [...new Set(ended.map(({ courseId }) => courseId))].filter((id) => this.catalogue.find(id));
  }

  async read(ownerId: string, courseId: string, language: Language): Promise<TeamSeats> {
    const { bought, rows, total, free, own } = await this.stock.read(ownerId, courseId);
    const course = this.catalogue.course(courseId);
    const refunded = await this.refundedOf(bought);
    const former = formerOf(await this.ended(bought, refunded), rows);
    const refunds = total > 0 ? [] : refunded.toSorted((one, other) => timeOf(other) - timeOf(one));
    if (total === 0 && refunds.length === 0) throw notSeatOwner();
    const people = [...rows, ...former];
    const refundedOrders = [...new Set(refunds.map(({ orderId }) => orderId))];
    const [progressOf, accounts, refundedNumbers] = await Promise.all([
      this.progress(course, people, language),
      this.people.known(people.filter((row) => showsResults(row) && !row.holder).flatMap(({ userId }) => userId ?? [])),
      this.numbers.of(refundedOrders),
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
      refundedAt: refunds[0]?.revokedAt?.toISOString() ?? null,
      refundedOrders,
      refundedNumbers,
      former: former.map((row) => presentFormerSeat(row, known(row))),
    };
  }

  /** Those that won't count again, unlike those of a disputed payment. */
  private async refundedOf(purchases: readonly PurchaseEntity[]): Promise<PurchaseEntity[]> {
    const orders = await this.database.read.findBy(CourseOrderEntity, {
      id: In(purchases.map(({ orderId }) => orderId)),
      disputed: true,
    });
    const isPaused = ({ id, orderId }: PurchaseEntity) =>
      orders.some((order) => order.id === orderId && isPausedIn(order, id));
    return purchases.filter((one) => one.revokedAt && !isPaused(one));
  }

  /**
   * Seats that learners had and have no more, and invitations that a refund has ended, the last ended first; `refunded`:
   * which of the purchases were.
   */
  private async ended(purchases: readonly PurchaseEntity[], refunded: readonly PurchaseEntity[]): Promise<EndedSeat[]> {
    const { read } = this.database;
    const of = (some: readonly PurchaseEntity[]) => ({ purchaseId: In(some.map(({ id }) => id)) });
    const refundedAt = new Map(refunded.map(({ id, revokedAt }) => [id, revokedAt]));
    const withdrawn = await read.findBy(SeatEntity, { ...of(purchases), withdrawnAt: Not(IsNull()) });
    const lost = (await read.findBy(SeatEntity, { ...of(refunded), ...live })).filter(
      ({ userId, email }) => userId ?? email,
    );
    return [...withdrawn, ...lost]
      .flatMap((seat) => {
        const withdrawnAt = seat.withdrawnAt ?? refundedAt.get(seat.purchaseId);
        return withdrawnAt ? [{ ...seat, withdrawnAt, refunded: !seat.withdrawnAt }] : [];
      })
      .sort((one, other) => other.withdrawnAt.getTime() - one.withdrawnAt.getTime() || (one.id < other.id ? -1 : 1));
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

/**
 * A seat goes to the next learner; who had it stays in the buyer's record, unless they have one of these again. Who had
 * only been invited is known by the address alone.
 */
function formerOf(ended: readonly EndedSeat[], rows: readonly SeatEntity[]): EndedSeat[] {
  const known = new Set(rows.flatMap(keysOf));
  const learners = ended.filter(({ userId }) => userId !== null);
  const kept = new Set<EndedSeat>();
  for (const seat of [...learners, ...ended.filter(({ userId }) => userId === null)]) {
    if (known.has(seat.userId ?? seat.email)) continue;
    for (const key of keysOf(seat)) known.add(key);
    kept.add(seat);
  }
  return ended.filter((seat) => kept.has(seat));
}

const keysOf = ({ userId, email, acceptedEmail }: SeatEntity): string[] =>
  [userId, email, acceptedEmail?.toLowerCase()].flatMap((key) => key || []);

const timeOf = ({ revokedAt }: PurchaseEntity): number => revokedAt?.getTime() ?? 0;

/** What the account becomes after the seat was taken back isn't the buyer's to see, but of old ones no other name is known. */
const accountOf = ({ withdrawnAt, holder }: SeatEntity, now: Known | undefined): Partial<Known> | undefined =>
  withdrawnAt ? (holder ?? (now && { name: now.name })) : now;
