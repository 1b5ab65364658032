import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { NewsletterModule } from '../newsletter/newsletter.module.ts';
import { PersonalData } from './personal-data.service.ts';
import { Retention } from './retention.ts';

@Module({
  imports: [NewsletterModule],
  providers: [PersonalData, Retention],
})
export class PrivacyModule {}

export const privacyPart: ServicePart = {
  module: PrivacyModule,
  housekeepers: [Retention],
  personalData: PersonalData,
};
