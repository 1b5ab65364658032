import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { People } from './people.ts';

/** Names of people, from identity. */
@Module({
  providers: [People],
  exports: [People],
})
export class PeopleModule {}

export const peoplePart: ServicePart = {
  module: PeopleModule,
};
