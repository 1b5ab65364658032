import { courseProgressSchema, type Language, lessonSchema } from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint, RequestLanguage } from '@arcada/service-kit';
import { Controller, Get, Param } from '@nestjs/common';
import { courseParams, type LessonParams, lessonParams } from '../catalogue/lesson-params.ts';
import { Lessons } from './lesson.service.ts';

@Controller('api/courses/:id/lessons')
export class LessonController {
  constructor(private readonly lessons: Lessons) {}

  @Get()
  @Endpoint({
    policy: 'public',
    params: courseParams,
    response: courseProgressSchema,
    summary: 'The syllabus with what the reader has done of it',
  })
  syllabus(@Param('id') id: string, @CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    return this.lessons.syllabus(actor, id, language);
  }

  @Get(':lessonId')
  @Endpoint({
    policy: 'public',
    params: lessonParams,
    response: lessonSchema,
    summary: 'One lesson, for the enrolled; previews for everybody',
  })
  read(@Param() params: LessonParams, @CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    return this.lessons.read(actor, params.id, params.lessonId, language);
  }
}
