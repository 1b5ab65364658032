import { Database, Outbox } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { z } from 'zod';
import { Access, offered } from '../access/access.ts';
import { PurchaseEntity, SeatEntity } from '../access/purchase.entity.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { CourseNotices } from '../notices/course-notices.ts';
import { People } from '../people/people.ts';
import { SeatStock } from './seat-stock.ts';

/**
 * Outbox task: who has an invited address is known to identity. The buyer, who must not learn whether an account does,
 * doesn't wait for it.
 */
export const notifyInvitedTask = 'notify-invited';

/** Outbox task: an account has another address, or has confirmed its own. */
export const addressChangedTask = 'address-changed';

const accountSchema = z.object({ userId: z.uuid() });
const payloadSchema = z.object({ seatId: z.uuid() });

/** Notices of invitations, to those who have confirmed the invited address: the same who see them among their courses. */
@Injectable()
export class InvitationNotices {
  constructor(
    private readonly access: Access,
    private readonly catalogue: Catalogue,
    private readonly database: Database,
    private readonly notices: CourseNotices,
    private readonly outbox: Outbox,
    private readonly people: People,
    private readonly stock: SeatStock,
  ) {}

  async run(payload: unknown): Promise<void> {
    const { seatId: id } = payloadSchema.parse(payload);
    const { read } = this.database;
    const seat = await read.findOneBy(SeatEntity, { id, ...offered });
    const purchase = seat && (await read.findOneBy(PurchaseEntity, { id: seat.purchaseId, revokedAt: IsNull() }));
    const course = seat && this.catalogue.find(seat.courseId);
    if (!purchase || !course) return;
    const { email } = seat;
    const { userId: buyerId, courseId } = purchase;
    const userId = await this.people.accountWith(email);
    if (userId === undefined) return;
    const name = (await this.people.known([buyerId])).get(buyerId)?.mailName ?? undefined;
    await this.database.transaction(async (manager) => {
      // What ends an invitation locks these, too: it may have ended meanwhile.
      const counting = await this.stock.lock(manager, { userId: buyerId, courseId });
      const purchaseId = In(counting.map((one) => one.id));
      if (!(await manager.existsBy(SeatEntity, { id, email, purchaseId, ...offered }))) return;
      if ((await this.access.ofUser(userId, courseId, manager)).has(courseId)) return;
      await this.notices.invited(manager, course, userId, id, { id: buyerId, name });
    });
  }

  /** Notices go with the address that was invited, and those of invitations that it already had are made up for. */
  async fit(payload: unknown): Promise<void> {
    const { userId } = accountSchema.parse(payload);
    const reader = await this.people.reader(userId);
    const email = reader?.emailConfirmed ? reader.email.toLowerCase() : undefined;
    await this.database.transaction(async (manager) => {
      const seats = email ? await manager.findBy(SeatEntity, { email, ...offered }) : [];
      const missing = await this.notices.invitedOnly(manager, userId, seats);
      for (const { id: seatId } of missing) await this.outbox.addTask(manager, notifyInvitedTask, { seatId });
    });
  }
}
