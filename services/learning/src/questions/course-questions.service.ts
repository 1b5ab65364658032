import type { CourseQuestions as Answer, Language, LessonWriters, OpenQuestions } from '@arcada/contracts';
import { Database, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { isOwn } from '../access/access.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { courseNotFound } from '../catalogue/course.errors.ts';
import { inLanguage } from '../catalogue/course-model.ts';
import { FormerLessons } from '../catalogue/former-lessons.ts';
import type { LessonParams } from '../catalogue/lesson-params.ts';
import { NoteEntity } from '../notes/note.entity.ts';
import { AnswerEntity, QuestionEntity } from './question.entity.ts';
import { Questions } from './question.service.ts';

const shown = 200;

/** Questions on whole courses, for their teachers. */
@Injectable()
export class CourseQuestions {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly database: Database,
    private readonly former: FormerLessons,
    private readonly questions: Questions,
  ) {}

  /** Of all lessons, open ones first; for anyone but the author and admins the course does not exist. */
  async list(author: UserActor, courseId: string, language: Language): Promise<Answer> {
    const course = this.catalogue.course(courseId);
    if (!isOwn(author, course.row)) throw courseNotFound();
    const lessons = new Map(course.lessons.map((lesson) => [lesson.row.id, lesson] as const));
    const ofCourse = (open: boolean) => this.query([courseId], course.row.ownerId, open);
    const newest = (open: boolean, most: number) =>
      ofCourse(open).orderBy('q.createdAt', 'DESC').addOrderBy('q.id').limit(most).getMany();
    const waiting = await newest(true, shown);
    const settled = waiting.length < shown ? await newest(false, shown - waiting.length) : [];
    const rows = [...waiting, ...settled];
    const removed = await this.former.of(
      course,
      rows.map(({ lessonId }) => lessonId),
      language,
    );
    const presented = await this.questions.present(rows, course, author, language);
    return {
      open: waiting.length < shown ? waiting.length : await ofCourse(true).getCount(),
      questions: rows.flatMap(({ lessonId }, at) => {
        const [question, lesson] = [presented[at], lessons.get(lessonId)];
        if (!question) return [];
        const gone = removed.find(({ id }) => id === lessonId);
        const lessonTitle = lesson ? inLanguage(lesson.texts, language).title : (gone?.title ?? lessonId);
        return [{ ...question, lessonId, lessonTitle, removed: !lesson, open: at < waiting.length }];
      }),
    };
  }

  /** How many learners have notes or questions on a lesson, for whoever is about to remove it. */
  async writers(author: UserActor, { id, lessonId }: LessonParams): Promise<LessonWriters> {
    if (!isOwn(author, this.catalogue.working(id).row)) throw courseNotFound();
    const count = async (table: typeof NoteEntity | typeof QuestionEntity) => {
      const found: { writers: number | string } | undefined = await this.database.read
        .createQueryBuilder(table, 'w')
        .select('count(distinct w.userId)', 'writers')
        .where('w.courseId = :id and w.lessonId = :lessonId', { id, lessonId })
        .getRawOne();
      return Number(found?.writers ?? 0);
    };
    return { notes: await count(NoteEntity), questions: await count(QuestionEntity) };
  }

  /** Open questions in each of the author's courses; courses without any are left out. */
  async count(author: UserActor): Promise<OpenQuestions> {
    const own = this.catalogue.all().flatMap(({ row }) => (row.ownerId === author.id ? [row.id] : []));
    if (own.length === 0) return [];
    const sums: { courseId: string; open: number | string }[] = await this.query(own, author.id, true)
      .select('q.courseId', 'courseId')
      .addSelect('count(*)', 'open')
      .groupBy('q.courseId')
      .getRawMany();
    return sums.map(({ courseId, open }) => ({ courseId, open: Number(open) }));
  }

  /** Open: neither asked by the owner nor answered by an instructor. */
  private query(courseIds: string[], ownerId: string | null, open: boolean) {
    const query = this.database.read
      .createQueryBuilder(QuestionEntity, 'q')
      .where('q.courseId in (:...courseIds)', { courseIds });
    const answered = query
      .subQuery()
      .select('1')
      .from(AnswerEntity, 'a')
      .where('a.questionId = q.id')
      .andWhere('a.fromInstructor = 1');
    const settled = `(exists ${answered.getQuery()} or coalesce(q.userId, '') = :owner)`;
    // No account has this id: a course without an owner has no questions by its owner.
    return query.andWhere(open ? `not ${settled}` : settled, { owner: ownerId ?? '-' });
  }
}
