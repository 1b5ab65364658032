import { defaultLanguage, type EventPayload } from '@arcada/contracts';
import { Database, Outbox } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { Between, type EntityManager, type FindOptionsWhere, In, IsNull } from 'typeorm';
import { Access, keepsSeat, live } from '../access/access.ts';
import { CourseOrderEntity, PurchaseEntity, SeatEntity } from '../access/purchase.entity.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { type CourseModel, inLanguage } from '../catalogue/course-model.ts';
import { CertificateEntity } from '../certificates/certificate.entity.ts';
import { CourseNotices, type Sale } from '../notices/course-notices.ts';
import { LessonProgressEntity } from '../progress/lesson-progress.entity.ts';
import { reachedIn } from '../progress/reached.ts';
import { invitationEndedMail } from '../seats/invitation-ended-mail.ts';
import { notifyInvitedTask } from '../seats/invitation-notices.ts';
import { moveSeats } from './seat-pool.ts';

/**
 * Grants and revokes courses by the store's orders. Runs in the inbox's transaction, so that each
 * event counts once.
 */
@Injectable()
export class OrderEvents {
  constructor(
    private readonly database: Database,
    private readonly access: Access,
    private readonly catalogue: Catalogue,
    private readonly notices: CourseNotices,
    private readonly outbox: Outbox,
  ) {}

  async fulfil(manager: EntityManager, order: EventPayload<'store.order.fulfilled'>): Promise<void> {
    const lines = order.items.filter(({ type }) => type === 'course');
    if (lines.length === 0) return;
    const { refundedAt, refundedLines } = await this.lock(manager, order.orderId);
    const now = new Date();
    const keeps = await this.seatsKept(manager, order.userId);
    const purchases = lines.map((line) => ({
      id: line.lineId,
      orderId: order.orderId,
      userId: order.userId,
      courseId: line.refId,
      seats: line.quantity,
      // A single seat is the buyer's at once; of several, the buyer chooses whether to keep one. What
      // was chosen before stands when more are bought.
      ownSeat: keeps.get(line.refId) ?? line.quantity === 1,
      unitCents: line.unitCents ?? null,
      discountCents: line.discountCents ?? null,
      boughtAt: now,
      revokedAt: refundedAt ?? dateOf(refundedLines?.[line.lineId]),
    }));
    // The same line in several events is one purchase.
    await manager.createQueryBuilder().insert().into(PurchaseEntity).values(purchases).orIgnore().execute();
    const counting = purchases.filter(({ revokedAt }) => !revokedAt);
    await this.tellOfSales(counting, (course, sale) => this.notices.sold(manager, course, sale));
    const courses = purchases.filter((one) => one.ownSeat && !one.revokedAt).map(({ courseId }) => courseId);
    if (courses.length === 0) return;
    await manager.update(CertificateEntity, { userId: order.userId, courseId: In(courses) }, { revokedAt: null });
  }

  /** For the author of each course. */
  private async tellOfSales(
    purchases: readonly PurchaseEntity[],
    tell: (course: CourseModel, sale: Sale) => Promise<void>,
  ): Promise<void> {
    for (const { id, courseId, userId, seats, unitCents, discountCents } of purchases) {
      const course = this.catalogue.find(courseId);
      const cents = unitCents === null ? null : unitCents * seats - (discountCents ?? 0);
      if (course) await tell(course, { id, buyerId: userId, seats, cents });
    }
  }

  /** By course, whether this buyer of earlier seats in it keeps one. */
  private async seatsKept(manager: EntityManager, userId: string): Promise<Map<string, boolean>> {
    const earlier = await manager.findBy(PurchaseEntity, { userId, revokedAt: IsNull() });
    const ofCourse = Map.groupBy(earlier, ({ courseId }) => courseId);
    return new Map([...ofCourse].map(([courseId, purchases]) => [courseId, purchases.some(keepsSeat)]));
  }

  /** The whole order: for good, or until a dispute is decided. */
  async refund(manager: EntityManager, { orderId, reason }: EventPayload<'store.order.refunded'>): Promise<void> {
    const order = await this.lock(manager, orderId);
    const disputed = reason === 'dispute';
    const now = new Date();
    await manager.update(CourseOrderEntity, { id: orderId }, { refundedAt: order.refundedAt ?? now, disputed });
    if (order.disputed && !disputed) await this.endPaused(manager, order);
    await this.revoke(manager, { orderId, revokedAt: IsNull() }, now, disputed);
  }

  /** Revokes these lines only. */
  async refundLines(
    manager: EntityManager,
    { orderId, lineIds }: EventPayload<'store.order.lines-refunded'>,
  ): Promise<void> {
    const { refundedLines } = await this.lock(manager, orderId);
    const now = new Date();
    const lines = Object.fromEntries(lineIds.map((id) => [id, now.toISOString()]));
    await manager.update(CourseOrderEntity, { id: orderId }, { refundedLines: { ...lines, ...refundedLines } });
    await this.revoke(manager, { id: In(lineIds), orderId, revokedAt: IsNull() }, now, false);
  }

  /** What a refund or dispute had revoked is granted again, with the certificates. */
  async restore(manager: EntityManager, { orderId, lineIds }: EventPayload<'store.order.restored'>): Promise<void> {
    const order = await this.lock(manager, orderId);
    const counts = (id: string) => lineIds?.includes(id) ?? true;
    const purchases = await manager.findBy(PurchaseEntity, { orderId });
    const still = purchases.flatMap(({ id, revokedAt }) =>
      revokedAt && !counts(id) ? [[id, revokedAt.toISOString()]] : [],
    );
    const others = Object.entries(order.refundedLines ?? {}).filter(([id]) => !counts(id));
    const refundedLines = Object.fromEntries([...still, ...others]);
    await manager.update(CourseOrderEntity, { id: orderId }, { refundedAt: null, disputed: null, refundedLines });
    const back = purchases.filter(({ id, revokedAt }) => revokedAt && counts(id));
    // Of a dispute, which has taken nothing yet, authors weren't told.
    if (!order.disputed)
      await this.tellOfSales(back, (course, sale) => this.notices.refundFailed(manager, course, sale));
    for (const purchase of back)
      if (purchase.revokedAt) await this.grantAgain(manager, purchase, purchase.revokedAt, Boolean(order.disputed));
  }

  /** `paused`: invitations are kept, too, for the case that the dispute is won. */
  private async revoke(
    manager: EntityManager,
    which: FindOptionsWhere<PurchaseEntity>,
    now: Date,
    paused: boolean,
  ): Promise<void> {
    const purchases = await manager.findBy(PurchaseEntity, which);
    if (purchases.length === 0) return;
    const ids = purchases.map(({ id }) => id);
    if (!paused) await this.pool(manager, purchases);
    await manager.update(PurchaseEntity, { id: In(ids) }, { revokedAt: now });
    const seats = await manager.findBy(SeatEntity, { purchaseId: In(ids) });
    await this.notices.uninvited(manager, seats);
    if (!paused) await this.end(manager, purchases, seats);
    if (!paused) await this.tellOfSales(purchases, (course, sale) => this.notices.saleRefunded(manager, course, sale));
    for (const { userId, courseId } of purchases) {
      const isRevoked = await this.revokeCertificate(manager, { userId, courseId }, now);
      const course = this.catalogue.find(courseId);
      const change = paused ? 'own-certificate-paused' : 'own-certificate';
      if (course && isRevoked) await this.notices.seatChanged(manager, course, userId, change);
    }
    for (const seat of seats) {
      if (!seat.userId) continue;
      const isRevoked = await this.revokeCertificate(manager, earnedBy(seat, seat.userId), now);
      const course = this.catalogue.find(seat.courseId);
      // Whose seat had been taken back before was told that the certificate stays valid.
      if (!course || (seat.withdrawnAt && !isRevoked)) continue;
      const ended = seat.withdrawnAt ? 'former' : isRevoked ? 'certified' : 'open';
      await this.notices.seatChanged(manager, course, seat.userId, changes[paused ? 'paused' : 'refunded'][ended]);
    }
  }

  /** What can be kept in the buyer's other purchases of the same course is kept. */
  private async pool(manager: EntityManager, purchases: readonly PurchaseEntity[]): Promise<void> {
    const ids = new Set(purchases.map(({ id }) => id));
    for (const [courseId, [first]] of Map.groupBy(purchases, (one) => one.courseId)) {
      if (!first) continue;
      const ofBuyer = { userId: first.userId, courseId };
      // Those of a lost dispute are closed already.
      const where = [
        { ...ofBuyer, revokedAt: IsNull() },
        { ...ofBuyer, id: In([...ids]) },
      ];
      const query = manager.createQueryBuilder(PurchaseEntity, 'p').where(where).orderBy('p.id');
      const all = await this.database.forUpdate(query).getMany();
      const isEnding = ({ id }: PurchaseEntity) => ids.has(id);
      await moveSeats(
        manager,
        all.filter(isEnding),
        all.filter((one) => !isEnding(one)),
      );
    }
  }

  /**
   * Ends what is left of these seats: their links, of which the invited are told, and what their learners had reached
   * stays in the record of their buyer, who is told whose seats these were.
   */
  private async end(
    manager: EntityManager,
    purchases: readonly PurchaseEntity[],
    seats: readonly SeatEntity[],
  ): Promise<void> {
    await manager.update(SeatEntity, { purchaseId: In(purchases.map(({ id }) => id)) }, { tokenHash: null });
    const open = seats.filter(({ withdrawnAt }) => !withdrawnAt);
    for (const { userId, courseId, email, language, tokenHash } of open) {
      const course = this.catalogue.find(courseId);
      if (userId || !email || !tokenHash || !course) continue;
      const reader = language ?? defaultLanguage;
      const mail = invitationEndedMail(reader, email, inLanguage(course.texts, reader).title);
      await this.outbox.addMail(manager, { kind: 'seat-invitation-ended', ...mail });
    }
    for (const { id, userId, courseId } of open) {
      const course = this.catalogue.find(courseId);
      if (!userId || !course) continue;
      const states = await manager.findBy(LessonProgressEntity, { userId, courseId });
      await manager.update(SeatEntity, { id }, { reached: reachedIn(course, states) });
    }
    for (const [courseId, ended] of Map.groupBy(open, (one) => one.courseId)) {
      const course = this.catalogue.find(courseId);
      const buyerId = purchases.find((one) => one.courseId === courseId)?.userId;
      if (course && buyerId) await this.notices.seatsEnded(manager, course, buyerId, ended);
    }
  }

  /**
   * The dispute was lost: as at a refund, whoever has accepted a seat keeps it in another purchase of the same buyer
   * where that has a free one. Who was told of a pause is told of the end, or that the seat is open again.
   */
  private async endPaused(manager: EntityManager, { id: orderId, refundedLines }: CourseOrderEntity): Promise<void> {
    const purchases = await manager.findBy(PurchaseEntity, { orderId });
    const paused = purchases.filter(({ id }) => refundedLines?.[id] === undefined);
    const ids = In(paused.map(({ id }) => id));
    const before = await manager.findBy(SeatEntity, { purchaseId: ids, ...live });
    await this.pool(manager, paused);
    const seats = await manager.findBy(SeatEntity, { purchaseId: ids });
    await this.notices.uninvited(manager, seats);
    await this.end(manager, paused, seats);
    await this.tellOfSales(paused, (course, sale) => this.notices.saleRefunded(manager, course, sale));
    for (const { userId, courseId, revokedAt } of paused) {
      const course = this.catalogue.find(courseId);
      if (course && revokedAt && (await manager.existsBy(CertificateEntity, { userId, courseId, revokedAt })))
        await this.notices.seatChanged(manager, course, userId, 'own-certificate');
    }
    for (const seat of before) if (!seats.some(({ id }) => id === seat.id)) await this.keepOpen(manager, paused, seat);
    for (const { userId, courseId, purchaseId, ...seat } of seats) {
      const course = this.catalogue.find(courseId);
      const revokedAt = paused.find(({ id }) => id === purchaseId)?.revokedAt;
      if (!course || !userId || !revokedAt) continue;
      const isRevoked = await manager.existsBy(CertificateEntity, { userId, courseId, revokedAt });
      if (seat.withdrawnAt && !isRevoked) continue;
      const ended = seat.withdrawnAt ? 'former' : isRevoked ? 'certified' : 'open';
      await this.notices.seatChanged(manager, course, userId, changes.refunded[ended]);
    }
  }

  /** A seat that was paused, or its invitation, belongs to another purchase now. */
  private async keepOpen(
    manager: EntityManager,
    paused: readonly PurchaseEntity[],
    { id: seatId, userId, courseId, purchaseId }: SeatEntity,
  ): Promise<void> {
    if (!userId) await this.outbox.addTask(manager, notifyInvitedTask, { seatId });
    const course = this.catalogue.find(courseId);
    const revokedAt = paused.find(({ id }) => id === purchaseId)?.revokedAt;
    if (!userId || !course || !revokedAt) return;
    await manager.update(CertificateEntity, { userId, courseId, revokedAt }, { revokedAt: null });
    await this.notices.seatChanged(manager, course, userId, 'kept');
  }

  private async grantAgain(
    manager: EntityManager,
    purchase: PurchaseEntity,
    revokedAt: Date,
    wasPaused: boolean,
  ): Promise<void> {
    await manager.update(PurchaseEntity, { id: purchase.id }, { revokedAt: null });
    await manager.update(SeatEntity, { purchaseId: purchase.id, ...live }, { reached: null });
    const seats = await manager.findBy(SeatEntity, { purchaseId: purchase.id });
    const course = this.catalogue.find(purchase.courseId);
    const told = new Set<string>();
    for (const { id: seatId, userId, withdrawnAt } of seats) {
      if (!userId) await this.outbox.addTask(manager, notifyInvitedTask, { seatId });
      if (wasPaused && course && userId && !withdrawnAt) {
        await this.notices.seatChanged(manager, course, userId, 'reopened');
        told.add(userId);
      }
    }
    for (const { userId, courseId } of [purchase, ...seats]) {
      if (!userId) continue;
      const again = await manager.update(CertificateEntity, { userId, courseId, revokedAt }, { revokedAt: null });
      if (course && again.affected && !told.has(userId))
        await this.notices.seatChanged(manager, course, userId, 'certificate-again');
    }
  }

  /** Whether there was one to revoke. A person who still has another seat in the course keeps the certificate. */
  private async revokeCertificate(
    manager: EntityManager,
    earned: FindOptionsWhere<CertificateEntity> & { userId: string; courseId: string },
    now: Date,
  ): Promise<boolean> {
    const { userId, courseId } = earned;
    if ((await this.access.ofUser(userId, courseId, manager)).has(courseId)) return false;
    const revoked = await manager.update(CertificateEntity, { ...earned, revokedAt: IsNull() }, { revokedAt: now });
    if (!revoked.affected) return false;
    await this.notices.uncertified(manager, userId, courseId);
    return true;
  }

  /** Two events about one order are serialised, whichever is first. */
  private async lock(manager: EntityManager, id: string): Promise<CourseOrderEntity> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(CourseOrderEntity)
      .values({ id, refundedAt: null, disputed: null, refundedLines: null })
      .orIgnore()
      .execute();
    const query = manager.createQueryBuilder(CourseOrderEntity, 'o').where('o.id = :id', { id });
    return this.database.forUpdate(query).getOneOrFail();
  }
}

/** What a learner is told: whose seat was open, with and without a certificate that goes with it, or taken back before. */
const changes = {
  paused: { open: 'paused', certified: 'paused-certificate', former: 'certificate-paused' },
  refunded: { open: 'refunded', certified: 'refunded-certificate', former: 'certificate' },
} as const;

/** The certificate that a seat gave; of a seat taken back, only if it was earned while it was held. */
export const earnedBy = ({ courseId, takenAt, withdrawnAt }: SeatEntity, userId: string) => ({
  userId,
  courseId,
  ...(takenAt && withdrawnAt && { issuedAt: Between(takenAt, withdrawnAt) }),
});

const dateOf = (time: string | undefined) => (time === undefined ? null : new Date(time));
