import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { mailVersionTask, type VersionMail } from '../catalogue/files/product-files.service.ts';
import { mailMigrations } from '../migrations/mails.ts';
import { OrderMailEntity } from './order-mail.entity.ts';
import { OrderMails } from './order-mails.ts';
import { VersionMailChoices } from './version-mail-choices.ts';
import { VersionMailOffEntity } from './version-mail-off.entity.ts';
import { VersionMails } from './version-mails.ts';

@Module({
  providers: [OrderMails, VersionMailChoices, VersionMails],
  exports: [OrderMails, VersionMailChoices],
})
export class MailsModule {}

export const mailsPart: ServicePart = {
  module: MailsModule,
  entities: [OrderMailEntity, VersionMailOffEntity],
  migrations: mailMigrations,
  tasks: {
    [mailVersionTask]: (mail: VersionMail, { get }) => get(VersionMails).send(mail),
  },
};
