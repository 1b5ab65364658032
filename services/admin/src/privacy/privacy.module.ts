import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { PersonalData } from './personal-data.service.ts';

/** Personal data: exported, and erased with the account. */
@Module({ providers: [PersonalData] })
class PrivacyModule {}

export const privacyPart: ServicePart = { module: PrivacyModule, personalData: PersonalData };
