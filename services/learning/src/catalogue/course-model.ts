import type { Language, Translated } from '@arcada/contracts';
import { defaultLanguage, languages } from '@arcada/contracts';
import type { EntityManager } from 'typeorm';
import { CourseEntity, CourseTextEntity } from './course.entity.ts';
import { readEditions } from './edition.ts';
import { ChapterEntity, LessonEntity, LessonTextEntity } from './lesson.entity.ts';
import { ReviewEntity } from './review.entity.ts';

/** The body is in memory only for an edition, which is no longer in the tables, and where it is empty. */
type LessonText = Pick<LessonTextEntity, 'title' | 'summary'> & { body?: string };

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
  /** While its author writes the next edition: the course as it is on sale, or was last. */
  edition?: CourseModel;
}

/** The text in this language, else in English, else in any. */
export const inLanguage = <T>(texts: ReadonlyMap<Language, T>, language: Language): T => {
  const found = texts.get(language) ?? texts.get(defaultLanguage) ?? texts.values().next().value;
  if (found === undefined) throw new Error('a row of the catalogue has no text in any language');
  return found;
};

/** The same for a text that its author may have left empty in some languages; empty when all are. */
export const textIn = (texts: Partial<Translated>, language: Language): string =>
  texts[languageOf(texts, language) ?? language] ?? '';

/** The language that `textIn` takes; undefined when all are empty. */
export const languageOf = (texts: Partial<Translated>, language: Language): Language | undefined =>
  [language, defaultLanguage, ...languages].find((each) => texts[each]);

interface ContentRows {
  texts: readonly CourseTextEntity[];
  /** Sorted, like the lessons. */
  chapters: readonly ChapterEntity[];
  lessons: readonly LessonEntity[];
  lessonTexts: readonly LessonTextEntity[];
}

const byLanguage = <T extends { language: Language }>(rows: readonly T[]) =>
  new Map(
    languages.flatMap((language) => rows.filter((row) => row.language === language).map((row) => [language, row])),
  );

/** A course made of its rows. */
export function modelOf(row: CourseEntity, content: ContentRows, reviews: ReviewEntity[] = []): CourseModel {
  const textsOf = Map.groupBy(content.lessonTexts, ({ lessonId }) => lessonId);
  const lessonsOf = Map.groupBy(content.lessons, ({ chapterId }) => chapterId);
  const chapters = content.chapters.map((chapter) => ({
    row: chapter,
    lessons: (lessonsOf.get(chapter.id) ?? []).map((lesson) => ({
      row: lesson,
      texts: byLanguage(textsOf.get(lesson.id) ?? []),
    })),
  }));
  return {
    row,
    texts: byLanguage(content.texts),
    chapters,
    lessons: chapters.flatMap((chapter) => chapter.lessons),
    reviews,
  };
}

/** Reads every course, regardless of status. */
export async function readCourses(manager: EntityManager): Promise<CourseModel[]> {
  const [courses, texts, chapters, lessons, lessonTexts, empty, reviews, editions] = await Promise.all([
    manager.find(CourseEntity, { order: { id: 'ASC' } }),
    manager.find(CourseTextEntity),
    manager.find(ChapterEntity, { order: { place: 'ASC' } }),
    manager.find(LessonEntity, { order: { place: 'ASC' } }),
    manager.find(LessonTextEntity, {
      select: { courseId: true, lessonId: true, language: true, title: true, summary: true },
    }),
    manager.find(LessonTextEntity, {
      select: { courseId: true, lessonId: true, language: true, body: true },
      where: { body: '' },
    }),
    manager.find(ReviewEntity, { where: { status: 'published' }, order: { createdAt: 'DESC', id: 'ASC' } }),
    readEditions(manager),
  ]);
  const perCourse = <T extends { courseId: string }>(rows: readonly T[]) => {
    const groups = Map.groupBy(rows, ({ courseId }) => courseId);
    return (id: string): T[] => groups.get(id) ?? [];
  };
  const textsOf = perCourse(texts);
  const chaptersOf = perCourse(chapters);
  const lessonsOf = perCourse(lessons);
  const bodiless = new Set(empty.map(keyOf));
  const lessonTextsOf = perCourse(
    lessonTexts.map((text) => (bodiless.has(keyOf(text)) ? Object.assign(text, { body: '' }) : text)),
  );
  const reviewsOf = perCourse(reviews);
  return courses.map((row) => {
    const { id } = row;
    const content = {
      texts: textsOf(id),
      chapters: chaptersOf(id),
      lessons: lessonsOf(id),
      lessonTexts: lessonTextsOf(id),
    };
    const edition = editions.get(id);
    return {
      ...modelOf(row, content, reviewsOf(id)),
      ...(edition && { edition: modelOf({ ...row, ...edition.facts }, edition, reviewsOf(id)) }),
    };
  });
}

const keyOf = ({ courseId, lessonId, language }: LessonTextEntity) => `${courseId}/${lessonId}/${language}`;

/** Changes whenever anyone adds or changes a course. */
export async function readRevision(manager: EntityManager): Promise<string> {
  const rows: { latest: string | Date | null; count: number | string }[] = await manager.query(
    'select max(changed_at) as latest, count(*) as count from course',
  );
  const row = rows[0];
  return `${row?.latest ? String(new Date(row.latest).getTime()) : 0}/${row?.count ?? 0}`;
}
