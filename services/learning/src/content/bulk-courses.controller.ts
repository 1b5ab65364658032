import {
  type BulkCourses,
  bulkCoursesResultSchema,
  bulkCoursesSchema,
  type Language,
  lastBulkCoursesSchema,
} from '@arcada/contracts';
import { CurrentActor, Endpoint, RequestLanguage, type UserActor } from '@arcada/service-kit';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { BulkCourseChanges } from './bulk-courses.service.ts';

@Controller('api/admin/courses/bulk')
export class BulkCoursesController {
  constructor(private readonly changes: BulkCourseChanges) {}

  @Get('last')
  @Endpoint({
    policy: { roles: ['admin'] },
    response: lastBulkCoursesSchema,
    summary: 'What the caller changed together last and can take back, for a day',
  })
  last(@CurrentActor() { id }: UserActor) {
    return this.changes.last(id);
  }

  @Post()
  @Endpoint({
    policy: { roles: ['admin'], confirmed: 'applied' },
    body: bulkCoursesSchema,
    response: bulkCoursesResultSchema,
    status: 200,
    summary: 'Changes prices, level or status of several courses, or says what would change',
  })
  async run(@Body() request: BulkCourses, @RequestLanguage() language: Language) {
    return { rows: await this.changes.run(request, language) };
  }
}
