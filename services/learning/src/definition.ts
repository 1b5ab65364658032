import type { ServiceDefinition } from '@arcada/service-kit';
import { learningConfig } from './config.ts';
import { CourseController } from './courses/course.controller.ts';
import { CourseEntity } from './courses/course.entity.ts';
import { CourseService } from './courses/course.service.ts';
import { CreateCourse1795274125990 } from './migrations/1795274125990-create-course.ts';

export const learningDefinition: ServiceDefinition = {
  domain: 'learning',
  config: learningConfig,
  controllers: [CourseController],
  providers: [CourseService],
  entities: [CourseEntity],
  migrations: [CreateCourse1795274125990],
};
