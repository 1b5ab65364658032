import type { ClosedReason, Enrolment } from '@arcada/contracts';
import { type Actor, Database, requireAdminStep, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import type { CourseEntity } from '../catalogue/course.entity.ts';
import type { CourseModel } from '../catalogue/course-model.ts';
import { notEnrolled } from './access.errors.ts';
import { CourseOrderEntity, isPausedIn, PurchaseEntity, SeatEntity } from './purchase.entity.ts';

/** Why a person may take a course. */
export interface Enrolled {
  id: string;
  courseId: string;
  since: Date;
  /** All seats this person has bought; 0 for someone who was only invited. */
  seats: number;
  /** Of a seat that was given: its buyer, and what the learner was told that the buyer sees. */
  giver: { id: string; sees: NonNullable<Enrolment['giver']>['sees'] } | null;
}

/** Who may open which course. Checked on each request, so a refund takes effect at once. */
@Injectable()
export class Access {
  constructor(private readonly database: Database) {}

  /**
   * Courses a person may take: through one seat of their own purchases that they keep, or through an
   * invitation.
   */
  async ofUser(
    userId: string,
    courseId?: string,
    manager: EntityManager = this.database.read,
  ): Promise<Map<string, Enrolled>> {
    const course = courseId === undefined ? {} : { courseId };
    const bought = await manager.find(PurchaseEntity, {
      where: { userId, revokedAt: IsNull(), ...course },
      order: { boughtAt: 'ASC', id: 'ASC' },
    });
    const taken = await manager.find(SeatEntity, { where: { userId, ...course, ...live }, order: { takenAt: 'ASC' } });
    const others = await this.buyers(
      manager,
      taken.map((seat) => seat.purchaseId),
    );
    const given = await manager.findBy(SeatEntity, { purchaseId: In(bought.map(({ id }) => id)), ...live });
    const owned = new Map<string, number>();
    const enrolled = new Map<string, Enrolled>();
    for (const [id, purchases] of Map.groupBy(bought, (purchase) => purchase.courseId)) {
      const seats = purchases.reduce((sum, purchase) => sum + purchase.seats, 0);
      const away = given.filter((seat) => seat.courseId === id).length;
      const [first] = purchases;
      owned.set(id, seats);
      if (first && purchases.some(keepsSeat) && seats > away)
        enrolled.set(id, { id: first.id, courseId: id, since: first.boughtAt, seats, giver: null });
    }
    for (const seat of taken) {
      const buyer = others.get(seat.purchaseId);
      if (buyer === undefined || enrolled.has(seat.courseId)) continue;
      const since = seat.takenAt ?? seat.invitedAt;
      const { id, courseId } = seat;
      const sees = seat.resultsShownAt ? 'results' : seat.progressShownAt ? 'progress' : 'nothing';
      enrolled.set(courseId, { id, courseId, since, seats: owned.get(courseId) ?? 0, giver: { id: buyer, sees } });
    }
    return enrolled;
  }

  /**
   * Whether a person may take the course; the rows that grant it are locked, so that a refund waits
   * until the transaction ends.
   */
  async hold(manager: EntityManager, userId: string, courseId: string): Promise<boolean> {
    const seats = await manager.findBy(SeatEntity, { userId, courseId, ...live });
    for (const where of [{ userId, courseId }, { id: In(seats.map(({ purchaseId }) => purchaseId)) }]) {
      const query = manager.createQueryBuilder(PurchaseEntity, 'p').where(where).orderBy('p.id');
      await this.database.forUpdate(query).getMany();
    }
    return (await this.ofUser(userId, courseId, manager)).has(courseId);
  }

  /** Who may take the course, since when. */
  async enrolledIn(courseId: string): Promise<Map<string, Date>> {
    const { read } = this.database;
    const bought = await read.find(PurchaseEntity, {
      where: { courseId, revokedAt: IsNull() },
      order: { boughtAt: 'ASC' },
    });
    const given = await read.findBy(SeatEntity, { courseId, purchaseId: In(bought.map(({ id }) => id)), ...live });
    const enrolled = new Map<string, Date>();
    for (const [userId, purchases] of Map.groupBy(bought, (purchase) => purchase.userId)) {
      const [first] = purchases;
      const ids = new Set(purchases.map(({ id }) => id));
      const away = given.filter(({ purchaseId }) => ids.has(purchaseId)).length;
      const seats = purchases.reduce((sum, purchase) => sum + purchase.seats, 0);
      if (first && purchases.some(keepsSeat) && seats > away) enrolled.set(userId, first.boughtAt);
    }
    for (const { userId, takenAt, invitedAt } of given)
      if (userId && !enrolled.has(userId)) enrolled.set(userId, takenAt ?? invitedAt);
    return enrolled;
  }

  /** A seat whose learner knows that the buyer sees the progress. */
  async shownSeat(
    manager: EntityManager,
    userId: string,
    courseId: string,
  ): Promise<{ buyerId: string; seat: SeatEntity } | undefined> {
    const seat = await manager.findOneBy(SeatEntity, { userId, courseId, progressShownAt: Not(IsNull()), ...live });
    const purchase = seat && (await manager.findOneBy(PurchaseEntity, { id: seat.purchaseId, revokedAt: IsNull() }));
    if (!seat || !purchase) return undefined;
    return { buyerId: purchase.userId, seat };
  }

  /** Those of these people and courses, as `userId courseId`, of whose purchases none counts any more. */
  async ended(userIds: readonly string[], courseIds: readonly string[]): Promise<Set<string>> {
    if (userIds.length === 0) return new Set();
    const rows = await this.database.read.find(PurchaseEntity, {
      where: { userId: In(userIds), courseId: In(courseIds) },
      select: { id: true, userId: true, courseId: true, revokedAt: true },
    });
    const bought = Map.groupBy(rows, ({ userId, courseId }) => `${userId} ${courseId}`);
    return new Set([...bought].filter(([, all]) => all.every(({ revokedAt }) => revokedAt)).map(([key]) => key));
  }

  async isEnrolled(actor: Actor, courseId: string): Promise<boolean> {
    return actor.kind === 'user' && (await this.ofUser(actor.id, courseId)).has(courseId);
  }

  /** Whether the caller sees all lessons: enrolled, the author, or an admin in an open admin area. */
  async mayRead(actor: Actor, course: CourseModel): Promise<boolean> {
    return (await this.isEnrolled(actor, course.row.id)) || mayTeach(actor, course);
  }

  /** Id of the enrolled user; the 403 problem for anyone else. */
  async requireEnrolled(actor: Actor, courseId: string): Promise<string> {
    if (actor.kind !== 'user') throw notEnrolled();
    if (!(await this.isEnrolled(actor, courseId))) throw notEnrolled(await this.whyClosed(actor.id, courseId));
    return actor.id;
  }

  /** Id of a user who takes the course, or took it: what is the learner's own outlives the seat. */
  async requireLearner(actor: Actor, courseId: string): Promise<string> {
    if (actor.kind !== 'user') throw notEnrolled();
    if (await this.isEnrolled(actor, courseId)) return actor.id;
    const reason = await this.whyClosed(actor.id, courseId);
    if (reason === 'never') throw notEnrolled(reason);
    return actor.id;
  }

  /** Why someone who isn't enrolled can't take the course: what happened last. */
  async whyClosed(userId: string, courseId: string): Promise<Exclude<ClosedReason, 'unpaid'>> {
    const { read } = this.database;
    const bought = await read.findBy(PurchaseEntity, { userId, courseId });
    if (bought.some(({ revokedAt }) => !revokedAt)) return 'no-seat';
    const seats = await read.findBy(SeatEntity, { userId, courseId });
    const withdrawn = seats.map((seat) => seat.withdrawnAt?.getTime() ?? 0);
    const paidFor = In(seats.filter((seat) => !seat.withdrawnAt).map((seat) => seat.purchaseId));
    const revoked = [...bought, ...(await read.findBy(PurchaseEntity, { id: paidFor }))];
    const lastWithdrawn = Math.max(0, ...withdrawn);
    const last = revoked.toSorted((one, other) => timeOf(other.revokedAt) - timeOf(one.revokedAt))[0];
    if (last && timeOf(last.revokedAt) > 0 && timeOf(last.revokedAt) >= lastWithdrawn)
      return (await this.isDisputed(read, last)) ? 'disputed' : 'refunded';
    return lastWithdrawn > 0 ? 'seat-withdrawn' : 'never';
  }

  /** Courses that this person could take, and can't any more. */
  async closedTo(userId: string): Promise<string[]> {
    const { read } = this.database;
    const open = await this.ofUser(userId);
    const bought = (await read.findBy(PurchaseEntity, { userId, revokedAt: Not(IsNull()) })).filter(keepsSeat);
    const held = await read.findBy(SeatEntity, { userId });
    const ids = new Set([...bought, ...held].map(({ courseId }) => courseId));
    return [...ids].filter((id) => !open.has(id));
  }

  /** Whether a revoked purchase counts again if the dispute about its payment is won. */
  async isDisputed(manager: EntityManager, { id, orderId }: PurchaseEntity): Promise<boolean> {
    const order = await manager.findOneBy(CourseOrderEntity, { id: orderId });
    return order !== null && isPausedIn(order, id);
  }

  /** Whether something that paid for this person's place counts again once a dispute is won. */
  async isPaused(userId: string, courseId: string): Promise<boolean> {
    const { read } = this.database;
    const seats = await read.findBy(SeatEntity, { userId, courseId });
    const paidFor = await read.findBy(PurchaseEntity, [
      { userId, courseId, revokedAt: Not(IsNull()) },
      { id: In(seats.map(({ purchaseId }) => purchaseId)), revokedAt: Not(IsNull()) },
    ]);
    for (const purchase of paidFor) if (await this.isDisputed(read, purchase)) return true;
    return false;
  }

  /** Number of people who may take each of these courses. */
  async learners(courseIds: readonly string[]): Promise<Map<string, number>> {
    if (courseIds.length === 0) return new Map();
    const these = `p.revoked_at is null and p.course_id in (${courseIds.map(() => '?').join()})`;
    const rows: { course: string; people: number | string }[] = await this.database.read.query(
      `select e.course_id as course, count(*) as people from (
        select p.course_id, p.user_id from purchase p
        where ${these} and coalesce(p.own_seat, 1) <> 0
          and p.seats > (select count(*) from seat s where s.purchase_id = p.id and s.withdrawn_at is null)
        union
        select p.course_id, s.user_id from purchase p join seat s on s.purchase_id = p.id
        where ${these} and s.user_id is not null and s.withdrawn_at is null
      ) e group by e.course_id`,
      [...courseIds, ...courseIds],
    );
    return new Map(rows.map(({ course, people }) => [course, Number(people)]));
  }

  /** Buyers of those of these purchases that still count, by purchase. */
  private async buyers(manager: EntityManager, ids: string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const open = await manager.find(PurchaseEntity, {
      where: { id: In(ids), revokedAt: IsNull() },
      select: { id: true, userId: true },
    });
    return new Map(open.map(({ id, userId }) => [id, userId]));
  }
}

const timeOf = (date: Date | null): number => date?.getTime() ?? 0;

/** Seats that were not taken back. */
export const live = { withdrawnAt: IsNull() };
/** Those whose invitation waits to be accepted. */
export const offered = { userId: IsNull(), tokenHash: Not(IsNull()), ...live };

export const keepsSeat = ({ ownSeat }: PurchaseEntity): boolean => ownSeat !== false;

/** Whether the course is open to the caller without enrolment. An admin whose password is needed again is refused. */
export const mayTeach = (actor: Actor, { row }: CourseModel): boolean => actor.kind === 'user' && isOwn(actor, row);

/** The producer who wrote the course, and admins: what they write is shown as an instructor's. */
export const isAuthor = (actor: Actor, { row }: CourseModel): boolean =>
  actor.kind === 'user' && (actor.role === 'admin' || (row.ownerId !== null && row.ownerId === actor.id));

/** Whether this person may author the course. An admin whose password is needed again is refused, the own ones, too. */
export function isOwn(author: UserActor, course: Pick<CourseEntity, 'ownerId'>): boolean {
  if (author.role !== 'admin') return course.ownerId === author.id;
  requireAdminStep(author);
  return true;
}
