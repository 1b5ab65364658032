import { IdempotentAnswerEntity, type ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { contactMigrations } from '../migrations/audience.ts';
import { ContactController } from './contact.controller.ts';
import { ContactMessageEntity, ContactSenderEntity, UsedTicketEntity } from './contact.entity.ts';
import { Contact } from './contact.service.ts';
import { ContactMails } from './contact-mails.ts';
import { ContactTickets } from './contact-tickets.ts';
import { MessageAdminController } from './message-admin.controller.ts';
import { MessageAdmin } from './message-admin.service.ts';

@Module({
  controllers: [ContactController, MessageAdminController],
  providers: [Contact, ContactMails, ContactTickets, MessageAdmin],
})
export class ContactModule {}

export const contactPart: ServicePart = {
  module: ContactModule,
  entities: [ContactMessageEntity, ContactSenderEntity, UsedTicketEntity, IdempotentAnswerEntity],
  migrations: contactMigrations,
};
