import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { invoiceMigrations } from '../migrations/invoices.ts';
import { InvoiceEntity, InvoicePartEntity } from './invoice.entity.ts';
import { Invoices, renderInvoiceTask } from './invoice.service.ts';

@Module({
  providers: [Invoices],
  exports: [Invoices],
})
export class InvoicesModule {}

export const invoicesPart: ServicePart = {
  module: InvoicesModule,
  entities: [InvoiceEntity, InvoicePartEntity],
  migrations: invoiceMigrations,
  tasks: {
    async [renderInvoiceTask]({ orderId }: { orderId: string }, { get }) {
      await get(Invoices).pdf(orderId);
    },
  },
};
