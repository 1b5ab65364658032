import { addressIn, displayNames, site, taxIdName } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { readBilling } from '../billing/billing-details.entity.ts';
import { OrderEntity, OrderLineEntity } from '../ledger/order.entity.ts';
import { invoiceNumber, orderNumber } from '../ledger/order-number.ts';
import { joinParts, partsOf } from './document-parts.ts';
import { InvoiceEntity, InvoicePartEntity } from './invoice.entity.ts';
import type { InvoiceContent } from './invoice-document.ts';
import { renderInvoice } from './invoice-pdf.ts';

export const renderInvoiceTask = 'store.invoice.render';

/** What is printed of the parties, as they are at this moment. */
export type Parties = Pick<InvoiceContent, 'seller' | 'buyer' | 'language'>;
export const partiesOf = (order: OrderEntity): Parties => ({
  seller: { name: site.legalName, address: addressIn(order.language), taxId: site.taxId, email: site.email },
  buyer: {
    name: order.buyerName || null,
    email: order.buyerEmail || null,
    ...businessOf(order),
    ...referenceOf(order),
  },
  language: order.language,
});

/** What the buyer gave about the business that buys. */
function businessOf({ billing: json, language }: OrderEntity): Partial<InvoiceContent['buyer']> {
  const billing = readBilling(json);
  if (!billing) return {};
  const { company, address, country, taxId } = billing;
  const place = country && (displayNames(language, 'region').of(country) ?? country);
  return {
    company,
    address: [...address.split('\n'), place].filter(Boolean),
    taxId,
    taxIdName: taxIdName(country, taxId),
    country,
  };
}

const referenceOf = ({ reference }: OrderEntity): Partial<InvoiceContent['buyer']> => (reference ? { reference } : {});

/** Its code is printed beside the discount. */
export const couponOf = ({ couponCode }: OrderEntity): Pick<InvoiceContent, 'coupon'> =>
  couponCode === null ? {} : { coupon: couponCode };

/** Invoices: issued with the payment, never changed. Lines and total are the order's own, which never change either. */
@Injectable()
export class Invoices {
  constructor(private readonly database: Database) {}

  /**
   * Stores the snapshot. The document is rendered afterwards, so that the transaction waits for
   * nothing else.
   */
  async issue(manager: EntityManager, number: number, order: OrderEntity): Promise<void> {
    const snapshot = JSON.stringify(partiesOf(order));
    await manager.insert(InvoiceEntity, { number, orderId: order.id, snapshot, issuedAt: new Date() });
  }

  async numberOf(orderId: string): Promise<string | null> {
    const invoice = await this.database.read.findOne(InvoiceEntity, { where: { orderId }, select: { number: true } });
    return invoice && invoiceNumber(invoice.number);
  }

  /** The document's bytes: rendered once, then always the same. Undefined for an order without an invoice. */
  async pdf(orderId: string): Promise<{ fileName: string; bytes: Buffer } | undefined> {
    const invoice = await this.database.read.findOneBy(InvoiceEntity, { orderId });
    if (!invoice) return undefined;
    const fileName = `${invoiceNumber(invoice.number)}.pdf`;
    const made = await this.stored(this.database.read, invoice.number);
    if (made) return { fileName, bytes: made };
    const bytes = await renderInvoice(await this.content(invoice));
    return { fileName, bytes: await this.store(invoice, bytes) };
  }

  private async content(invoice: InvoiceEntity): Promise<InvoiceContent> {
    const order = await this.database.read.findOneByOrFail(OrderEntity, { id: invoice.orderId });
    const lines = await this.database.read.find(OrderLineEntity, {
      where: { orderId: invoice.orderId },
      order: { place: 'ASC' },
    });
    return {
      ...(JSON.parse(invoice.snapshot) as Parties),
      number: invoiceNumber(invoice.number),
      orderNumber: orderNumber(order.number),
      issuedAt: invoice.issuedAt,
      lines,
      ...couponOf(order),
      totalCents: order.totalCents,
      taxCents: order.taxCents,
    };
  }

  /** The first stored document wins: one that another request stored meanwhile is kept. */
  private store(invoice: InvoiceEntity, bytes: Buffer): Promise<Buffer> {
    return this.database.transaction(async (manager) => {
      const query = manager.createQueryBuilder(InvoiceEntity, 'i').where('i.number = :number', invoice);
      await this.database.forUpdate(query).getOne();
      const made = await this.stored(manager, invoice.number);
      if (made) return made;
      for (const part of partsOf(bytes))
        await manager.insert(InvoicePartEntity, { invoiceNumber: invoice.number, ...part });
      return bytes;
    });
  }

  private async stored(manager: EntityManager, number: number): Promise<Buffer | undefined> {
    return joinParts(
      await manager.find(InvoicePartEntity, { where: { invoiceNumber: number }, order: { part: 'ASC' } }),
    );
  }
}
