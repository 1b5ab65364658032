import { courseQuestionsSchema, type Language, lessonWritersSchema, openQuestionsSchema } from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint, RequestLanguage, userOf } from '@arcada/service-kit';
import { Controller, Get, Param } from '@nestjs/common';
import { courseParams, type LessonParams, lessonParams } from '../catalogue/lesson-params.ts';
import { authors } from '../content/authors.ts';
import { CourseQuestions } from './course-questions.service.ts';

@Controller('api/content')
export class CourseQuestionController {
  constructor(private readonly questions: CourseQuestions) {}

  @Get('questions')
  @Endpoint({
    policy: authors,
    response: openQuestionsSchema,
    summary: 'How many questions of learners wait in the own courses',
  })
  count(@CurrentActor() actor: Actor) {
    return this.questions.count(userOf(actor));
  }

  @Get('courses/:id/questions')
  @Endpoint({
    policy: authors,
    params: courseParams,
    response: courseQuestionsSchema,
    summary: 'Questions on all lessons of an own course, those that wait for an answer first',
  })
  list(@Param('id') id: string, @CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    return this.questions.list(userOf(actor), id, language);
  }

  @Get('courses/:id/lessons/:lessonId/writers')
  @Endpoint({
    policy: authors,
    params: lessonParams,
    response: lessonWritersSchema,
    summary: 'How many learners have notes or questions on a lesson of an own course',
  })
  writers(@Param() params: LessonParams, @CurrentActor() actor: Actor) {
    return this.questions.writers(userOf(actor), params);
  }
}
