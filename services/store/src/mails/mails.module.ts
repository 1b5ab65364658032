import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { mailVersionTask, type VersionMail } from '../catalogue/files/product-files.service.ts';
import { OrderMails } from './order-mails.ts';
import { VersionMails } from './version-mails.ts';

@Module({
  providers: [OrderMails, VersionMails],
  exports: [OrderMails],
})
export class MailsModule {}

export const mailsPart: ServicePart = {
  module: MailsModule,
  tasks: {
    [mailVersionTask]: (mail: VersionMail, { get }) => get(VersionMails).send(mail),
  },
};
