import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { letterMigrations } from '../migrations/letters.ts';
import { NewsletterModule } from '../newsletter/newsletter.module.ts';
import { LetterEntity, LetterTextEntity, RecipientEntity } from './letter.entity.ts';
import { LetterAdminController } from './letter-admin.controller.ts';
import { LetterDispatch } from './letter-dispatch.ts';
import { LetterMail, letterMail, letterMailKind } from './letter-mail.ts';
import { LetterRetention } from './letter-retention.ts';
import { LetterSending } from './letter-sending.service.ts';
import { LetterTest } from './letter-test.service.ts';
import { Letters } from './letters.service.ts';
import { SubscriberDaysController } from './subscriber-days.controller.ts';
import { SubscriberDayCounts } from './subscriber-days.ts';
import { SubscriberCounts } from './subscribers.service.ts';

@Module({
  imports: [NewsletterModule],
  controllers: [LetterAdminController, SubscriberDaysController],
  providers: [
    Letters,
    LetterSending,
    LetterDispatch,
    LetterMail,
    LetterTest,
    LetterRetention,
    SubscriberCounts,
    SubscriberDayCounts,
  ],
})
export class LettersModule {}

export const lettersPart: ServicePart = {
  module: LettersModule,
  entities: [LetterEntity, LetterTextEntity, RecipientEntity],
  migrations: letterMigrations,
  housekeepers: [LetterRetention],
  mails: { [letterMail]: letterMailKind },
};
