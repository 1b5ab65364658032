import { type AssistantSource, assistantSourceSchema, type Language } from '@arcada/contracts';
import { Endpoint, RequestLanguage } from '@arcada/service-kit';
import { Controller, Get, Query } from '@nestjs/common';
import { z } from 'zod';
import { sourceNotFound } from '../assistant.errors.ts';
import { Sources } from './sources.ts';

const sourceQuery = z.object({ id: z.string().min(1).max(400) });

@Controller('api/assistant/sources')
export class SourceController {
  constructor(private readonly sources: Sources) {}

  @Get()
  @Endpoint({
    policy: 'user',
    query: sourceQuery,
    response: assistantSourceSchema,
    summary: 'One source as the assistant quotes it, by its id in a citation (`term:cde`)',
  })
  read(@Query() query: z.infer<typeof sourceQuery>, @RequestLanguage() preferred: Language): AssistantSource {
    const parts = this.sources.retriever.source(query.id, preferred);
    const [first] = parts;
    if (!first) throw sourceNotFound();
    const { id, kind, title, href, language } = first;
    return {
      id,
      kind,
      title,
      href,
      language,
      parts: parts.map(({ heading, text, shown = text }) => ({ heading, text: shown })),
    };
  }
}
