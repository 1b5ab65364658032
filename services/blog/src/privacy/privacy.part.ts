import type { ServicePart } from '@arcada/service-kit';
import { PersonalDataController } from './personal-data.controller.ts';
import { PersonalData } from './personal-data.service.ts';
import { Retention } from './retention.ts';

export const privacyPart: ServicePart = {
  controllers: [PersonalDataController],
  providers: [PersonalData, Retention],
  housekeepers: [Retention],
  onEvent: {
    'identity.user.erased': ({ userId, emailKeys }, manager, { get }) =>
      get(PersonalData).erase(manager, userId, emailKeys),
  },
};
