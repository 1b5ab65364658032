import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { OrderMails } from './order-mails.ts';

@Module({
  providers: [OrderMails],
  exports: [OrderMails],
})
export class MailsModule {}

export const mailsPart: ServicePart = {
  module: MailsModule,
};
