import type { ServicePart } from '@arcada/service-kit';
import { newsletterMigrations } from '../migrations/audience.ts';
import { NewsletterController } from './newsletter.controller.ts';
import { NewsletterTokenEntity, SubscriptionEntity } from './newsletter.entity.ts';
import { Newsletter, type SignUp, signUpTask } from './newsletter.service.ts';
import { NewsletterMails } from './newsletter-mails.ts';

export const newsletterPart: ServicePart = {
  controllers: [NewsletterController],
  providers: [Newsletter, NewsletterMails],
  entities: [SubscriptionEntity, NewsletterTokenEntity],
  migrations: newsletterMigrations,
  tasks: {
    async [signUpTask](signUp: SignUp, { get }) {
      await get(Newsletter).signUp(signUp);
    },
  },
};
