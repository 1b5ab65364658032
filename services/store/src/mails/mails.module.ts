import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { mailVersionTask, type VersionMail } from '../catalogue/files/product-files.service.ts';
import { mailMigrations } from '../migrations/mails.ts';
import { OrderMailEntity } from './order-mail.entity.ts';
import { OrderMails } from './order-mails.ts';
import { VersionMails } from './version-mails.ts';

@Module({
  providers: [OrderMails, VersionMails],
  exports: [OrderMails],
})
export class MailsModule {}

export const mailsPart: ServicePart = {
  module: MailsModule,
  entities: [OrderMailEntity],
  migrations: mailMigrations,
  tasks: {
    [mailVersionTask]: (mail: VersionMail, { get }) => get(VersionMails).send(mail),
  },
};
