import type { ServicePart } from '@arcada/service-kit';
import { Housekeeping } from './housekeeping.ts';
import { PersonalDataController } from './personal-data.controller.ts';
import { PersonalData } from './personal-data.service.ts';

export const privacyPart: ServicePart = {
  controllers: [PersonalDataController],
  providers: [Housekeeping, PersonalData],
  onEvent: {
    'identity.user.erased': ({ userId, emailKeys }, manager, { get }) =>
      get(PersonalData).erase(manager, userId, emailKeys),
  },
};
