import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { noteMigrations } from '../migrations/learning.ts';
import { NoteController } from './note.controller.ts';
import { NoteEntity } from './note.entity.ts';
import { Notes } from './note.service.ts';

@Module({
  imports: [AccessModule, CatalogueModule],
  controllers: [NoteController],
  providers: [Notes],
  exports: [Notes],
})
export class NotesModule {}

export const notesPart: ServicePart = {
  module: NotesModule,
  entities: [NoteEntity],
  migrations: noteMigrations,
};
