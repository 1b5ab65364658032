import { suggestionsSchema } from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import { CurrentActor, Endpoint, RequestLanguage, type UserActor } from '@arcada/service-kit';
import { Controller, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { documentParams } from '../../documents/document-params.ts';
import { sendSlowJson } from '../../slow-json.ts';
import { Suggestions } from './suggestions.service.ts';

@Controller('api/documents/:id/suggestions')
export class SuggestionsController {
  constructor(private readonly suggestions: Suggestions) {}

  @Post()
  @Endpoint({
    policy: 'user',
    params: documentParams,
    response: suggestionsSchema,
    status: 200,
    summary: 'Topics of the library for an own document, by its chat and data; nothing is added to it',
  })
  async make(
    @Param('id') id: string,
    @CurrentActor() actor: UserActor,
    @RequestLanguage() language: Language,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { wish, leave } = await this.suggestions.accept(actor, id, language);
    await sendSlowJson(reply, (signal) => this.suggestions.make(wish, signal)).finally(leave);
  }
}
