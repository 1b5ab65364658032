import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module.ts';
import { chatMigrations } from '../migrations/chat.ts';
import { ModelModule } from '../model/model.module.ts';
import { TopicsModule } from '../topics/topics.module.ts';
import { LocalEngine } from './local/local-engine.ts';
import { LocalSuggestions } from './local/local-suggestions.ts';
import { TopicFinder } from './local/topic-finder.ts';
import { ModelSuggestions } from './model/model-suggestions.ts';
import { ChatMessageEntity, ChatSessionEntity } from './sessions/session.entity.ts';
import { Sessions } from './sessions/sessions.service.ts';
import { SuggestionsController } from './suggestions/suggestions.controller.ts';
import { Suggestions } from './suggestions/suggestions.service.ts';
import { ChatController } from './talking/chat.controller.ts';
import { Chat } from './talking/chat.service.ts';
import { Engines } from './talking/engines.ts';

/** The chat about a document, and the topics that are suggested for it. */
@Module({
  imports: [DocumentsModule, TopicsModule, ModelModule],
  controllers: [ChatController, SuggestionsController],
  providers: [Sessions, Chat, Engines, Suggestions, TopicFinder, LocalEngine, LocalSuggestions, ModelSuggestions],
  exports: [Sessions],
})
export class ChatModule {}

export const chatPart: ServicePart = {
  module: ChatModule,
  entities: [ChatSessionEntity, ChatMessageEntity],
  migrations: chatMigrations,
};
