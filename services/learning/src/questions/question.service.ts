import type { Language, LessonQuestion, Translated } from '@arcada/contracts';
import { Database, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { isAuthor } from '../access/access.ts';
import type { CourseModel } from '../catalogue/course-model.ts';
import { CourseNotices } from '../notices/course-notices.ts';
import { People } from '../people/people.ts';
import { repeatable } from '../repeatable-id.ts';
import { PostLimits } from './post-limits.ts';
import { AnswerEntity, QuestionEntity } from './question.entity.ts';
import { answerNotFound, questionAnswered, questionFull, questionNotFound } from './question.errors.ts';

type Post = LessonQuestion['answers'][number];
interface Asked {
  lessonId: string;
  questionId: string;
}

const shown = 200;
const mostAnswers = 100;
const formerLearner: Translated = { en: 'Former learner', 'pt-BR': 'Ex-aluno', es: 'Antiguo alumno' };

/** Questions on a lesson, answered by other learners, the author and admins. */
@Injectable()
export class Questions {
  constructor(
    private readonly database: Database,
    private readonly limits: PostLimits,
    private readonly notices: CourseNotices,
    private readonly people: People,
  ) {}

  /** The newest ones. */
  async list(reader: UserActor, course: CourseModel, lessonId: string, language: Language): Promise<LessonQuestion[]> {
    const rows = await this.database.read.find(QuestionEntity, {
      where: { courseId: course.row.id, lessonId },
      order: { createdAt: 'DESC', id: 'ASC' },
      take: shown,
    });
    return this.present(rows, course, reader, language);
  }

  /** Questions of a course with their answers in chronological order. */
  async present(
    rows: readonly QuestionEntity[],
    course: CourseModel,
    reader: UserActor,
    language: Language,
  ): Promise<LessonQuestion[]> {
    const answers = await this.database.read.find(AnswerEntity, {
      where: { questionId: In(rows.map(({ id }) => id)) },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    const byQuestion = Map.groupBy(answers, (answer) => answer.questionId);
    return rows.map((row) => ({
      ...present(row, row.userId !== null && row.userId === course.row.ownerId, reader, language),
      answers: (byQuestion.get(row.id) ?? []).map((answer) =>
        present(answer, answer.fromInstructor === 1, reader, language),
      ),
    }));
  }

  async ask(
    id: string,
    author: UserActor,
    course: CourseModel,
    lessonId: string,
    text: string,
    language: Language,
  ): Promise<LessonQuestion> {
    const authorName = await this.people.signature(author);
    const row = await repeatable(() =>
      this.database.transaction(async (manager) => {
        const before = await manager.findOneBy(QuestionEntity, { id });
        if (before) return before;
        await this.limits.take(manager, author, 'question');
        const fresh = manager.create(QuestionEntity, {
          id,
          courseId: course.row.id,
          lessonId,
          userId: author.id,
          authorName,
          text: text.toWellFormed(),
          createdAt: new Date(),
        });
        await manager.insert(QuestionEntity, fresh);
        await this.notices.asked(manager, course, { ...fresh, userId: author.id });
        return fresh;
      }),
    );
    return { ...present(row, author.id === course.row.ownerId, author, language), answers: [] };
  }

  async change(author: UserActor, course: CourseModel, asked: Asked, text: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { id } = await this.hold(manager, author, course, asked);
      await manager.update(QuestionEntity, { id }, { text: text.toWellFormed() });
    });
  }

  async remove(author: UserActor, course: CourseModel, asked: Asked): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { id } = await this.hold(manager, author, course, asked);
      await manager.delete(QuestionEntity, { id });
    });
  }

  /** An own question without answers, locked: an answer would no longer belong to what is asked. */
  private async hold(
    manager: EntityManager,
    author: UserActor,
    course: CourseModel,
    { lessonId, questionId }: Asked,
  ): Promise<QuestionEntity> {
    const row = await this.lock(manager, { id: questionId, courseId: course.row.id, lessonId });
    if (row?.userId !== author.id) throw questionNotFound();
    if (await manager.existsBy(AnswerEntity, { questionId })) throw questionAnswered();
    return row;
  }

  /** Answering, changing and removing a question wait for each other. */
  private lock(manager: EntityManager, where: { id: string; courseId: string; lessonId: string }) {
    return this.database.forUpdate(manager.createQueryBuilder(QuestionEntity, 'q').where(where)).getOne();
  }

  async changeAnswer(author: UserActor, course: CourseModel, asked: Asked, id: string, text: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.holdAnswer(manager, author, course, asked, id);
      await manager.update(AnswerEntity, { id }, { text: text.toWellFormed() });
    });
  }

  async removeAnswer(author: UserActor, course: CourseModel, asked: Asked, id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.holdAnswer(manager, author, course, asked, id);
      await manager.delete(AnswerEntity, { id });
    });
  }

  /** An own answer; its question is locked. */
  private async holdAnswer(
    manager: EntityManager,
    author: UserActor,
    course: CourseModel,
    { lessonId, questionId }: Asked,
    id: string,
  ): Promise<void> {
    const question = await this.lock(manager, { id: questionId, courseId: course.row.id, lessonId });
    if (!question || !(await manager.existsBy(AnswerEntity, { id, questionId, userId: author.id })))
      throw answerNotFound();
  }

  async answer(
    id: string,
    author: UserActor,
    course: CourseModel,
    asked: Asked,
    text: string,
    language: Language,
  ): Promise<Post> {
    const authorName = await this.people.signature(author);
    const { lessonId, questionId } = asked;
    const row = await repeatable(() =>
      this.database.transaction(async (manager) => {
        const question = await this.lock(manager, { id: questionId, courseId: course.row.id, lessonId });
        if (!question) throw questionNotFound();
        const before = await manager.findOneBy(AnswerEntity, { id });
        if (before) return before;
        if ((await manager.countBy(AnswerEntity, { questionId })) >= mostAnswers) throw questionFull();
        await this.limits.take(manager, author, 'answer');
        const fresh = manager.create(AnswerEntity, {
          id,
          questionId,
          userId: author.id,
          authorName,
          fromInstructor: isAuthor(author, course) ? 1 : 0,
          text: text.toWellFormed(),
          createdAt: new Date(),
        });
        await manager.insert(AnswerEntity, fresh);
        await this.notices.answered(manager, course, question.userId, { ...fresh, lessonId, userId: author.id });
        return fresh;
      }),
    );
    return present(row, row.fromInstructor === 1, author, language);
  }
}

const present = (
  row: QuestionEntity | AnswerEntity,
  fromInstructor: boolean,
  reader: UserActor,
  language: Language,
): Post => ({
  id: row.id,
  authorName: row.authorName || formerLearner[language],
  fromInstructor,
  mine: row.userId === reader.id,
  text: row.text,
  createdAt: row.createdAt.toISOString(),
});
