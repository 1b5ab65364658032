import {
  type AdminCourseChange,
  type AdminCourseQuery,
  adminCourseChangeSchema,
  adminCourseQuery,
  adminCourseSchema,
  type Correction,
  correctableTextSchema,
  correctionSchema,
  handedInCourseSchema,
  keysetPageOf,
  type Language,
  sendBackSchema,
} from '@arcada/contracts';
import { CurrentActor, Endpoint, RequestLanguage, type UserActor } from '@arcada/service-kit';
import { Body, Controller, Delete, Get, Headers, Param, Patch, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import { courseParams } from '../catalogue/lesson-params.ts';
import { Corrections } from './corrections.service.ts';
import { CourseAdmin } from './course-admin.service.ts';
import { ManagedCourses } from './managed-courses.ts';

const policy = { roles: ['admin'] } as const;

@Controller('api/admin/courses')
export class CourseAdminController {
  constructor(
    private readonly corrections: Corrections,
    private readonly courses: CourseAdmin,
    private readonly managed: ManagedCourses,
  ) {}

  @Get()
  @Endpoint({
    policy,
    query: adminCourseQuery,
    response: keysetPageOf(adminCourseSchema),
    summary: 'Courses of every status, last changed first',
  })
  list(@Query() query: AdminCourseQuery, @RequestLanguage() language: Language) {
    return this.managed.list(query, language);
  }

  @Get(':id/handed-in')
  @Endpoint({
    policy,
    params: courseParams,
    response: handedInCourseSchema,
    summary: 'A course as its author handed it in, with its differences from the edition on sale',
  })
  handedIn(@Param('id') id: string, @CurrentActor() admin: UserActor, @RequestLanguage() language: Language) {
    return this.managed.handedIn(id, admin.id, language);
  }

  @Get(':id/texts')
  @Endpoint({
    policy,
    params: courseParams,
    response: z.array(correctableTextSchema),
    summary: 'The texts of what is on sale, in which typing errors can be corrected',
  })
  texts(@Param('id') id: string, @RequestLanguage() language: Language) {
    return this.corrections.list(id, language);
  }

  @Patch(':id/texts')
  @Endpoint({
    policy,
    params: courseParams,
    body: correctionSchema,
    response: z.array(correctableTextSchema),
    summary: 'Corrects a text of what is on sale, at once',
  })
  correct(
    @Param('id') id: string,
    @Body() body: Correction,
    @CurrentActor() admin: UserActor,
    @RequestLanguage() language: Language,
  ) {
    return this.corrections.correct(id, body, admin, language);
  }

  @Patch(':id')
  @Endpoint({
    versioned: true,
    policy,
    params: courseParams,
    body: adminCourseChangeSchema,
    response: adminCourseSchema,
    summary: 'Changes price, level, place among the featured, or archives',
  })
  change(
    @CurrentActor() admin: UserActor,
    @Param('id') id: string,
    @Body() body: AdminCourseChange,
    @RequestLanguage() language: Language,
    @Headers('if-match') ifMatch?: string,
  ) {
    return this.courses.change({ id, ifMatch, admin }, body, language);
  }

  @Post(':id/publish')
  @Endpoint({
    versioned: true,
    policy: { ...policy, confirmed: true },
    params: courseParams,
    response: adminCourseSchema,
    status: 200,
    idempotent: true,
    summary: 'Puts a course on sale',
  })
  publish(
    @CurrentActor() admin: UserActor,
    @Param('id') id: string,
    @RequestLanguage() language: Language,
    @Headers('if-match') ifMatch?: string,
    @Headers('idempotency-key') key?: string,
  ) {
    return this.courses.publish({ id, ifMatch, admin, key }, language);
  }

  @Post(':id/send-back')
  @Endpoint({
    versioned: true,
    policy: { ...policy, confirmed: true },
    params: courseParams,
    body: sendBackSchema,
    response: adminCourseSchema,
    status: 200,
    idempotent: true,
    summary: 'Gives a course back to its author as a draft, with a note',
  })
  sendBack(
    @CurrentActor() admin: UserActor,
    @Param('id') id: string,
    @Body() body: z.infer<typeof sendBackSchema>,
    @RequestLanguage() language: Language,
    @Headers('if-match') ifMatch?: string,
    @Headers('idempotency-key') key?: string,
  ) {
    return this.courses.sendBack({ id, ifMatch, admin, key }, body.note, language);
  }

  @Delete(':id')
  @Endpoint({
    policy: { ...policy, confirmed: true },
    params: courseParams,
    status: 204,
    summary: 'Removes a course that was never sold',
  })
  remove(@Param('id') id: string) {
    return this.courses.remove(id);
  }
}
