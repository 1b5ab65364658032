import {
  authoredCourseSchema,
  courseStructureSchema,
  exerciseAnswerSchema,
  fileNameSchema,
  type Language,
  lessonChangeSchema,
  lessonSchema,
  newLessonSchema,
  quizAnswersSchema,
  textPictureSchema,
  uploadPlaces,
  uploadSchema,
  verdictSchema,
} from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint, isStream, RequestLanguage, userOf } from '@arcada/service-kit';
import { Body, Controller, Delete, Get, Headers, Param, Patch, Post, Put, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { courseParams, type LessonParams, lessonParams } from '../catalogue/lesson-params.ts';
import { authors } from './authors.ts';
import { wrongType } from './content.errors.ts';
import { Covers } from './covers.service.ts';
import { LessonAuthoring } from './lesson-authoring.service.ts';
import { Uploads } from './uploads.service.ts';

const uploadQuery = z.object({ name: fileNameSchema(200).min(1), place: z.enum(uploadPlaces).optional() });

@Controller('api/content/courses/:id')
export class LessonAuthoringController {
  constructor(
    private readonly lessons: LessonAuthoring,
    private readonly uploads: Uploads,
    private readonly covers: Covers,
  ) {}

  @Put('structure')
  @Endpoint({
    versioned: 'optional',
    policy: authors,
    params: courseParams,
    body: courseStructureSchema,
    response: authoredCourseSchema,
    summary: 'Chapters and the order of all lessons',
  })
  order(
    @Param('id') id: string,
    @Body() body: z.infer<typeof courseStructureSchema>,
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
    @Headers('if-match') ifMatch?: string,
  ) {
    return this.lessons.order(userOf(actor), id, body, language, ifMatch);
  }

  @Post('lessons')
  @Endpoint({
    idempotent: true,
    policy: authors,
    params: courseParams,
    body: newLessonSchema,
    response: authoredCourseSchema,
    summary: 'A new lesson at the end of a chapter',
  })
  add(
    @Param('id') id: string,
    @Body() body: z.infer<typeof newLessonSchema>,
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
    @Headers('idempotency-key') key?: string,
  ) {
    return this.lessons.add(userOf(actor), id, body, language, key);
  }

  @Get('lessons/:lessonId/preview')
  @Endpoint({
    policy: authors,
    params: lessonParams,
    response: lessonSchema,
    summary: 'A lesson of an own course as learners would see it',
  })
  preview(@Param() params: LessonParams, @CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    return this.lessons.preview(userOf(actor), params.id, params.lessonId, language);
  }

  @Post('lessons/:lessonId/preview/quiz')
  @Endpoint({
    policy: authors,
    params: lessonParams,
    body: quizAnswersSchema,
    response: verdictSchema,
    status: 200,
    summary: 'Marks the author’s own answers to a quiz as a learner’s; nothing is stored',
  })
  tryQuiz(
    @Param() params: LessonParams,
    @Body() body: z.infer<typeof quizAnswersSchema>,
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
  ) {
    return this.lessons.try(userOf(actor), params.id, params.lessonId, body, language);
  }

  @Post('lessons/:lessonId/preview/exercise')
  @Endpoint({
    policy: authors,
    params: lessonParams,
    body: exerciseAnswerSchema,
    response: verdictSchema,
    status: 200,
    summary: 'Marks the author’s own answers to an exercise as a learner’s; nothing is stored',
  })
  tryExercise(
    @Param() params: LessonParams,
    @Body() body: z.infer<typeof exerciseAnswerSchema>,
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
  ) {
    return this.lessons.try(userOf(actor), params.id, params.lessonId, body, language);
  }

  @Patch('lessons/:lessonId')
  @Endpoint({
    versioned: 'optional',
    policy: authors,
    params: lessonParams,
    body: lessonChangeSchema,
    response: authoredCourseSchema,
    summary: 'Changes texts, media, quiz or exercise of a lesson',
  })
  change(
    @Param() params: LessonParams,
    @Body() body: z.infer<typeof lessonChangeSchema>,
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
    @Headers('if-match') ifMatch?: string,
  ) {
    return this.lessons.change(userOf(actor), params.id, params.lessonId, body, language, ifMatch);
  }

  @Delete('lessons/:lessonId')
  @Endpoint({ policy: authors, params: lessonParams, response: authoredCourseSchema, summary: 'Removes a lesson' })
  remove(@Param() params: LessonParams, @CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    return this.lessons.remove(userOf(actor), params.id, params.lessonId, language);
  }

  @Put('cover')
  @Endpoint({
    versioned: 'optional',
    policy: authors,
    params: courseParams,
    response: authoredCourseSchema,
    upload: true,
    summary: 'Takes a cover (PNG, JPEG or WebP, as application/octet-stream) and resizes it',
  })
  cover(
    @Param('id') id: string,
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
    @Req() request: FastifyRequest,
    @Headers('if-match') ifMatch?: string,
  ) {
    return this.covers.take(userOf(actor), id, request.body, language, ifMatch);
  }

  @Put('instructor-photo')
  @Endpoint({
    versioned: 'optional',
    policy: authors,
    params: courseParams,
    response: authoredCourseSchema,
    upload: true,
    summary: 'Takes the instructor’s photo (PNG, JPEG or WebP, as application/octet-stream) and resizes it',
  })
  photo(
    @Param('id') id: string,
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
    @Req() request: FastifyRequest,
    @Headers('if-match') ifMatch?: string,
  ) {
    return this.covers.takePhoto(userOf(actor), id, request.body ?? '', language, ifMatch);
  }

  @Delete('instructor-photo')
  @Endpoint({
    versioned: 'optional',
    policy: authors,
    params: courseParams,
    response: authoredCourseSchema,
    summary: 'Removes the instructor’s photo: the initials are shown again',
  })
  removePhoto(
    @Param('id') id: string,
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
    @Headers('if-match') ifMatch?: string,
  ) {
    return this.covers.takePhoto(userOf(actor), id, null, language, ifMatch);
  }

  @Put('pictures')
  @Endpoint({
    policy: authors,
    params: courseParams,
    response: textPictureSchema,
    upload: true,
    summary: 'Takes a picture for the text of a lesson (PNG, JPEG or WebP, as application/octet-stream) and resizes it',
  })
  picture(@Param('id') id: string, @CurrentActor() actor: Actor, @Req() request: FastifyRequest) {
    return this.covers.takeForText(userOf(actor), id, request.body);
  }

  @Put('uploads')
  @Endpoint({
    policy: authors,
    params: courseParams,
    query: uploadQuery,
    response: uploadSchema,
    upload: true,
    summary: 'Takes a file (application/octet-stream); `name` is what its author calls it, `place` what it is for',
  })
  upload(
    @Param('id') id: string,
    @Query() query: z.infer<typeof uploadQuery>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ) {
    if (!isStream(request.body)) throw wrongType();
    return this.uploads.take(userOf(actor), id, query, request.body);
  }
}
