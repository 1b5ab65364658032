import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { centsToDollars, type Licence, type Order, type OrderSummary, type PageOf } from '@arcada/contracts';
import { Database, Metrics } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { In, IsNull, MoreThan, Not } from 'typeorm';
import { readBilling } from '../billing/billing-details.entity.ts';
import { Offers } from '../cart/offers.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { fileMissing } from '../catalogue/files/product-file.errors.ts';
import { CreditNotes, viewOf } from '../invoices/credit-note.service.ts';
import { Invoices } from '../invoices/invoice.service.ts';
import { OrderEntity, OrderLineEntity } from '../ledger/order.entity.ts';
import { orderNumber } from '../ledger/order-number.ts';
import { isDelivered, isUnpaid } from '../ledger/order-states.ts';
import { PaymentAttemptEntity } from '../ledger/payment-attempt.entity.ts';
import { RefundEntity } from '../ledger/refund.entity.ts';
import { Licences } from '../licences/licence.service.ts';
import type { BoughtFile } from './bought-file.ts';
import { noCreditNote, noDownload, noInvoice, orderNotFound } from './order.errors.ts';

/** A buyer's view of their own orders. Other buyers' orders are not found. */
@Injectable()
export class Orders {
  private readonly missing;

  constructor(
    private readonly database: Database,
    private readonly licences: Licences,
    private readonly invoices: Invoices,
    private readonly creditNotes: CreditNotes,
    private readonly catalogue: Catalogue,
    private readonly offers: Offers,
    metrics: Metrics,
  ) {
    this.missing = metrics.counter('download_missing_total', 'Downloads of sold files that are not on the disk');
  }

  async page(userId: string, page: number, pageSize: number): Promise<PageOf<OrderSummary>> {
    const [orders, total] = await this.database.read.findAndCount(OrderEntity, {
      where: { userId },
      order: { createdAt: 'DESC', number: 'DESC' },
      skip: (page - 1) * pageSize,
      take: pageSize,
    });
    const orderId = In(orders.map(({ id }) => id));
    const [lines, refunds] = orders.length
      ? await Promise.all([
          this.database.read.findBy(OrderLineEntity, { orderId }),
          this.database.read.findBy(RefundEntity, { orderId, failedAt: IsNull() }),
        ])
      : [[], []];
    const items = orders.map((order) => {
      const own = (row: { orderId: string }) => row.orderId === order.id;
      return summarise(order, lines.filter(own), refunds.filter(own));
    });
    return { items, total, page, pageSize };
  }

  async read(userId: string, id: string): Promise<Order> {
    const order = await this.own(userId, id);
    const [payment, lines, licences, teams, invoiceNumber, refunds, notes] = await Promise.all([
      this.payment(order),
      this.database.read.find(OrderLineEntity, { where: { orderId: id }, order: { place: 'ASC' } }),
      this.licences.ofOrder(id),
      this.licences.teams(userId),
      this.invoices.numberOf(id),
      this.database.read.findBy(RefundEntity, { orderId: id, failedAt: IsNull() }),
      this.creditNotes.ofOrder(id),
    ]);
    const gone = isUnpaid(order.status) ? await this.offers.offSale(lines, order.language, true) : [];
    return {
      ...summarise(order, lines, refunds),
      items: lines.map((line) => ({
        id: line.id,
        type: line.type,
        ...(line.type === 'product' ? { productId: line.refId } : { courseId: line.refId }),
        name: line.name,
        unitPrice: centsToDollars(line.unitCents),
        quantity: line.quantity,
        discount: centsToDollars(line.discountCents ?? 0),
        licence: licences.get(line.id) ?? null,
        downloadable: line.type === 'product' && counts(order, line),
        refunded: isRefunded(order, line),
        ...(line.type === 'course' && teams.has(line.refId) && { team: true as const }),
        ...(gone.includes(line) && { offSale: true as const }),
      })),
      payment,
      billing: readBilling(order.billing),
      tax: order.taxCents === null ? null : centsToDollars(order.taxCents),
      paidAt: order.paidAt?.toISOString() ?? null,
      invoiceNumber,
      // A failed refund takes nothing back, so its credit note doesn't count.
      creditNotes: notes.filter(({ refundId }) => refunds.some((refund) => refund.id === refundId)).map(viewOf),
    };
  }

  private async payment({ id, status }: OrderEntity): Promise<Order['payment']> {
    if (status !== 'pending') return null;
    const attempt = await this.database.read.findOneBy(PaymentAttemptEntity, [
      { orderId: id, status: In(['created', 'open']), expiresAt: MoreThan(new Date()) },
      { orderId: id, status: 'open', submittedAt: Not(IsNull()) },
    ]);
    if (!attempt) return null;
    return { state: attempt.submittedAt ? 'processing' : 'open', until: attempt.expiresAt.toISOString() };
  }

  async invoice(userId: string, id: string): Promise<{ fileName: string; bytes: Buffer }> {
    await this.own(userId, id);
    const pdf = await this.invoices.pdf(id);
    if (!pdf) throw noInvoice();
    return pdf;
  }

  async creditNote(userId: string, id: string, number: number): Promise<{ fileName: string; bytes: Buffer }> {
    await this.own(userId, id);
    const pdf = await this.creditNotes.pdf(id, number);
    if (!pdf) throw noCreditNote();
    return pdf;
  }

  async download(userId: string, id: string, productId: string): Promise<BoughtFile> {
    const order = await this.own(userId, id);
    if (!isDelivered(order.status)) throw noDownload();
    const bought = { orderId: id, type: 'product', refId: productId, refundId: IsNull() } as const;
    const sold = (await this.database.read.existsBy(OrderLineEntity, bought)) && this.catalogue.downloadFile(productId);
    if (!sold) throw noDownload();
    try {
      const licence = await this.licenceOf(id, productId);
      return { file: await open(sold.path), fileName: sold.fileName, licence };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      this.missing.inc();
      throw fileMissing(basename(sold.path));
    }
  }

  /** What an order's line of a product licenses. */
  async licenceOf(id: string, productId: string): Promise<Licence | undefined> {
    return [...(await this.licences.ofOrder(id)).values()].find((one) => one.productId === productId);
  }

  async own(userId: string, id: string): Promise<OrderEntity> {
    const order = await this.database.read.findOneBy(OrderEntity, { id, userId });
    if (!order) throw orderNotFound();
    return order;
  }
}

/** A refund returned the line's price. */
export const isRefunded = ({ status }: OrderEntity, { refundId }: OrderLineEntity) =>
  status === 'refunded' || refundId !== null;

const counts = (order: OrderEntity, line: OrderLineEntity) => isDelivered(order.status) && !isRefunded(order, line);

/** `refunds`: those that didn't fail. */
export const summarise = (order: OrderEntity, lines: OrderLineEntity[], refunds: RefundEntity[]): OrderSummary => ({
  id: order.id,
  number: orderNumber(order.number),
  status: order.status,
  currency: order.currency,
  createdAt: order.createdAt.toISOString(),
  total: centsToDollars(order.totalCents),
  discount: centsToDollars(order.discountCents ?? 0),
  coupon: order.couponCode,
  reference: order.reference,
  refunded: centsToDollars(refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)),
  itemCount: lines.length,
  seats: { product: seatsIn(lines, 'product'), course: seatsIn(lines, 'course') },
});

const seatsIn = (lines: OrderLineEntity[], kind: OrderLineEntity['type']) =>
  lines.reduce((sum, { type, quantity }) => (type === kind ? sum + quantity : sum), 0);
