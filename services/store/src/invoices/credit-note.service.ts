import { type CreditNote, centsToDollars } from '@arcada/contracts';
import { Database, Outbox } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lineCents } from '../ledger/line-price.ts';
import type { OrderEntity, OrderLineEntity } from '../ledger/order.entity.ts';
import { creditNoteNumber, invoiceNumber, orderNumber, takeNumber } from '../ledger/order-number.ts';
import type { RefundEntity } from '../ledger/refund.entity.ts';
import { CreditNoteEntity, CreditNotePartEntity } from './credit-note.entity.ts';
import { joinParts, partsOf } from './document-parts.ts';
import { InvoiceEntity } from './invoice.entity.ts';
import { couponOf, type Parties, partiesOf } from './invoice.service.ts';
import type { InvoiceContent } from './invoice-document.ts';
import { renderInvoice } from './invoice-pdf.ts';
import { invoiceTexts } from './invoice-texts.ts';

export const renderCreditNoteTask = 'store.credit-note.render';

type Snapshot = Parties & Pick<InvoiceContent, 'orderNumber' | 'lines' | 'totalCents' | 'creditOf' | 'coupon'>;

/** Credit notes: issued with a refund of what an invoice had charged, never changed. */
@Injectable()
export class CreditNotes {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** False, and nothing is issued, for an order without an invoice. */
  async issue(
    manager: EntityManager,
    order: OrderEntity,
    refund: RefundEntity,
    returned: readonly OrderLineEntity[],
  ): Promise<boolean> {
    const invoice = await manager.findOneBy(InvoiceEntity, { orderId: order.id });
    if (!invoice) return false;
    const snapshot: Snapshot = {
      ...partiesOf(order),
      orderNumber: orderNumber(order.number),
      creditOf: invoiceNumber(invoice.number),
      ...couponOf(order),
      lines: linesOf(order, refund, returned),
      totalCents: refund.amountCents,
    };
    const number = await takeNumber(manager, this.database.kind, 'credit-note');
    await manager.insert(CreditNoteEntity, {
      number,
      refundId: refund.id,
      orderId: order.id,
      snapshot: JSON.stringify(snapshot),
      issuedAt: new Date(),
    });
    await this.outbox.addTask(manager, renderCreditNoteTask, { orderId: order.id, number });
    return true;
  }

  isIssued(manager: EntityManager, { id: refundId, orderId }: RefundEntity): Promise<boolean> {
    return manager.existsBy(CreditNoteEntity, { orderId, refundId });
  }

  async pdfOfRefund(orderId: string, refundId: string): Promise<{ fileName: string; bytes: Buffer } | undefined> {
    const note = await this.database.read.findOneBy(CreditNoteEntity, { orderId, refundId });
    return note ? this.pdf(orderId, note.number) : undefined;
  }

  /** Of an order, oldest first. */
  ofOrder(orderId: string): Promise<CreditNoteEntity[]> {
    return this.database.read.find(CreditNoteEntity, { where: { orderId }, order: { number: 'ASC' } });
  }

  /** The document's bytes: rendered once, then always the same. */
  async pdf(orderId: string, number: number): Promise<{ fileName: string; bytes: Buffer } | undefined> {
    const note = await this.database.read.findOneBy(CreditNoteEntity, { number, orderId });
    if (!note) return undefined;
    const fileName = `${creditNoteNumber(number)}.pdf`;
    const made = await this.stored(this.database.read, number);
    if (made) return { fileName, bytes: made };
    const content = JSON.parse(note.snapshot) as Snapshot;
    const bytes = await renderInvoice({ ...content, number: creditNoteNumber(number), issuedAt: note.issuedAt });
    return { fileName, bytes: await this.store(number, bytes) };
  }

  /** The first stored document wins: one that another request stored meanwhile is kept. */
  private store(number: number, bytes: Buffer): Promise<Buffer> {
    return this.database.transaction(async (manager) => {
      const query = manager.createQueryBuilder(CreditNoteEntity, 'c').where('c.number = :number', { number });
      await this.database.forUpdate(query).getOne();
      const made = await this.stored(manager, number);
      if (made) return made;
      for (const part of partsOf(bytes)) await manager.insert(CreditNotePartEntity, { number, ...part });
      return bytes;
    });
  }

  private async stored(manager: EntityManager, number: number): Promise<Buffer | undefined> {
    return joinParts(await manager.find(CreditNotePartEntity, { where: { number }, order: { part: 'ASC' } }));
  }
}

export const viewOf = ({ number, issuedAt, snapshot }: CreditNoteEntity): CreditNote => ({
  number: creditNoteNumber(number),
  issuedAt: issuedAt.toISOString(),
  amount: centsToDollars((JSON.parse(snapshot) as Snapshot).totalCents),
});

/** What it lists adds up to the refund: a part that was refunded without a line has a row of its own. */
function linesOf(order: OrderEntity, { amountCents }: RefundEntity, returned: readonly OrderLineEntity[]) {
  const lines = returned.map(({ name, type, quantity, unitCents, discountCents }) => ({
    name,
    type,
    quantity,
    unitCents,
    discountCents,
  }));
  const rest = amountCents - returned.reduce((sum, line) => sum + lineCents(line), 0);
  if (rest === 0) return lines;
  const name = invoiceTexts[lines.length ? 'refundedBefore' : 'partRefunded'][order.language];
  return [...lines, { name, quantity: 1, unitCents: rest, discountCents: null }];
}
