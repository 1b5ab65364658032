import {
  centsToDollars,
  type KeysetPage,
  type ManagedOrder,
  type ManagedOrderSummary,
  type ManagedOrdersQuery,
} from '@arcada/contracts';
import { fold } from '@arcada/search';
import { containing, Database, type KeysetOrder, likePart, OutboxEntity, readKeyset } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { In, IsNull, type SelectQueryBuilder } from 'typeorm';
import { readBilling } from '../billing/billing-details.entity.ts';
import { CreditNotes, viewOf } from '../invoices/credit-note.service.ts';
import { Invoices } from '../invoices/invoice.service.ts';
import { OrderEntity, OrderLineEntity, OrderStepEntity } from '../ledger/order.entity.ts';
import { paidCents } from '../ledger/paid-cents.ts';
import { PaymentAttemptEntity } from '../ledger/payment-attempt.entity.ts';
import { RefundEntity } from '../ledger/refund.entity.ts';
import { EntitlementEntity, LicenceMachineEntity } from '../licences/entitlement.entity.ts';
import { OrderMailEntity } from '../mails/order-mail.entity.ts';
import { AdminNames } from './admin-names.ts';
import { noCreditNote, noInvoice, orderNotFound } from './order.errors.ts';
import { isRefunded, summarise } from './orders.service.ts';

const dayMilliseconds = 86_400_000;

const orders: Record<ManagedOrdersQuery['sort'], KeysetOrder<OrderEntity>> = {
  createdAt: { by: 'o.createdAt', valueOf: ({ createdAt }) => createdAt },
  total: { by: 'o.totalCents', valueOf: ({ totalCents }) => totalCents },
};

/** Orders as admins see them. */
@Injectable()
export class ManagedOrders {
  constructor(
    private readonly database: Database,
    private readonly invoices: Invoices,
    private readonly creditNotes: CreditNotes,
    private readonly names: AdminNames,
  ) {}

  async list({ q, status, buyer, from, to, ...request }: ManagedOrdersQuery): Promise<KeysetPage<ManagedOrderSummary>> {
    const query = this.database.read.createQueryBuilder(OrderEntity, 'o');
    if (q) await this.search(query, q);
    if (status) query.andWhere('o.status = :status', { status });
    if (buyer) query.andWhere('o.userId = :buyer', { buyer });
    if (from) query.andWhere('o.createdAt >= :from', { from: new Date(from) });
    if (to) query.andWhere('o.createdAt < :until', { until: new Date(Date.parse(to) + dayMilliseconds) });
    const { rows, ...page } = await readKeyset(query, request, orders);
    return { items: await this.summaries(rows), ...page };
  }

  /** By number, or by a part of the buyer's name or address. */
  private async search(query: SelectQueryBuilder<OrderEntity>, q: string): Promise<void> {
    const { sql, parameters } = await containing(query, 'o.searchText', likePart(fold(q)));
    const number = /^(?:a-)?0*(\d{1,9})$/i.exec(q)?.[1];
    query
      .andWhere(`(${sql}${number ? ' or o.number = :number' : ''})`)
      .setParameters({ ...parameters, number: Number(number) });
  }

  /** Rows of the list for these orders. */
  private async summaries(orders: readonly OrderEntity[]): Promise<ManagedOrderSummary[]> {
    const orderId = In(orders.map(({ id }) => id));
    const [lines, refunds] = orders.length
      ? await Promise.all([
          this.database.read.findBy(OrderLineEntity, { orderId }),
          this.database.read.findBy(RefundEntity, { orderId, failedAt: IsNull() }),
        ])
      : [[], []];
    return orders.map((order) =>
      summaryOf(
        order,
        lines.filter((line) => line.orderId === order.id),
        refunds.filter((refund) => refund.orderId === order.id),
      ),
    );
  }

  async read(id: string): Promise<ManagedOrder> {
    const { read } = this.database;
    const order = await read.findOneBy(OrderEntity, { id });
    if (!order) throw orderNotFound();
    const ofOrder = { orderId: id };
    const [lines, refunds, steps, attempts, rights, notes, invoiceNumber, mails] = await Promise.all([
      read.find(OrderLineEntity, { where: ofOrder, order: { place: 'ASC' } }),
      read.findBy(RefundEntity, ofOrder),
      read.find(OrderStepEntity, { where: ofOrder, order: { at: 'ASC' } }),
      read.find(PaymentAttemptEntity, { where: ofOrder, order: { expiresAt: 'ASC' } }),
      this.rights(id),
      this.creditNotes.ofOrder(id),
      this.invoices.numberOf(id),
      this.mails(id),
    ]);
    // Stripe's times are whole seconds: within one, the credit notes have the order.
    const placeOf = ({ id: refundId }: RefundEntity) => notes.findIndex((note) => note.refundId === refundId);
    refunds.sort((one, other) => one.at.getTime() - other.at.getTime() || placeOf(one) - placeOf(other));
    const causeOf = await this.names.causes([...steps, ...refunds].map(({ cause }) => cause));
    return {
      ...summaryOf(
        order,
        lines,
        refunds.filter(({ failedAt }) => !failedAt),
      ),
      language: order.language,
      company: readBilling(order.billing)?.company || null,
      paid: order.paidAt ? centsToDollars(paidCents(order)) : null,
      invoiceNumber,
      paymentIntentId: order.paymentIntentId,
      items: lines.map((line) => ({
        id: line.id,
        type: line.type,
        ...(line.type === 'product' ? { productId: line.refId } : { courseId: line.refId }),
        name: line.name,
        unitPrice: centsToDollars(line.unitCents),
        quantity: line.quantity,
        discount: centsToDollars(line.discountCents ?? 0),
        refunded: isRefunded(order, line),
        right: rights.get(line.id) ?? null,
      })),
      refunds: refunds.map((refund) => {
        const note = notes.find(({ refundId }) => refundId === refund.id);
        return {
          id: refund.id,
          at: refund.at.toISOString(),
          amount: centsToDollars(refund.amountCents),
          failedAt: refund.failedAt?.toISOString() ?? null,
          cause: causeOf(refund.cause),
          note: refund.note,
          lineIds: lines.filter(({ refundId }) => refundId === refund.id).map((line) => line.id),
          creditNote: note ? viewOf(note) : null,
        };
      }),
      steps: steps.map(({ at, from, to, cause }) => ({ at: at.toISOString(), from, to, cause: causeOf(cause) })),
      attempts: attempts.map(({ id: attempt, status, sessionId, expiresAt }) => ({
        id: attempt,
        status,
        sessionId,
        expiresAt: expiresAt.toISOString(),
      })),
      mails,
    };
  }

  async invoice(id: string): Promise<{ fileName: string; bytes: Buffer }> {
    const pdf = await this.invoices.pdf(id);
    if (!pdf) throw noInvoice();
    return pdf;
  }

  async creditNote(id: string, number: number): Promise<{ fileName: string; bytes: Buffer }> {
    const pdf = await this.creditNotes.pdf(id, number);
    if (!pdf) throw noCreditNote();
    return pdf;
  }

  /** What each line gave. */
  private async rights(orderId: string): Promise<Map<string, ManagedOrder['items'][number]['right']>> {
    const { read } = this.database;
    const rights = await read.findBy(EntitlementEntity, { orderId });
    const machines = rights.length
      ? await read.findBy(LicenceMachineEntity, { licenceId: In(rights.map(({ id }) => id)) })
      : [];
    return new Map(
      rights.map(({ id, orderLineId, seats, grantedAt, revokedAt }) => [
        orderLineId,
        {
          seats,
          machines: machines.filter(({ licenceId }) => licenceId === id).length,
          grantedAt: grantedAt.toISOString(),
          revokedAt: revokedAt?.toISOString() ?? null,
        },
      ]),
    );
  }

  /** A mail that is still in the outbox wasn't sent. */
  private async mails(orderId: string): Promise<ManagedOrder['mails']> {
    const { read } = this.database;
    const mails = await read.find(OrderMailEntity, { where: { orderId }, order: { at: 'ASC' } });
    const waiting = mails.length
      ? await read.find(OutboxEntity, {
          where: { id: In(mails.map(({ id }) => id)) },
          select: { id: true, diedAt: true },
        })
      : [];
    const left = new Map(waiting.map(({ id, diedAt }) => [id, diedAt]));
    return mails.map(({ id, kind, at }) => ({
      id,
      kind,
      at: at.toISOString(),
      state: !left.has(id) ? 'sent' : left.get(id) === null ? 'waiting' : 'failed',
    }));
  }
}

const summaryOf = (order: OrderEntity, lines: OrderLineEntity[], refunds: RefundEntity[]): ManagedOrderSummary => ({
  ...summarise(order, lines, refunds),
  // An erasure leaves empty texts.
  buyer: {
    id: order.userId,
    name: order.buyerName || null,
    email: order.buyerEmail || null,
    erased: order.buyerName === '' && order.buyerEmail === '',
  },
  paidAt: order.paidAt?.toISOString() ?? null,
});
