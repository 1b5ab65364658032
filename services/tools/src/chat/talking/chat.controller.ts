import { documentChatSchema, type NewChatMessage, newChatMessageSchema } from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import { CurrentActor, Endpoint, RequestLanguage, type UserActor } from '@arcada/service-kit';
import { Body, Controller, Delete, Get, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { documentParams } from '../../documents/document-params.ts';
import { EventStream } from '../../event-stream.ts';
import { Sessions } from '../sessions/sessions.service.ts';
import { Chat } from './chat.service.ts';

/** The chat about an own document. */
@Controller('api/documents/:id/chat')
export class ChatController {
  constructor(
    private readonly sessions: Sessions,
    private readonly chat: Chat,
  ) {}

  @Get()
  @Endpoint({
    policy: 'user',
    params: documentParams,
    response: documentChatSchema,
    summary: 'The chat session of an own document, if it has one, and whether there is enough for suggestions',
  })
  read(@Param('id') id: string, @CurrentActor() actor: UserActor) {
    return this.sessions.read(actor, id);
  }

  @Post()
  @Endpoint({
    policy: 'user',
    params: documentParams,
    response: documentChatSchema,
    status: 200,
    summary: 'Starts the chat session of an own document; one that has begun goes on',
  })
  start(@Param('id') id: string, @CurrentActor() actor: UserActor) {
    return this.sessions.start(actor, id);
  }

  @Delete()
  @Endpoint({
    policy: 'user',
    params: documentParams,
    status: 204,
    summary: 'Deletes the chat session with its messages for good',
  })
  async remove(@Param('id') id: string, @CurrentActor() actor: UserActor): Promise<void> {
    await this.sessions.remove(actor, id);
  }

  @Post('messages')
  @Endpoint({
    policy: 'user',
    params: documentParams,
    body: newChatMessageSchema,
    status: 200,
    summary: 'Sends a message to the chat. Responds with text/event-stream: start, parts of the text, done or error.',
  })
  async send(
    @Param('id') id: string,
    @Body() message: NewChatMessage,
    @CurrentActor() actor: UserActor,
    @RequestLanguage() language: Language,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { events, leave } = await this.chat.accept(actor, id, message, language);
    await EventStream.send(reply, events).finally(leave);
  }
}
