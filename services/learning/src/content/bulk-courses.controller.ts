import { type BulkCourses, bulkCoursesResultSchema, bulkCoursesSchema, type Language } from '@arcada/contracts';
import { Endpoint, RequestLanguage } from '@arcada/service-kit';
import { Body, Controller, Post } from '@nestjs/common';
import { BulkCourseChanges } from './bulk-courses.service.ts';

@Controller('api/admin/courses/bulk')
export class BulkCoursesController {
  constructor(private readonly changes: BulkCourseChanges) {}

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
