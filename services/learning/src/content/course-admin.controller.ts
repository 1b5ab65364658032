import { adminCourseChangeSchema, adminCourseSchema, type Language, pageOf } from '@arcada/contracts';
import { Endpoint, RequestLanguage } from '@arcada/service-kit';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import { courseParams } from '../catalogue/lesson-params.ts';
import { type AdminCourseQuery, adminCourseQuery, sendBackSchema } from './admin-query.ts';
import { CourseAdmin } from './course-admin.service.ts';

const policy = { roles: ['admin'] } as const;

@Controller('api/admin/courses')
export class CourseAdminController {
  constructor(private readonly courses: CourseAdmin) {}

  @Get()
  @Endpoint({
    policy,
    query: adminCourseQuery,
    response: pageOf(adminCourseSchema),
    summary: 'Courses of every status, submitted ones first',
  })
  list(@Query() query: AdminCourseQuery, @RequestLanguage() language: Language) {
    return this.courses.list(query, language);
  }

  @Patch(':id')
  @Endpoint({
    policy,
    params: courseParams,
    body: adminCourseChangeSchema,
    response: adminCourseSchema,
    summary: 'Changes price, level, place among the featured, or archives',
  })
  change(
    @Param('id') id: string,
    @Body() body: z.infer<typeof adminCourseChangeSchema>,
    @RequestLanguage() language: Language,
  ) {
    return this.courses.change(id, body, language);
  }

  @Post(':id/publish')
  @Endpoint({
    policy,
    params: courseParams,
    response: adminCourseSchema,
    status: 200,
    summary: 'Puts a course on sale',
  })
  publish(@Param('id') id: string, @RequestLanguage() language: Language) {
    return this.courses.publish(id, language);
  }

  @Post(':id/send-back')
  @Endpoint({
    policy,
    params: courseParams,
    body: sendBackSchema,
    response: adminCourseSchema,
    status: 200,
    summary: 'Gives a course back to its author as a draft, with a note',
  })
  sendBack(
    @Param('id') id: string,
    @Body() body: z.infer<typeof sendBackSchema>,
    @RequestLanguage() language: Language,
  ) {
    return this.courses.sendBack(id, body.note, language);
  }

  @Delete(':id')
  @Endpoint({ policy, params: courseParams, status: 204, summary: 'Removes a course that was never sold' })
  remove(@Param('id') id: string) {
    return this.courses.remove(id);
  }
}
