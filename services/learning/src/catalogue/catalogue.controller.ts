import {
  courseQuery,
  courseSchema,
  courseSummarySchema,
  type Language,
  pageOf,
  searchEntriesSchema,
  slugSchema,
} from '@arcada/contracts';
import { Endpoint, pictureParams, RequestLanguage, sendTagged } from '@arcada/service-kit';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Catalogue } from './catalogue.ts';
import type { CourseQuery } from './catalogue-snapshot.ts';

/** Public reads. The responses are prepared JSON from memory, so they bypass serialisation. */
@Controller('api')
export class CatalogueController {
  constructor(private readonly catalogue: Catalogue) {}

  @Get('courses')
  @Endpoint({
    policy: 'public',
    query: courseQuery,
    response: pageOf(courseSummarySchema),
    summary: 'Published courses. With `q`, `newest` means best match first. Unknown categories mean all.',
  })
  list(
    @Query() query: CourseQuery,
    @RequestLanguage() language: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): string {
    return sendTagged(reply, ['courses'], this.catalogue.list(query, language));
  }

  @Get('courses/featured')
  @Endpoint({ policy: 'public', response: z.array(courseSummarySchema), summary: 'The three featured courses' })
  featured(@RequestLanguage() language: Language, @Res({ passthrough: true }) reply: FastifyReply): string {
    return sendTagged(reply, ['courses'], this.catalogue.featured(language));
  }

  @Get('courses/search-entries')
  @Endpoint({
    policy: 'public',
    response: searchEntriesSchema,
    summary: 'Published courses for searching in the browser',
  })
  searchEntries(@RequestLanguage() language: Language, @Res({ passthrough: true }) reply: FastifyReply): string {
    return sendTagged(reply, ['courses'], this.catalogue.searchEntries(language));
  }

  @Get('courses/:id')
  @Endpoint({ policy: 'public', params: z.object({ id: slugSchema }), response: courseSchema, summary: 'One course' })
  detail(
    @Param('id') id: string,
    @RequestLanguage() language: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): string {
    const detail = this.catalogue.detail(id, language);
    return sendTagged(reply, ['courses', `course:${id}`], detail);
  }

  @Get('learning/images/:file')
  @Endpoint({
    policy: 'public',
    params: pictureParams,
    summary: 'Picture of a course (SVG), or its preview for other sites (PNG)',
  })
  image(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | undefined> {
    return this.catalogue.images.send(file, request, reply);
  }
}
