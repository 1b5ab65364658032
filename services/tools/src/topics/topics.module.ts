import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { libraryFolder } from '../library-folder.ts';
import { topicMigrations } from '../migrations/topics.ts';
import { readLibrary } from '../read-library.ts';
import { FavouriteEntity } from './favourite.entity.ts';
import { TopicController } from './topic.controller.ts';
import { TopicLibrary } from './topic-library.ts';
import { Topics } from './topics.service.ts';

@Module({
  controllers: [TopicController],
  providers: [Topics, { provide: TopicLibrary, useFactory: () => new TopicLibrary(readLibrary(libraryFolder)) }],
  exports: [TopicLibrary],
})
export class TopicsModule {}

export const topicsPart: ServicePart = {
  module: TopicsModule,
  entities: [FavouriteEntity],
  migrations: topicMigrations,
};
