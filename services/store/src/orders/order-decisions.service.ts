import type { OrderMailKind, RepeatedOrderMail } from '@arcada/contracts';
import { Database, once, recordChange } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { Settlement } from '../fulfilment/settlement.service.ts';
import { CreditNotes } from '../invoices/credit-note.service.ts';
import { OrderEntity, OrderLineEntity } from '../ledger/order.entity.ts';
import { orderSubject } from '../ledger/order-subject.ts';
import { RefundEntity } from '../ledger/refund.entity.ts';
import { EntitlementEntity } from '../licences/entitlement.entity.ts';
import { Licences } from '../licences/licence.service.ts';
import { OrderMailEntity } from '../mails/order-mail.entity.ts';
import { OrderMails } from '../mails/order-mails.ts';
import { mailedOften, mostMailsADay, noMailToSend, notAcceptable, orderNotFound } from './order.errors.ts';

const minute = 60_000;
const day = 86_400_000;
const kindsOf = {
  confirmation: ['confirmation'],
  refund: ['refund', 'credit-note'],
} as const satisfies Record<RepeatedOrderMail, readonly OrderMailKind[]>;

/** What an admin decides about an order besides refunds. */
@Injectable()
export class OrderDecisions {
  constructor(
    private readonly database: Database,
    private readonly settlement: Settlement,
    private readonly creditNotes: CreditNotes,
    private readonly licences: Licences,
    private readonly mails: OrderMails,
  ) {}

  /** Delivers an order that was paid late. */
  async accept(id: string, adminId: string, key: string | undefined): Promise<void> {
    await once(this.database, { scope: `user:${adminId}`, key, request: ['order accepted', id] }, async (manager) => {
      const order = await this.find(manager, id);
      if (!(await this.settlement.accept(manager, id, `admin:${adminId}`))) throw notAcceptable();
      const { status } = await this.find(manager, id);
      const subject = await orderSubject(manager, id);
      const action = 'store.order.accepted';
      await recordChange(manager, { action, subject, before: { status: order.status }, after: { status } });
      return true;
    });
  }

  /**
   * Mails the confirmation again, without what was refunded since, or the notice of the last refund. Not without limit:
   * its mailbox is the buyer's.
   */
  async sendAgain(id: string, kind: RepeatedOrderMail, adminId: string, key: string | undefined): Promise<void> {
    await once(this.database, { scope: `user:${adminId}`, key, request: ['order mail', id, kind] }, async (manager) => {
      // Locked, so that calls at once wait for one another's mails.
      const query = manager.createQueryBuilder(OrderEntity, 'it').where('it.id = :id', { id });
      const order = await this.database.forUpdate(query).getOne();
      if (!order) throw orderNotFound();
      await this.assertPaused(manager, id, kind);
      const sent = await (kind === 'refund' ? this.refund(manager, order) : this.confirm(manager, order));
      if (!sent) throw noMailToSend();
      const subject = await orderSubject(manager, id);
      await recordChange(manager, { action: 'store.order.mail-sent', subject, after: { mail: kind } });
      return true;
    });
  }

  private async assertPaused(manager: EntityManager, orderId: string, kind: RepeatedOrderMail): Promise<void> {
    const last = { where: { orderId, kind: In(kindsOf[kind]) }, order: { at: 'DESC' }, take: mostMailsADay } as const;
    const times = (await manager.find(OrderMailEntity, last)).map(({ at }) => at.getTime());
    const freeAt = Math.max((times[0] ?? 0) + minute, (times[mostMailsADay - 1] ?? 0) + day);
    const wait = freeAt - Date.now();
    if (wait > 0) throw mailedOften(Math.ceil(wait / 1000));
  }

  private async confirm(manager: EntityManager, order: OrderEntity): Promise<boolean> {
    if (order.status !== 'fulfilled' || !order.buyerEmail) return false;
    const where = { orderId: order.id, refundId: IsNull() };
    const lines = await manager.find(OrderLineEntity, { where, order: { place: 'ASC' } });
    const entitlements = await manager.findBy(EntitlementEntity, { orderId: order.id });
    await this.mails.confirm(manager, order, lines, {
      entitlements,
      teams: await this.licences.teams(order.userId, manager),
    });
    return true;
  }

  private async refund(manager: EntityManager, order: OrderEntity): Promise<boolean> {
    const last = { where: { orderId: order.id, failedAt: IsNull() }, order: { at: 'DESC' } } as const;
    const refund = await manager.findOne(RefundEntity, last);
    if (!refund || !order.buyerEmail) return false;
    const credited = await this.creditNotes.isIssued(manager, refund);
    if (order.status === 'refunded') await this.mails.refund(manager, order, refund, credited);
    else {
      const lines = await manager.findBy(OrderLineEntity, { refundId: refund.id });
      await this.mails.refundOfLines(manager, order, refund, { lines, credited });
    }
    return true;
  }

  private async find(manager: EntityManager, id: string): Promise<OrderEntity> {
    const order = await manager.findOneBy(OrderEntity, { id });
    if (!order) throw orderNotFound();
    return order;
  }
}
