import {
  assistantFeedbackSchema,
  assistantQuestionSchema,
  type assistantFeedbackSchema as feedback,
  type Language,
} from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint, RequestLanguage, userOf } from '@arcada/service-kit';
import { Body, Controller, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { EventStream } from '../../event-stream.ts';
import { Threads } from '../threads/threads.service.ts';
import { Assistant, type AssistantQuestion } from './assistant.service.ts';

@Controller('api/assistant')
export class AssistantController {
  constructor(
    private readonly assistant: Assistant,
    private readonly threads: Threads,
  ) {}

  @Post('messages')
  @Endpoint({
    policy: 'user',
    body: assistantQuestionSchema,
    status: 200,
    summary:
      'Asks the documentation assistant. Responds with text/event-stream: start, citations and texts, or a refusal; done.',
  })
  async ask(
    @Body() question: AssistantQuestion,
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { events, leave } = await this.assistant.ask(userOf(actor).id, question, language);
    await EventStream.send(reply, events).finally(leave);
  }

  @Post('feedback')
  @Endpoint({
    policy: 'user',
    body: assistantFeedbackSchema,
    status: 204,
    summary: 'Whether an answer helped; a later one replaces it',
  })
  async rate(
    @Body() { messageId, helpful, comment }: z.infer<typeof feedback>,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.threads.rate(userOf(actor).id, messageId, helpful, comment);
  }
}
