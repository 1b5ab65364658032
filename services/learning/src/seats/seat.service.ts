import { Database, sha256, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { Access, live } from '../access/access.ts';
import { hasNoBuyer, PurchaseEntity, SeatEntity } from '../access/purchase.entity.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { CertificateEntity } from '../certificates/certificate.entity.ts';
import { CourseNotices } from '../notices/course-notices.ts';
import { People } from '../people/people.ts';
import { LessonProgressEntity } from '../progress/lesson-progress.entity.ts';
import { reachedIn } from '../progress/reached.ts';
import type { OfferedLink } from './offered-link.ts';
import { OfferedSeats } from './offered-seats.service.ts';
import { showsResults } from './present-seat.ts';
import {
  addressUnavailable,
  enrolledAlready,
  invitationUsed,
  linkUnknown,
  noSeatFree,
  seatNotFound,
} from './seat.errors.ts';
import { SeatLetters } from './seat-letters.ts';
import { SeatStock } from './seat-stock.ts';

/** Who has the seats of a purchase: the buyer may keep one, learners accept theirs. */
@Injectable()
export class Seats {
  constructor(
    private readonly access: Access,
    private readonly catalogue: Catalogue,
    private readonly database: Database,
    private readonly letters: SeatLetters,
    private readonly notices: CourseNotices,
    private readonly offered: OfferedSeats,
    private readonly people: People,
    private readonly stock: SeatStock,
  ) {}

  /** The buyer takes one of the free seats; once taken, nothing changes. */
  async keepOne(ownerId: string, courseId: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { own, free } = await this.stock.hold(manager, ownerId, courseId);
      if (own) return;
      if ((await this.access.ofUser(ownerId, courseId, manager)).has(courseId)) throw enrolledAlready();
      if (free === 0) throw noSeatFree();
      await manager.update(PurchaseEntity, { userId: ownerId, courseId }, { ownSeat: true });
      await this.restoreCertificate(manager, ownerId, courseId);
    });
  }

  /** The buyer gives the own seat up, so that it is free for someone else; progress is kept. */
  async keepNone(ownerId: string, courseId: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.stock.hold(manager, ownerId, courseId);
      await manager.update(PurchaseEntity, { userId: ownerId, courseId }, { ownSeat: false });
    });
  }

  /**
   * Takes a seat back, whether or not the invitation was accepted. A certificate stays valid, and what its learner has
   * reached until now stays in the buyer's record, with the name and address of now.
   */
  async remove(owner: UserActor, courseId: string, id: string): Promise<void> {
    const ownerId = owner.id;
    const taken = await this.database.read.findOneBy(SeatEntity, { id, courseId, ...live });
    const [accounts, { mailName }] = await Promise.all([
      this.people.known(taken?.userId ? [taken.userId] : []),
      this.people.sender(owner),
    ]);
    await this.database.transaction(async (manager) => {
      const { purchases } = await this.stock.hold(manager, ownerId, courseId);
      const seat = { id, purchaseId: In(purchases.map((one) => one.id)), ...live };
      const row = await manager.findOneBy(SeatEntity, seat);
      if (!row) throw seatNotFound();
      const { userId } = row;
      const course = this.catalogue.find(courseId);
      if (userId) {
        const states = await manager.findBy(LessonProgressEntity, { userId, courseId });
        const reached = course ? reachedIn(course, states) : null;
        const holder = showsResults(row) ? (accounts.get(userId) ?? {}) : null;
        await manager.update(SeatEntity, seat, { withdrawnAt: new Date(), tokenHash: null, reached, holder });
      } else {
        await manager.delete(SeatEntity, seat);
        await this.notices.uninvited(manager, [row]);
      }
      if (userId && course) await this.notices.seatChanged(manager, course, userId, 'withdrawn', mailName);
      // After a partial refund too few seats may be left: the buyer's own was then given away with
      // the others.
      if ((await this.access.ofUser(ownerId, courseId, manager)).has(courseId))
        await this.restoreCertificate(manager, ownerId, courseId);
    });
  }

  /**
   * The invitation's token works once, for the first person who uses it; that person may repeat the
   * request. Whoever has confirmed the invited address needs no token. The page where it is accepted says that the buyer sees name, address, progress and results,
   * and asks when the address isn't the invited one; the buyer is notified of that.
   */
  async accept(actor: UserActor, link: OfferedLink): Promise<{ courseId: string }> {
    const userId = actor.id;
    const tokenHash = await this.tokenHashOf(userId, link);
    const { name, email: acceptedEmail } = await this.people.sender(actor);
    if (acceptedEmail === undefined) throw addressUnavailable();
    return this.database.transaction(async (manager) => {
      const found = await manager.findOneBy(SeatEntity, { tokenHash });
      if (!found) throw await this.letters.fault(manager, tokenHash);
      const open = await this.stock.lock(manager, { id: found.purchaseId });
      const query = manager.createQueryBuilder(SeatEntity, 's').where('s.tokenHash = :tokenHash', { tokenHash });
      const seat = await this.database.forUpdate(query).getOne();
      if (!seat || open.length === 0 || hasNoBuyer(seat)) throw await this.letters.fault(manager, tokenHash);
      const { courseId } = seat;
      if (seat.userId === userId) return { courseId };
      if (seat.userId) throw invitationUsed();
      if ((await this.access.ofUser(userId, courseId, manager)).has(courseId)) throw enrolledAlready();
      const now = new Date();
      await manager.update(
        SeatEntity,
        { id: seat.id },
        { userId, acceptedEmail, takenAt: now, progressShownAt: now, resultsShownAt: now },
      );
      await this.notices.uninvited(manager, [seat]);
      const course = this.catalogue.find(courseId);
      const purchase = open.find(({ id }) => id === seat.purchaseId);
      if (course && purchase)
        await this.notices.seatTaken(manager, course, purchase.userId, {
          seatId: seat.id,
          userId,
          name,
          email: seat.email,
          acceptedEmail,
        });
      await this.restoreCertificate(manager, userId, courseId);
      return { courseId };
    });
  }

  private async tokenHashOf(userId: string, link: OfferedLink): Promise<string> {
    if ('token' in link) return sha256(link.token);
    const seat = await this.database.read.findOneBy(SeatEntity, { id: link.seatId, ...live });
    const isTheirs = seat && (seat.userId === userId || (await this.offered.isFor(userId, seat)));
    if (!isTheirs || seat.tokenHash === null) throw linkUnknown();
    return seat.tokenHash;
  }

  /** Who has a seat again has the certificate again, if a refund had revoked it. */
  private async restoreCertificate(manager: EntityManager, userId: string, courseId: string): Promise<void> {
    await manager.update(CertificateEntity, { userId, courseId }, { revokedAt: null });
  }
}
