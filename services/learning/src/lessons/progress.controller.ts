import {
  exerciseAnswerSchema,
  type Language,
  lessonStateSchema,
  progressSchema,
  quizAnswersSchema,
  type Verdict,
  verdictSchema,
} from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint, RequestLanguage } from '@arcada/service-kit';
import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import type { z } from 'zod';
import { Access } from '../access/access.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import type { CourseModel, LessonModel } from '../catalogue/course-model.ts';
import { type LessonParams, lessonParams } from '../catalogue/lesson-params.ts';
import { Certificates } from '../certificates/certificates.service.ts';
import { exerciseAttempt, quizAttempt } from '../progress/attempt.ts';
import type { LessonProgressEntity } from '../progress/lesson-progress.entity.ts';
import type { ExerciseAnswer, QuizAnswers } from '../progress/marking.ts';
import { noExercise, noQuiz } from '../progress/progress.errors.ts';
import { Progress } from '../progress/progress.service.ts';
import { verdictOf } from '../progress/verdict.ts';

@Controller('api/courses/:id/lessons/:lessonId')
export class ProgressController {
  constructor(
    private readonly access: Access,
    private readonly catalogue: Catalogue,
    private readonly certificates: Certificates,
    private readonly progress: Progress,
  ) {}

  @Put('progress')
  @Endpoint({
    policy: 'user',
    params: lessonParams,
    body: progressSchema,
    response: lessonStateSchema,
    summary: 'Keeps the position, which never goes back, and marks a video or article complete',
  })
  async save(
    @Param() params: LessonParams,
    @Body() body: z.infer<typeof progressSchema>,
    @CurrentActor() actor: Actor,
  ) {
    const { course, lesson, userId } = await this.open(params, actor);
    const state = await this.progress.save(userId, course, lesson, body);
    if (state.completed) await this.certificates.tryToIssue(userId, course);
    return state;
  }

  @Post('quiz')
  @Endpoint({
    policy: 'user',
    params: lessonParams,
    body: quizAnswersSchema,
    response: verdictSchema,
    status: 200,
    summary: 'Marks the answers to a quiz',
  })
  async quiz(
    @Param() params: LessonParams,
    @Body() body: QuizAnswers,
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
  ) {
    const { course, lesson, userId } = await this.open(params, actor);
    if (!lesson.row.quiz) throw noQuiz();
    const row = await this.progress.answer(userId, course, lesson, (attempts) =>
      quizAttempt(lesson, body, userId, attempts, language),
    );
    return this.verdict(userId, course, lesson, row, language);
  }

  @Post('exercise')
  @Endpoint({
    policy: 'user',
    params: lessonParams,
    body: exerciseAnswerSchema,
    response: verdictSchema,
    status: 200,
    summary: 'Marks the answers to an exercise',
  })
  async exercise(
    @Param() params: LessonParams,
    @Body() body: ExerciseAnswer,
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
  ) {
    const { course, lesson, userId } = await this.open(params, actor);
    if (!lesson.row.exercise) throw noExercise();
    const row = await this.progress.answer(userId, course, lesson, () => exerciseAttempt(lesson, body, language));
    return this.verdict(userId, course, lesson, row, language);
  }

  private async verdict(
    userId: string,
    course: CourseModel,
    lesson: LessonModel,
    row: LessonProgressEntity,
    language: Language,
  ): Promise<Verdict | null> {
    const verdict = verdictOf(lesson, row, language);
    if (verdict?.passed) await this.certificates.tryToIssue(userId, course);
    return verdict;
  }

  private async open({ id, lessonId }: LessonParams, actor: Actor) {
    const course = this.catalogue.course(id);
    const userId = await this.access.requireEnrolled(actor, id);
    return { course, lesson: this.catalogue.lesson(course, lessonId), userId };
  }
}
