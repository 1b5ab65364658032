import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { newsletterMigrations } from '../migrations/audience.ts';
import { NewsletterController } from './newsletter.controller.ts';
import { NewsletterTokenEntity, SubscriptionEntity } from './newsletter.entity.ts';
import { Newsletter, type SignUp, signUpTask } from './newsletter.service.ts';
import { NewsletterMails } from './newsletter-mails.ts';

@Module({
  controllers: [NewsletterController],
  providers: [Newsletter, NewsletterMails],
  exports: [Newsletter, NewsletterMails],
})
export class NewsletterModule {}

export const newsletterPart: ServicePart = {
  module: NewsletterModule,
  entities: [SubscriptionEntity, NewsletterTokenEntity],
  migrations: newsletterMigrations,
  tasks: {
    async [signUpTask](signUp: SignUp, { get }) {
      await get(Newsletter).signUp(signUp);
    },
  },
};
