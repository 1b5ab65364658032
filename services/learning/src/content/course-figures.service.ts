import { type CourseFigures as Figures, type Language, monthAfter, salesMonths } from '@arcada/contracts';
import { Database, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { Access, isOwn } from '../access/access.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { courseNotFound } from '../catalogue/course.errors.ts';
import { type CourseModel, inLanguage } from '../catalogue/course-model.ts';
import { CourseCompletionEntity } from '../progress/course-completion.entity.ts';
import { lastActiveIn } from '../progress/course-state.ts';
import { LessonProgressEntity } from '../progress/lesson-progress.entity.ts';
import { Sales } from './sales.service.ts';
import { exerciseFigures, quizFigures } from './task-figures.ts';

type State = LessonProgressEntity;
const shown = 200;

/** How learners do in a course, for its author: counts, and progress without names. */
@Injectable()
export class CourseFigures {
  constructor(
    private readonly access: Access,
    private readonly catalogue: Catalogue,
    private readonly database: Database,
    private readonly sales: Sales,
  ) {}

  async of(author: UserActor, courseId: string, language: Language): Promise<Figures> {
    const course = this.catalogue.course(courseId);
    if (!isOwn(author, course.row)) throw courseNotFound();
    const enrolled = await this.access.enrolledIn(courseId);
    // Who no longer has the course doesn't count, and neither do lessons that it no longer has.
    const ids = new Set(course.lessons.map(({ row }) => row.id));
    const rows = (await this.database.read.findBy(LessonProgressEntity, { courseId })).filter(
      ({ userId, lessonId }) => enrolled.has(userId) && ids.has(lessonId),
    );
    const ofLearner = Map.groupBy(rows, ({ userId }) => userId);
    const done = (userId: string) => (ofLearner.get(userId) ?? []).filter(({ completedAt }) => completedAt);
    const completions = await this.database.read.findBy(CourseCompletionEntity, { courseId });
    return {
      learners: enrolled.size,
      completed: completions.filter(({ userId }) => enrolled.has(userId)).length,
      months: await this.months(courseId, completions),
      lessons: lessonsOf(course, rows, language),
      quizzes: quizFigures(course, rows, language),
      exercises: exerciseFigures(course, rows, language),
      progress: [...enrolled]
        .sort(([, left], [, right]) => right.getTime() - left.getTime())
        .slice(0, shown)
        .map(([userId, since]) => ({
          enrolledAt: since.toISOString(),
          completedLessons: done(userId).length,
          lastActiveAt: lastActiveIn(ofLearner.get(userId) ?? []),
        })),
    };
  }

  private async months(courseId: string, completions: readonly CourseCompletionEntity[]): Promise<Figures['months']> {
    const current = new Date().toISOString().slice(0, 7);
    const first = monthAfter(current, 1 - salesMonths);
    // What was completed stays so, whatever becomes of the course, the seat or the account.
    const completedIn = Map.groupBy(completions, ({ completedAt }) => completedAt.toISOString().slice(0, 7));
    const months = await this.sales.monthsOf([courseId]);
    return months
      .filter(({ month }) => month >= first)
      .map((month) => ({ ...month, completed: completedIn.get(month.month)?.length ?? 0 }));
  }
}

function lessonsOf({ lessons }: CourseModel, rows: readonly State[], language: Language): Figures['lessons'] {
  const ofLesson = Map.groupBy(rows, ({ lessonId }) => lessonId);
  return lessons.map(({ row, texts }) => {
    const states = ofLesson.get(row.id) ?? [];
    const completed = states.filter(({ completedAt }) => completedAt).length;
    return { id: row.id, title: inLanguage(texts, language).title, begun: states.length, completed };
  });
}
