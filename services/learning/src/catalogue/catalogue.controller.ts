import {
  courseQuery,
  courseSchema,
  courseSummarySchema,
  type Language,
  pageOf,
  searchEntriesSchema,
  slugSchema,
} from '@arcada/contracts';
import { Endpoint, RequestLanguage, sendPicture, setTags } from '@arcada/service-kit';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Catalogue } from './catalogue.ts';
import type { CourseQuery } from './catalogue-snapshot.ts';
import { imageNotFound } from './course.errors.ts';

const imageFile = z.object({ file: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*\.svg$/) });

/** Public reads. Answers are finished JSON from memory, so they bypass serialisation. */
@Controller('api')
export class CatalogueController {
  constructor(private readonly catalogue: Catalogue) {}

  @Get('courses')
  @Endpoint({
    policy: 'public',
    query: courseQuery,
    answer: pageOf(courseSummarySchema),
    summary: 'Published courses. With `q`, `newest` means best match first. Unknown categories mean all.',
  })
  list(
    @Query() query: CourseQuery,
    @RequestLanguage() language: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): string {
    setTags(reply, ['courses']);
    return json(reply, this.catalogue.list(query, language));
  }

  @Get('courses/featured')
  @Endpoint({ policy: 'public', answer: z.array(courseSummarySchema), summary: 'The three featured courses' })
  featured(@RequestLanguage() language: Language, @Res({ passthrough: true }) reply: FastifyReply): string {
    setTags(reply, ['courses']);
    return json(reply, this.catalogue.featured(language));
  }

  @Get('courses/search-entries')
  @Endpoint({
    policy: 'public',
    answer: searchEntriesSchema,
    summary: 'Published courses for searching in the browser',
  })
  searchEntries(@RequestLanguage() language: Language, @Res({ passthrough: true }) reply: FastifyReply): string {
    setTags(reply, ['courses']);
    return json(reply, this.catalogue.searchEntries(language));
  }

  @Get('courses/:id')
  @Endpoint({ policy: 'public', params: z.object({ id: slugSchema }), answer: courseSchema, summary: 'One course' })
  detail(
    @Param('id') id: string,
    @RequestLanguage() language: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): string {
    const detail = this.catalogue.detail(id, language);
    setTags(reply, ['courses', `course:${id}`]);
    return json(reply, detail);
  }

  @Get('learning/images/:file')
  @Endpoint({ policy: 'public', params: imageFile, summary: 'Picture of a course (SVG)' })
  image(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Buffer | undefined {
    const image = this.catalogue.images.find(file);
    if (!image) throw imageNotFound(file);
    return sendPicture(request, reply, image);
  }
}

function json(reply: FastifyReply, body: string): string {
  reply.type('application/json; charset=utf-8');
  return body;
}
