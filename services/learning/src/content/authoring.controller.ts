import {
  authoredCourseSchema,
  authoredCourseSummarySchema,
  courseChangeSchema,
  courseFiguresSchema,
  courseSalesSchema,
  courseSchema,
  courseSubmissionSchema,
  type Language,
  newCourseSchema,
  type TextPreview,
  textPreviewRequestSchema,
  textPreviewSchema,
} from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint, RequestLanguage, userOf } from '@arcada/service-kit';
import { hasTooMuchMarkup, toContent } from '@arcada/service-kit/markdown';
import { Body, Controller, Delete, Get, Headers, Param, Patch, Post } from '@nestjs/common';
import { z } from 'zod';
import { courseParams } from '../catalogue/lesson-params.ts';
import { Authoring } from './authoring.service.ts';
import { authors } from './authors.ts';
import { tooMuchMarkup } from './content.errors.ts';
import { CourseFigures } from './course-figures.service.ts';
import { Sales } from './sales.service.ts';

@Controller('api/content')
export class AuthoringController {
  constructor(
    private readonly authoring: Authoring,
    private readonly figures: CourseFigures,
    private readonly sales: Sales,
  ) {}

  @Get('sales')
  @Endpoint({ policy: authors, response: courseSalesSchema, summary: 'Sales of the own courses; for an admin of all' })
  readSales(@CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    return this.sales.of(userOf(actor), language);
  }

  @Post('preview')
  @Endpoint({
    policy: authors,
    body: textPreviewRequestSchema,
    response: textPreviewSchema,
    status: 200,
    summary: 'Markdown as learners would see it; nothing is saved',
  })
  previewText(@Body() { body }: z.infer<typeof textPreviewRequestSchema>): TextPreview {
    if (hasTooMuchMarkup(body)) throw tooMuchMarkup();
    return { body: toContent(body) };
  }

  @Get('courses')
  @Endpoint({ policy: authors, response: z.array(authoredCourseSummarySchema), summary: 'Own courses of every status' })
  list(@CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    return this.authoring.list(userOf(actor), language);
  }

  @Post('courses')
  @Endpoint({
    idempotent: true,
    policy: authors,
    body: newCourseSchema,
    response: authoredCourseSchema,
    summary: 'A new draft',
  })
  create(
    @Body() body: z.infer<typeof newCourseSchema>,
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
    @Headers('idempotency-key') key?: string,
  ) {
    return this.authoring.create(userOf(actor), body, language, key);
  }

  @Get('courses/:id')
  @Endpoint({
    policy: authors,
    params: courseParams,
    response: authoredCourseSchema,
    summary: 'An own course with all that its editor shows',
  })
  read(@Param('id') id: string, @CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    return this.authoring.read(userOf(actor), id, language);
  }

  @Get('courses/:id/figures')
  @Endpoint({
    policy: authors,
    params: courseParams,
    response: courseFiguresSchema,
    summary: 'How learners do in an own course: by month, by lesson and in its quizzes, without names',
  })
  readFigures(@Param('id') id: string, @CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    return this.figures.of(userOf(actor), id, language);
  }

  @Get('courses/:id/preview')
  @Endpoint({
    policy: authors,
    params: courseParams,
    response: courseSchema,
    summary: 'An own course as its page would show it',
  })
  preview(@Param('id') id: string, @CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    return this.authoring.preview(userOf(actor), id, language);
  }

  @Patch('courses/:id')
  @Endpoint({
    versioned: 'optional',
    policy: authors,
    params: courseParams,
    body: courseChangeSchema,
    response: authoredCourseSchema,
    summary: 'Changes facts and texts of a draft',
  })
  change(
    @Param('id') id: string,
    @Body() body: z.infer<typeof courseChangeSchema>,
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
    @Headers('if-match') ifMatch?: string,
  ) {
    return this.authoring.change(userOf(actor), id, body, language, ifMatch);
  }

  @Delete('courses/:id')
  @Endpoint({ policy: authors, params: courseParams, status: 204, summary: 'Removes a draft that was never published' })
  remove(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.authoring.remove(userOf(actor), id);
  }

  @Post('courses/:id/revision')
  @Endpoint({
    policy: authors,
    params: courseParams,
    response: authoredCourseSchema,
    status: 200,
    summary: 'Begins the next edition of a course, which stays on sale as it is',
  })
  revise(@Param('id') id: string, @CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    return this.authoring.revise(userOf(actor), id, language);
  }

  @Delete('courses/:id/revision')
  @Endpoint({
    policy: authors,
    params: courseParams,
    response: authoredCourseSchema,
    summary: 'Gives the next edition up: what is on sale is the author’s version again',
  })
  dropRevision(@Param('id') id: string, @CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    return this.authoring.dropRevision(userOf(actor), id, language);
  }

  @Post('courses/:id/submit')
  @Endpoint({
    policy: authors,
    params: courseParams,
    body: courseSubmissionSchema.optional(),
    response: authoredCourseSchema,
    status: 200,
    summary: 'Hands a complete draft to the admins; one for free only with `free`',
  })
  submit(
    @Param('id') id: string,
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
    @Body() body?: z.infer<typeof courseSubmissionSchema>,
  ) {
    return this.authoring.submit(userOf(actor), id, body?.free === true, language);
  }

  @Post('courses/:id/withdraw')
  @Endpoint({
    policy: authors,
    params: courseParams,
    response: authoredCourseSchema,
    status: 200,
    summary: 'Takes a submitted course back',
  })
  withdraw(@Param('id') id: string, @CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    return this.authoring.withdraw(userOf(actor), id, language);
  }
}
