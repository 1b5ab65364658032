import type { EventPayload } from '@arcada/contracts';
import { Database, Outbox } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BillingDetails } from '../billing/billing-details.service.ts';
import { Carts } from '../cart/cart.service.ts';
import { CreditNotes } from '../invoices/credit-note.service.ts';
import { Invoices, renderInvoiceTask } from '../invoices/invoice.service.ts';
import { type OrderEntity, OrderLineEntity } from '../ledger/order.entity.ts';
import { takeNumber } from '../ledger/order-number.ts';
import type { RefundEntity } from '../ledger/refund.entity.ts';
import { Licences } from '../licences/licence.service.ts';
import { OrderMails } from '../mails/order-mails.ts';
import { SaleNotices } from './sale-notices.ts';

/** Delivers a paid order and takes the delivery back. Runs in the transaction that moves the order. */
@Injectable()
export class Delivery {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly billing: BillingDetails,
    private readonly carts: Carts,
    private readonly licences: Licences,
    private readonly invoices: Invoices,
    private readonly creditNotes: CreditNotes,
    private readonly mails: OrderMails,
    private readonly saleNotices: SaleNotices,
  ) {}

  async deliver(manager: EntityManager, order: OrderEntity): Promise<void> {
    const lines = await manager.find(OrderLineEntity, { where: { orderId: order.id }, order: { place: 'ASC' } });
    const entitlements = await this.licences.grant(manager, order, lines);
    const invoice = await takeNumber(manager, this.database.kind, 'invoice');
    await this.invoices.issue(manager, invoice, order);
    await this.carts.takeOut(manager, order.cartId, lines);
    await this.billing.keepOf(manager, order);
    await this.outbox.add(manager, 'store.order.fulfilled', {
      orderId: order.id,
      userId: order.userId,
      items: lines.map(({ id, type, refId, quantity, unitCents, discountCents }) => ({
        lineId: id,
        type,
        refId,
        quantity,
        unitCents,
        ...(discountCents && { discountCents }),
      })),
    });
    await this.saleNotices.sold(manager, order, lines);
    const teams = await this.licences.teams(order.userId, manager);
    await this.mails.confirm(manager, order, lines, { entitlements, teams });
    await this.outbox.addTask(manager, renderInvoiceTask, { orderId: order.id });
  }

  /** The whole payment, or what was left of it, was refunded. */
  async takeBack(
    manager: EntityManager,
    order: OrderEntity,
    { delivered, refund, lines }: { delivered: boolean; refund: RefundEntity; lines: OrderLineEntity[] },
  ): Promise<void> {
    await this.revoke(manager, order, delivered);
    const credited = await this.creditNotes.issue(manager, order, refund, lines);
    await this.mails.refund(manager, order, refund, credited);
    if (delivered) await this.saleNotices.refunded(manager, order, lines);
  }

  /** A part of the payment was refunded: for these lines, or for none when it was made at the provider. */
  async takeBackLines(
    manager: EntityManager,
    order: OrderEntity,
    refund: RefundEntity,
    lines: OrderLineEntity[],
  ): Promise<void> {
    await this.revokeLines(manager, order, lines);
    const credited = await this.creditNotes.issue(manager, order, refund, lines);
    await this.mails.refundOfLines(manager, order, refund, { lines, credited });
    await this.saleNotices.refunded(manager, order, lines);
  }

  /** Lines that came for nothing, and were all that was left of the order. */
  async end(manager: EntityManager, order: OrderEntity, lines: OrderLineEntity[], delivered: boolean): Promise<void> {
    await this.revoke(manager, order, delivered);
    await this.mails.end(manager, order, lines, true);
  }

  /** Lines that came for nothing; the rest of the order stays. */
  async endLines(manager: EntityManager, order: OrderEntity, lines: OrderLineEntity[]): Promise<void> {
    await this.revokeLines(manager, order, lines);
    await this.mails.end(manager, order, lines, false);
  }

  /** While a dispute is open, what was bought is suspended. */
  suspend(manager: EntityManager, order: OrderEntity, delivered: boolean): Promise<void> {
    return this.revoke(manager, order, delivered, 'dispute');
  }

  /** These lines of an order that had been delivered count again. */
  async restore(manager: EntityManager, order: OrderEntity, lines: OrderLineEntity[]): Promise<void> {
    await this.licences.restore(manager, lines);
    await this.outbox.add(manager, 'store.order.restored', {
      orderId: order.id,
      userId: order.userId,
      lineIds: lines.map(({ id }) => id),
    });
  }

  private async revoke(
    manager: EntityManager,
    order: OrderEntity,
    delivered: boolean,
    reason?: EventPayload<'store.order.refunded'>['reason'],
  ): Promise<void> {
    await this.licences.revoke(manager, order.id);
    const { id: orderId, userId } = order;
    if (delivered)
      await this.outbox.add(manager, 'store.order.refunded', { orderId, userId, ...(reason && { reason }) });
  }

  private async revokeLines(manager: EntityManager, order: OrderEntity, lines: OrderLineEntity[]): Promise<void> {
    await this.licences.revokeLines(manager, lines);
    const { id: orderId, userId } = order;
    const lineIds = lines.map(({ id }) => id);
    if (lineIds.length) await this.outbox.add(manager, 'store.order.lines-refunded', { orderId, userId, lineIds });
  }
}
