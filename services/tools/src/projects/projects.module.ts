import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module.ts';
import { projectMigrations } from '../migrations/projects.ts';
import { DashboardController } from './dashboard.controller.ts';
import { ProjectController } from './project.controller.ts';
import { ProjectEntity } from './project.entity.ts';
import { Projects } from './projects.service.ts';

/** Projects of users, and the dashboard's figures from them. */
@Module({
  imports: [DocumentsModule],
  controllers: [ProjectController, DashboardController],
  providers: [Projects],
  exports: [Projects],
})
export class ProjectsModule {}

export const projectsPart: ServicePart = {
  module: ProjectsModule,
  entities: [ProjectEntity],
  migrations: projectMigrations,
};
