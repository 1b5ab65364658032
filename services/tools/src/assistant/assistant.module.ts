import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { assistantMigrations } from '../migrations/assistant.ts';
import { ModelModule } from '../model/model.module.ts';
import { AssistantController } from './asking/assistant.controller.ts';
import { Assistant } from './asking/assistant.service.ts';
import { ModelAsking } from './asking/model-asking.ts';
import { ModelAnswers } from './model/model-answers.ts';
import { SourceController } from './passages/source.controller.ts';
import { Sources } from './passages/sources.ts';
import { GapController } from './threads/gap.controller.ts';
import { Gaps } from './threads/gaps.service.ts';
import { ThreadController } from './threads/thread.controller.ts';
import { AssistantGapEntity, AssistantMessageEntity, AssistantThreadEntity } from './threads/thread.entity.ts';
import { Threads } from './threads/threads.service.ts';

/** The documentation assistant: answers from this site's own sources, with citations. */
@Module({
  imports: [ModelModule],
  controllers: [AssistantController, ThreadController, SourceController, GapController],
  providers: [Assistant, ModelAsking, ModelAnswers, Gaps, Sources, Threads],
  exports: [Threads],
})
export class AssistantModule {}

export const assistantPart: ServicePart = {
  module: AssistantModule,
  entities: [AssistantThreadEntity, AssistantMessageEntity, AssistantGapEntity],
  migrations: assistantMigrations,
  housekeepers: [Gaps],
};
