import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { PeopleModule } from '../people/people.module.ts';
import { SeatController } from './seat.controller.ts';
import { Seats } from './seat.service.ts';

@Module({
  imports: [AccessModule, CatalogueModule, PeopleModule],
  controllers: [SeatController],
  providers: [Seats],
})
export class SeatsModule {}

export const seatsPart: ServicePart = {
  module: SeatsModule,
};
