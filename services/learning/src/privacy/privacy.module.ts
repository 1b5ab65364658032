import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { PersonalDataController } from './personal-data.controller.ts';
import { PersonalData } from './personal-data.service.ts';

/** Personal data: exported, and erased with the account. */
@Module({
  controllers: [PersonalDataController],
  providers: [PersonalData],
})
export class PrivacyModule {}

export const privacyPart: ServicePart = {
  module: PrivacyModule,
  onEvent: {
    'identity.user.erased': ({ userId, emailKeys }, manager, { get }) =>
      get(PersonalData).erase(manager, userId, emailKeys),
  },
};
