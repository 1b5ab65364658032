import type { ServicePart } from '@arcada/service-kit';
import { PersonalDataController } from './privacy/personal-data.controller.ts';
import { PersonalData } from './privacy/personal-data.service.ts';
import { CourseQuestionController } from './questions/course-question.controller.ts';
import { CourseQuestions } from './questions/course-questions.service.ts';
import { QuestionController } from './questions/question.controller.ts';
import { AnswerEntity, QuestionEntity } from './questions/question.entity.ts';
import { Questions } from './questions/question.service.ts';
import { ReviewController } from './reviews/review.controller.ts';
import { Reviews } from './reviews/review.service.ts';
import { SeatController } from './seats/seat.controller.ts';
import { Seats } from './seats/seat.service.ts';

/** What learners do with each other: seats, reviews, questions; and what is kept about them. */
export const communityPart: ServicePart = {
  controllers: [CourseQuestionController, PersonalDataController, QuestionController, ReviewController, SeatController],
  providers: [CourseQuestions, PersonalData, Questions, Reviews, Seats],
  entities: [AnswerEntity, QuestionEntity],
  onEvent: {
    'identity.user.erased': ({ userId, emailKeys }, manager, { get }) =>
      get(PersonalData).erase(manager, userId, emailKeys),
  },
};
