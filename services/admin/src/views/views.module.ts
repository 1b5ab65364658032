import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { viewMigrations } from '../migrations/views.ts';
import { SavedViewEntity } from './saved-view.entity.ts';
import { ViewController } from './view.controller.ts';
import { Views } from './views.service.ts';

@Module({ controllers: [ViewController], providers: [Views] })
class ViewsModule {}

export const viewsPart: ServicePart = {
  module: ViewsModule,
  entities: [SavedViewEntity],
  migrations: viewMigrations,
};
