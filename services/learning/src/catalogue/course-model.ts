import type { Language, Translated } from '@arcada/contracts';
import { defaultLanguage, languages } from '@arcada/contracts';
import type { EntityManager } from 'typeorm';
import { ReviewEntity } from '../reviews/review.entity.ts';
import { CourseEntity, CourseTextEntity } from './course.entity.ts';
import { ChapterEntity, LessonEntity, LessonTextEntity } from './lesson.entity.ts';

type LessonText = Pick<LessonTextEntity, 'title' | 'summary'>;

export interface LessonModel {
  row: LessonEntity;
  texts: Map<Language, LessonText>;
}

export interface ChapterModel {
  row: ChapterEntity;
  lessons: LessonModel[];
}

/** A course with its structure, in memory. Articles stay in the database. */
export interface CourseModel {
  row: CourseEntity;
  texts: Map<Language, CourseTextEntity>;
  chapters: ChapterModel[];
  /** All lessons in the order of the syllabus. */
  lessons: LessonModel[];
  /** Published reviews, newest first. */
  reviews: ReviewEntity[];
}

/** The text of this language, else of English, else of any. */
export const inLanguage = <T>(texts: ReadonlyMap<Language, T>, language: Language): T => {
  const found = texts.get(language) ?? texts.get(defaultLanguage) ?? texts.values().next().value;
  if (found === undefined) throw new Error('a row of the catalogue has no text in any language');
  return found;
};

/** The same for a text that its author may have left empty in some languages; empty when it is in all. */
export const textIn = (texts: Partial<Translated>, language: Language): string =>
  texts[language] || texts[defaultLanguage] || languages.map((each) => texts[each]).find(Boolean) || '';

const groupBy = <T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> => Map.groupBy(rows, keyOf);
const lessonKey = (courseId: string, lessonId: string) => `${courseId}/${lessonId}`;

/** Reads every course, whatever its status. */
export async function readCourses(manager: EntityManager): Promise<CourseModel[]> {
  const [courses, texts, chapters, lessons, lessonTexts, reviews] = await Promise.all([
    manager.find(CourseEntity, { order: { id: 'ASC' } }),
    manager.find(CourseTextEntity),
    manager.find(ChapterEntity, { order: { place: 'ASC' } }),
    manager.find(LessonEntity, { order: { place: 'ASC' } }),
    manager.find(LessonTextEntity, {
      select: { courseId: true, lessonId: true, language: true, title: true, summary: true },
    }),
    manager.find(ReviewEntity, { where: { status: 'published' }, order: { createdAt: 'DESC', id: 'ASC' } }),
  ]);
  const textsOf = groupBy(texts, (row) => row.courseId);
  const chaptersOf = groupBy(chapters, (row) => row.courseId);
  const lessonsOf = groupBy(lessons, (row) => lessonKey(row.courseId, row.chapterId));
  const lessonTextsOf = groupBy(lessonTexts, (row) => lessonKey(row.courseId, row.lessonId));
  const reviewsOf = groupBy(reviews, (row) => row.courseId);
  const byLanguage = <T extends { language: Language }>(rows: readonly T[] = []) =>
    new Map(
      languages.flatMap((language) => rows.filter((row) => row.language === language).map((row) => [language, row])),
    );
  return courses.map((row) => {
    const own = (chaptersOf.get(row.id) ?? []).map((chapter) => ({
      row: chapter,
      lessons: (lessonsOf.get(lessonKey(row.id, chapter.id)) ?? []).map((lesson) => ({
        row: lesson,
        texts: byLanguage(lessonTextsOf.get(lessonKey(row.id, lesson.id))),
      })),
    }));
    return {
      row,
      texts: byLanguage(textsOf.get(row.id)),
      chapters: own,
      lessons: own.flatMap((chapter) => chapter.lessons),
      reviews: reviewsOf.get(row.id) ?? [],
    };
  });
}

/** Changes whenever a course is added or changed by anyone. */
export async function readRevision(manager: EntityManager): Promise<string> {
  const rows: { latest: string | Date | null; count: number | string }[] = await manager.query(
    'select max(changed_at) as latest, count(*) as count from course',
  );
  const row = rows[0];
  return `${row?.latest ? String(new Date(row.latest).getTime()) : 0}/${row?.count ?? 0}`;
}
