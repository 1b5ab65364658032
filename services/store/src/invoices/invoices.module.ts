import type { AttachmentMaker, ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { z } from 'zod';
import { invoiceMigrations } from '../migrations/invoices.ts';
import { CreditNoteEntity, CreditNotePartEntity } from './credit-note.entity.ts';
import { CreditNotes, renderCreditNoteTask } from './credit-note.service.ts';
import { creditNoteFile, invoiceFile } from './document-files.ts';
import { InvoiceEntity, InvoicePartEntity } from './invoice.entity.ts';
import { Invoices, renderInvoiceTask } from './invoice.service.ts';

@Module({
  providers: [CreditNotes, Invoices],
  exports: [CreditNotes, Invoices],
})
export class InvoicesModule {}

const invoiceOf = z.object({ orderId: z.uuid() });
const creditNoteOf = invoiceOf.extend({ refundId: z.string() });
const asPdf = (made: { fileName: string; bytes: Buffer } | undefined) => made && { ...made, type: 'application/pdf' };

const attachments: Record<string, AttachmentMaker> = {
  [invoiceFile]: async (payload, { get }) => asPdf(await get(Invoices).pdf(invoiceOf.parse(payload).orderId)),
  async [creditNoteFile](payload, { get }) {
    const { orderId, refundId } = creditNoteOf.parse(payload);
    return asPdf(await get(CreditNotes).pdfOfRefund(orderId, refundId));
  },
};

export const invoicesPart: ServicePart = {
  module: InvoicesModule,
  entities: [CreditNoteEntity, CreditNotePartEntity, InvoiceEntity, InvoicePartEntity],
  migrations: invoiceMigrations,
  attachments,
  tasks: {
    async [renderInvoiceTask]({ orderId }: { orderId: string }, { get }) {
      await get(Invoices).pdf(orderId);
    },
    async [renderCreditNoteTask]({ orderId, number }: { orderId: string; number: number }, { get }) {
      await get(CreditNotes).pdf(orderId, number);
    },
  },
};
