import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { invoiceMigrations } from '../migrations/invoices.ts';
import { CreditNoteEntity, CreditNotePartEntity } from './credit-note.entity.ts';
import { CreditNotes, renderCreditNoteTask } from './credit-note.service.ts';
import { InvoiceEntity, InvoicePartEntity } from './invoice.entity.ts';
import { Invoices, renderInvoiceTask } from './invoice.service.ts';

@Module({
  providers: [CreditNotes, Invoices],
  exports: [CreditNotes, Invoices],
})
export class InvoicesModule {}

export const invoicesPart: ServicePart = {
  module: InvoicesModule,
  entities: [CreditNoteEntity, CreditNotePartEntity, InvoiceEntity, InvoicePartEntity],
  migrations: invoiceMigrations,
  tasks: {
    async [renderInvoiceTask]({ orderId }: { orderId: string }, { get }) {
      await get(Invoices).pdf(orderId);
    },
    async [renderCreditNoteTask]({ orderId, number }: { orderId: string; number: number }, { get }) {
      await get(CreditNotes).pdf(orderId, number);
    },
  },
};
