import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { AssistantModule } from '../assistant/assistant.module.ts';
import { ChatModule } from '../chat/chat.module.ts';
import { DocumentsModule } from '../documents/documents.module.ts';
import { ModelModule } from '../model/model.module.ts';
import { PersonalData } from './personal-data.service.ts';

/** Personal data: exported, and erased with the account. */
@Module({ imports: [AssistantModule, ChatModule, DocumentsModule, ModelModule], providers: [PersonalData] })
export class PrivacyModule {}

export const privacyPart: ServicePart = {
  module: PrivacyModule,
  personalData: PersonalData,
};
