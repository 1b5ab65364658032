import type { EventPayload } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { Access } from '../access/access.ts';
import { CourseOrderEntity, PurchaseEntity, SeatEntity } from '../access/purchase.entity.ts';
import { CertificateEntity } from '../certificates/certificate.entity.ts';

/**
 * Grants and revokes courses by the store's orders. Runs in the inbox's transaction, so that each
 * event counts once.
 */
@Injectable()
export class OrderEvents {
  constructor(
    private readonly database: Database,
    private readonly access: Access,
  ) {}

  async fulfil(manager: EntityManager, order: EventPayload<'store.order.fulfilled'>): Promise<void> {
    const lines = order.items.filter(({ type }) => type === 'course');
    if (lines.length === 0) return;
    const { refundedAt } = await this.lock(manager, order.orderId);
    const now = new Date();
    const purchases = lines.map((line) => ({
      id: line.lineId,
      orderId: order.orderId,
      userId: order.userId,
      courseId: line.refId,
      seats: line.quantity,
      unitCents: line.unitCents ?? null,
      boughtAt: now,
      revokedAt: refundedAt,
    }));
    // The same line in several events is one purchase.
    await manager.createQueryBuilder().insert().into(PurchaseEntity).values(purchases).orIgnore().execute();
    if (refundedAt) return;
    const courses = lines.map(({ refId }) => refId);
    await manager.update(CertificateEntity, { userId: order.userId, courseId: In(courses) }, { revokedAt: null });
  }

  async refund(manager: EntityManager, { orderId }: EventPayload<'store.order.refunded'>): Promise<void> {
    await this.lock(manager, orderId);
    const now = new Date();
    await manager.update(CourseOrderEntity, { id: orderId, refundedAt: IsNull() }, { refundedAt: now });
    const purchases = await manager.findBy(PurchaseEntity, { orderId, revokedAt: IsNull() });
    if (purchases.length === 0) return;
    const ids = purchases.map(({ id }) => id);
    await manager.update(PurchaseEntity, { id: In(ids) }, { revokedAt: now });
    const seats = await manager.findBy(SeatEntity, { purchaseId: In(ids) });
    await manager.update(SeatEntity, { purchaseId: In(ids) }, { tokenHash: null });
    for (const { userId, courseId } of [...purchases, ...seats])
      if (userId) await this.revokeCertificate(manager, userId, courseId, now);
  }

  /** What a refund or dispute had revoked is granted again, with the certificates. */
  async restore(manager: EntityManager, { orderId }: EventPayload<'store.order.restored'>): Promise<void> {
    const { refundedAt } = await this.lock(manager, orderId);
    if (!refundedAt) return;
    await manager.update(CourseOrderEntity, { id: orderId }, { refundedAt: null });
    await manager.update(PurchaseEntity, { orderId }, { revokedAt: null });
    const purchases = await manager.findBy(PurchaseEntity, { orderId });
    const seats = await manager.findBy(SeatEntity, { purchaseId: In(purchases.map(({ id }) => id)) });
    for (const { userId, courseId } of [...purchases, ...seats])
      if (userId)
        await manager.update(CertificateEntity, { userId, courseId, revokedAt: refundedAt }, { revokedAt: null });
  }

  /** A person who still has another seat in the course keeps the certificate. */
  private async revokeCertificate(manager: EntityManager, userId: string, courseId: string, now: Date): Promise<void> {
    if ((await this.access.ofUser(userId, courseId, manager)).has(courseId)) return;
    await manager.update(CertificateEntity, { userId, courseId, revokedAt: IsNull() }, { revokedAt: now });
  }

  /** Two events about one order are serialised, whichever is first. */
  private async lock(manager: EntityManager, id: string): Promise<CourseOrderEntity> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(CourseOrderEntity)
      .values({ id, refundedAt: null })
      .orIgnore()
      .execute();
    const query = manager.createQueryBuilder(CourseOrderEntity, 'o').where('o.id = :id', { id });
    return this.database.forUpdate(query).getOneOrFail();
  }
}
