import { AttemptEntity, type ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { questionMigrations } from '../migrations/learning.ts';
import { NoticesModule } from '../notices/notices.module.ts';
import { PeopleModule } from '../people/people.module.ts';
import { CourseQuestionController } from './course-question.controller.ts';
import { CourseQuestions } from './course-questions.service.ts';
import { FormerQuestionController } from './former-question.controller.ts';
import { FormerQuestions } from './former-questions.service.ts';
import { PostLimits } from './post-limits.ts';
import { QuestionController } from './question.controller.ts';
import { AnswerEntity, QuestionEntity } from './question.entity.ts';
import { Questions } from './question.service.ts';

@Module({
  imports: [AccessModule, CatalogueModule, NoticesModule, PeopleModule],
  controllers: [CourseQuestionController, FormerQuestionController, QuestionController],
  providers: [CourseQuestions, FormerQuestions, PostLimits, Questions],
})
export class QuestionsModule {}

export const questionsPart: ServicePart = {
  module: QuestionsModule,
  entities: [AnswerEntity, AttemptEntity, QuestionEntity],
  migrations: questionMigrations,
  housekeepers: [PostLimits],
};
