import { suggestionsSchema } from '@arcada/bim';
import { type Language, uuidSchema } from '@arcada/contracts';
import { CurrentActor, Endpoint, RequestLanguage, type UserActor } from '@arcada/service-kit';
import { Controller, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { Suggestions } from './suggestions.service.ts';

@Controller('api/documents/:id/suggestions')
export class SuggestionsController {
  constructor(private readonly suggestions: Suggestions) {}

  @Post()
  @Endpoint({
    policy: 'user',
    params: z.object({ id: uuidSchema }),
    answer: suggestionsSchema,
    status: 200,
    summary: 'Topics of the library for an own document, by its chat and data; nothing is added to it',
  })
  make(@Param('id') id: string, @CurrentActor() actor: UserActor, @RequestLanguage() language: Language) {
    return this.suggestions.make(actor, id, language);
  }
}
