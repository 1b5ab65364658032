import { closedCourseSchema, enrolmentSchema, type Language } from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint, RequestLanguage, userOf } from '@arcada/service-kit';
import { Controller, Get } from '@nestjs/common';
import { z } from 'zod';
import { Enrolments } from './enrolments.service.ts';

@Controller('api/enrolments')
export class EnrolmentController {
  constructor(private readonly enrolments: Enrolments) {}

  @Get()
  @Endpoint({ policy: 'user', response: z.array(enrolmentSchema), summary: 'Own courses, newest first' })
  list(@CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    return this.enrolments.list(userOf(actor).id, language);
  }

  @Get('closed')
  @Endpoint({
    policy: 'user',
    response: z.array(closedCourseSchema),
    summary: 'Courses that one could take before, with the reason why they are closed',
  })
  listClosed(@CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    return this.enrolments.listClosed(userOf(actor).id, language);
  }
}
