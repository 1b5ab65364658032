import type { Language } from '@arcada/contracts';
import { CurrentActor, Endpoint, RequestLanguage, type UserActor } from '@arcada/service-kit';
import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { courseParams, courseSchema, type NewCourse, newCourseSchema } from './course.schema.ts';
import { CourseService } from './course.service.ts';

@Controller('api/learning/courses')
export class CourseController {
  constructor(private readonly courses: CourseService) {}

  @Get()
  @Endpoint({ policy: 'user', answer: z.array(courseSchema), summary: 'Own courses, newest first' })
  list(@CurrentActor() actor: UserActor) {
    return this.courses.list(actor);
  }

  @Post()
  @Endpoint({ policy: 'user', body: newCourseSchema, answer: courseSchema, summary: 'Adds one' })
  add(@Body() body: NewCourse, @CurrentActor() actor: UserActor) {
    return this.courses.add(actor, body);
  }

  @Delete(':id')
  @Endpoint({ policy: 'user', params: courseParams, status: 204, summary: 'Removes an own one' })
  remove(@Param('id') id: string, @CurrentActor() actor: UserActor, @RequestLanguage() language: Language) {
    return this.courses.remove(actor, id, language);
  }
}
