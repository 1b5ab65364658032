import type { FormerQuestion, Language } from '@arcada/contracts';
import { Database, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { CourseModel } from '../catalogue/course-model.ts';
import { FormerLessons } from '../catalogue/former-lessons.ts';
import { QuestionEntity } from './question.entity.ts';
import { Questions } from './question.service.ts';

const shown = 200;

/** What a learner has asked on lessons that the course no longer has, with the answers. */
@Injectable()
export class FormerQuestions {
  constructor(
    private readonly database: Database,
    private readonly former: FormerLessons,
    private readonly questions: Questions,
  ) {}

  async list(asker: UserActor, course: CourseModel, language: Language): Promise<FormerQuestion[]> {
    const rows = await this.database.read.find(QuestionEntity, {
      where: { userId: asker.id, courseId: course.row.id },
      order: { createdAt: 'DESC', id: 'ASC' },
    });
    const ids = rows.map(({ lessonId }) => lessonId);
    const lessons = new Map((await this.former.of(course, ids, language)).map(({ id, title }) => [id, title]));
    const own = rows.filter(({ lessonId }) => lessons.has(lessonId)).slice(0, shown);
    const presented = await this.questions.present(own, course, asker, language);
    return own.flatMap(({ lessonId }, at) => {
      const question = presented[at];
      return question ? [{ ...question, lessonId, lessonTitle: lessons.get(lessonId) ?? lessonId }] : [];
    });
  }
}
