import { type Language, newQuestionSchema, questionSchema } from '@arcada/contracts';
import {
  type Actor,
  CurrentActor,
  confirmIfAdmin,
  Endpoint,
  RequestLanguage,
  requireAdminStep,
  userOf,
} from '@arcada/service-kit';
import { Body, Controller, Delete, Get, Headers, Param, Patch, Post } from '@nestjs/common';
import { z } from 'zod';
import { notEnrolled } from '../access/access.errors.ts';
import { Access, isAuthor } from '../access/access.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { type LessonParams, lessonParams } from '../catalogue/lesson-params.ts';
import { repeatableId } from '../repeatable-id.ts';
import { Questions } from './question.service.ts';

const answerSchema = questionSchema.omit({ answers: true });
const answerParams = lessonParams.extend({ questionId: z.uuid() });
const ownAnswerParams = answerParams.extend({ answerId: z.uuid() });
type OwnAnswer = z.infer<typeof ownAnswerParams>;
type NewPost = z.infer<typeof newQuestionSchema>;

@Controller('api/courses/:id/lessons/:lessonId/questions')
export class QuestionController {
  constructor(
    private readonly access: Access,
    private readonly catalogue: Catalogue,
    private readonly questions: Questions,
  ) {}

  @Get()
  @Endpoint({
    policy: 'user',
    params: lessonParams,
    response: z.array(questionSchema),
    summary: 'Questions on a lesson, newest first',
  })
  async list(@Param() params: LessonParams, @CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    const { course, user } = await this.open(params, actor);
    return this.questions.list(user, course, params.lessonId, language);
  }

  @Post()
  @Endpoint({
    idempotent: true,
    policy: 'user',
    params: lessonParams,
    body: newQuestionSchema,
    response: questionSchema,
    summary: 'A new question',
  })
  async ask(
    @Param() params: LessonParams,
    @Body() body: NewPost,
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
    @Headers('idempotency-key') key?: string,
  ) {
    const { course, user } = await this.openToAsk(params, actor);
    const id = repeatableId(`question ${user.id} ${params.id} ${params.lessonId}`, key);
    return this.questions.ask(id, user, course, params.lessonId, body.text, language);
  }

  @Patch(':questionId')
  @Endpoint({
    policy: 'user',
    params: answerParams,
    body: newQuestionSchema,
    status: 204,
    summary: 'Another text for an own question that nobody has answered yet',
  })
  async change(@Param() params: z.infer<typeof answerParams>, @Body() body: NewPost, @CurrentActor() actor: Actor) {
    const { course, user } = await this.openToAsk(params, actor);
    await this.questions.change(user, course, params, body.text);
  }

  @Delete(':questionId')
  @Endpoint({
    policy: 'user',
    params: answerParams,
    status: 204,
    summary: 'Removes an own question that nobody has answered yet',
  })
  async remove(@Param() params: z.infer<typeof answerParams>, @CurrentActor() actor: Actor) {
    const { course, user } = await this.openToAsk(params, actor);
    await this.questions.remove(user, course, params);
  }

  @Post(':questionId/answers')
  @Endpoint({
    idempotent: true,
    policy: 'user',
    params: answerParams,
    body: newQuestionSchema,
    response: answerSchema,
    summary: 'An answer to a question',
  })
  async answer(
    @Param() params: z.infer<typeof answerParams>,
    @Body() body: NewPost,
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
    @Headers('idempotency-key') key?: string,
  ) {
    const { course, user } = await this.openToAnswer(params, actor);
    const id = repeatableId(`answer ${user.id} ${params.questionId}`, key);
    return this.questions.answer(id, user, course, params, body.text, language);
  }

  @Patch(':questionId/answers/:answerId')
  @Endpoint({
    policy: 'user',
    params: ownAnswerParams,
    body: newQuestionSchema,
    status: 204,
    summary: 'Another text for an own answer',
  })
  async changeAnswer(@Param() params: OwnAnswer, @Body() body: NewPost, @CurrentActor() actor: Actor) {
    const { course, user } = await this.openToAnswer(params, actor);
    await this.questions.changeAnswer(user, course, params, params.answerId, body.text);
  }

  @Delete(':questionId/answers/:answerId')
  @Endpoint({ policy: 'user', params: ownAnswerParams, status: 204, summary: 'Removes an own answer' })
  async removeAnswer(@Param() params: OwnAnswer, @CurrentActor() actor: Actor) {
    const { course, user } = await this.openToAnswer(params, actor);
    await this.questions.removeAnswer(user, course, params, params.answerId);
  }

  /**
   * Who teaches the course also answers what was asked on a lesson that it no longer has. An admin's answer is shown as an
   * instructor's: it needs a password that was just typed.
   */
  private async openToAnswer(params: LessonParams, actor: Actor) {
    const course = this.catalogue.course(params.id);
    if (!isAuthor(actor, course)) return this.open(params, actor);
    const user = userOf(actor);
    confirmIfAdmin(user);
    return { course, user };
  }

  /** An admin who takes the course asks as every learner does; one who doesn't needs a password that was just typed. */
  private async openToAsk(params: LessonParams, actor: Actor) {
    const { course, user } = await this.open(params, actor);
    const isLearner = user.role !== 'admin' || (await this.access.isEnrolled(user, params.id));
    if (!isLearner) requireAdminStep(user, true);
    return { course, user };
  }

  /** For the enrolled, the author and admins. */
  private async open({ id, lessonId }: LessonParams, actor: Actor) {
    const course = this.catalogue.course(id);
    if (!(await this.access.mayRead(actor, course))) throw notEnrolled();
    this.catalogue.lesson(course, lessonId);
    return { course, user: userOf(actor) };
  }
}
