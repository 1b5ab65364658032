import { formerQuestionSchema, type Language } from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint, RequestLanguage, userOf } from '@arcada/service-kit';
import { Controller, Get, Param } from '@nestjs/common';
import { z } from 'zod';
import { Access } from '../access/access.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { courseParams } from '../catalogue/lesson-params.ts';
import { FormerQuestions } from './former-questions.service.ts';

@Controller('api/courses/:id/former-questions')
export class FormerQuestionController {
  constructor(
    private readonly access: Access,
    private readonly catalogue: Catalogue,
    private readonly questions: FormerQuestions,
  ) {}

  @Get()
  @Endpoint({
    policy: 'user',
    params: courseParams,
    response: z.array(formerQuestionSchema),
    summary: 'Own questions on lessons that the course no longer has, newest first',
  })
  async list(@Param('id') id: string, @CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    const course = this.catalogue.course(id);
    await this.access.requireEnrolled(actor, id);
    return this.questions.list(userOf(actor), course, language);
  }
}
