import type { BlogPart } from '../blog-part.ts';
import { Housekeeping } from './housekeeping.ts';
import { PersonalDataController } from './personal-data.controller.ts';
import { PersonalData } from './personal-data.service.ts';

export const privacyPart: BlogPart = {
  controllers: [PersonalDataController],
  providers: [Housekeeping, PersonalData],
  onEvent: {
    'identity.user.erased': ({ userId }, manager, { get }) => get(PersonalData).erase(manager, userId),
  },
};
