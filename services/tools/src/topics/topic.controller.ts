import { type TopicQuery, topicPageSchema, topicQuery } from '@arcada/bim';
import { type Language, slugSchema } from '@arcada/contracts';
import { CurrentActor, Endpoint, RequestLanguage, type UserActor } from '@arcada/service-kit';
import { Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { z } from 'zod';
import { Topics } from './topics.service.ts';

const params = z.object({ id: slugSchema });

/** The library of topics, with the caller's favourites. */
@Controller('api/topics')
export class TopicController {
  constructor(private readonly topics: Topics) {}

  @Get()
  @Endpoint({
    policy: 'user',
    query: topicQuery,
    response: topicPageSchema,
    summary: 'Topics of the library in the language of the request, by family, category, words or favourites',
  })
  list(@Query() query: TopicQuery, @CurrentActor() actor: UserActor, @RequestLanguage() language: Language) {
    return this.topics.page(actor, query, language);
  }

  @Put(':id/favourite')
  @Endpoint({ policy: 'user', params, status: 204, summary: 'Marks a topic as a favourite' })
  mark(@Param('id') id: string, @CurrentActor() actor: UserActor) {
    return this.topics.mark(actor, id);
  }

  @Delete(':id/favourite')
  @Endpoint({ policy: 'user', params, status: 204, summary: 'Removes the mark' })
  unmark(@Param('id') id: string, @CurrentActor() actor: UserActor) {
    return this.topics.unmark(actor, id);
  }
}
