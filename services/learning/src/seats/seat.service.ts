import { randomBytes, randomUUID } from 'node:crypto';
import { type Language, links, type Seat, type seatsSchema } from '@arcada/contracts';
import { CONFIG, Database, Outbox, sha256, type UserActor } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, LessThanOrEqual } from 'typeorm';
import type { z } from 'zod';
import { Access } from '../access/access.ts';
import { PurchaseEntity, SeatEntity, SeatLetterEntity } from '../access/purchase.entity.ts';
import { type CourseModel, inLanguage } from '../catalogue/course-model.ts';
import { CertificateEntity } from '../certificates/certificate.entity.ts';
import { People } from '../people/people.ts';
import { invitationMail } from './invitation-mail.ts';
import {
  enrolledAlready,
  invitationUsed,
  invitedAlready,
  noSeatFree,
  notSeatOwner,
  ownSeat,
  seatNotFound,
  tooManyInvitations,
} from './seat.errors.ts';

const day = 24 * 3600_000;
// A seat can be taken back and given away again; without a limit, one seat could mail the whole
// world.
const lettersBeyondSeats = 20;

/** Seats of a purchase of several: the buyer keeps one and gives the others away. */
@Injectable()
export class Seats {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly people: People,
    @Inject(CONFIG) private readonly config: { SITE_URL: string },
  ) {}

  async list(ownerId: string, courseId: string): Promise<z.infer<typeof seatsSchema>> {
    const { read } = this.database;
    const purchases = await read.findBy(PurchaseEntity, { userId: ownerId, courseId, revokedAt: IsNull() });
    if (purchases.length === 0) throw notSeatOwner();
    const { rows, total, free } = await this.count(read, purchases);
    return { total, free, seats: rows.map(present) };
  }

  async invite(id: string, owner: UserActor, course: CourseModel, given: string, language: Language): Promise<Seat> {
    const email = given.toLowerCase();
    const courseId = course.row.id;
    const { name, email: own } = await this.people.sender(owner);
    const token = randomBytes(32).toString('base64url');
    return this.database.transaction(async (manager) => {
      const purchases = await this.lock(manager, { userId: owner.id, courseId });
      if (purchases.length === 0) throw notSeatOwner();
      const { rows, total, free } = await this.count(manager, purchases);
      const before = rows.find((row) => row.id === id);
      if (before) return present(before);
      const isOwn = own?.toLowerCase() === email;
      if (isOwn && (await this.access.ofUser(owner.id, courseId, manager)).has(courseId)) throw ownSeat();
      if (rows.some((row) => row.email === email)) throw invitedAlready();
      const given = (purchase: PurchaseEntity) => rows.filter((row) => row.purchaseId === purchase.id).length;
      const purchase = free > 0 ? purchases.find((one) => given(one) < one.seats) : undefined;
      if (!purchase) throw noSeatFree();
      const row = manager.create(SeatEntity, {
        id,
        purchaseId: purchase.id,
        courseId,
        email,
        tokenHash: sha256(token),
        invitedAt: new Date(),
        userId: null,
        takenAt: null,
      });
      await manager.insert(SeatEntity, row);
      await this.countLetter(manager, purchases, purchase, total);
      const href = new URL(`${links.learn(courseId)}?seat=${token}`, this.config.SITE_URL).href;
      const { title } = inLanguage(course.texts, language);
      await this.outbox.addMail(manager, invitationMail(language, email, { name, course: title, href }));
      return present(row);
    });
  }

  /** Takes a seat back, whether or not the invitation was accepted. */
  async remove(ownerId: string, courseId: string, id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const purchases = await this.lock(manager, { userId: ownerId, courseId });
      if (purchases.length === 0) throw notSeatOwner();
      const gone = await manager.delete(SeatEntity, { id, purchaseId: In(purchases.map((one) => one.id)) });
      if (!gone.affected) throw seatNotFound();
      // After a partial refund too few seats may be left: the buyer's own was then given away with
      // the others.
      if ((await this.access.ofUser(ownerId, courseId, manager)).has(courseId))
        await manager.update(CertificateEntity, { userId: ownerId, courseId }, { revokedAt: null });
    });
  }

  /**
   * The invitation's token works once, for the first person who uses it; that person may repeat the
   * request.
   */
  accept(userId: string, token: string): Promise<{ courseId: string }> {
    const tokenHash = sha256(token);
    return this.database.transaction(async (manager) => {
      const found = await manager.findOneBy(SeatEntity, { tokenHash });
      if (!found) throw invitationUsed();
      const open = await this.lock(manager, { id: found.purchaseId });
      const query = manager.createQueryBuilder(SeatEntity, 's').where('s.tokenHash = :tokenHash', { tokenHash });
      const seat = await this.database.forUpdate(query).getOne();
      if (!seat || open.length === 0) throw invitationUsed();
      const { courseId } = seat;
      if (seat.userId === userId) return { courseId };
      if (seat.userId) throw invitationUsed();
      if ((await this.access.ofUser(userId, courseId, manager)).has(courseId)) throw enrolledAlready();
      await manager.update(SeatEntity, { id: seat.id }, { userId, takenAt: new Date() });
      await manager.update(CertificateEntity, { userId, courseId }, { revokedAt: null });
      return { courseId };
    });
  }

  /** Serialises giving, taking back and accepting seats of these purchases. */
  private lock(manager: EntityManager, where: { userId: string; courseId: string } | { id: string }) {
    const query = manager.createQueryBuilder(PurchaseEntity, 'p').where({ ...where, revokedAt: IsNull() });
    return this.database.forUpdate(query).orderBy('p.id').getMany();
  }

  /** Counts one more mail for these purchases, up to a daily limit. Their rows are locked. */
  private async countLetter(
    manager: EntityManager,
    purchases: readonly PurchaseEntity[],
    { id: purchaseId }: PurchaseEntity,
    seats: number,
  ): Promise<void> {
    const own = { purchaseId: In(purchases.map(({ id }) => id)) };
    const now = Date.now();
    await manager.delete(SeatLetterEntity, { ...own, sentAt: LessThanOrEqual(new Date(now - day)) });
    if ((await manager.countBy(SeatLetterEntity, own)) >= seats + lettersBeyondSeats) throw tooManyInvitations();
    await manager.insert(SeatLetterEntity, { id: randomUUID(), purchaseId, sentAt: new Date(now) });
  }

  /** The buyer's own seat counts too, although it has no row. */
  private async count(manager: EntityManager, purchases: readonly PurchaseEntity[]) {
    const rows = await manager.find(SeatEntity, {
      where: { purchaseId: In(purchases.map(({ id }) => id)) },
      order: { invitedAt: 'ASC', id: 'ASC' },
    });
    const total = purchases.reduce((sum, { seats }) => sum + seats, 0);
    return { rows, total, free: Math.max(0, total - 1 - rows.length) };
  }
}

const present = (row: SeatEntity): Seat => ({
  id: row.id,
  email: row.email,
  status: row.userId ? 'taken' : 'invited',
  invitedAt: row.invitedAt.toISOString(),
});
