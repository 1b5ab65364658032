import { createHash } from 'node:crypto';
import { namesVersion } from '@arcada/service-kit';
import type { CourseEntity, CourseTextEntity } from '../catalogue/course.entity.ts';
import { workingPrice } from '../catalogue/course-phase.ts';
import type { Edition } from '../catalogue/edition.ts';
import type { ChapterEntity, LessonEntity, LessonTextEntity } from '../catalogue/lesson.entity.ts';
import { changedElsewhere } from './content.errors.ts';

// A version is a hash of the part's content: saving the same text in two tabs is no conflict.
const versionOf = (...content: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
const byLanguage = (left: { language: string }, right: { language: string }) =>
  left.language.localeCompare(right.language);

export const textsVersion = (texts: readonly Omit<CourseTextEntity, 'courseId'>[]): string =>
  versionOf(
    texts
      .toSorted(byLanguage)
      .map((text) => [
        text.language,
        text.title,
        text.description,
        text.body,
        text.outcomes,
        text.audience,
        text.requirements,
        text.instructorTitle,
        text.instructorBio,
      ]),
  );

export const factsVersion = (course: CourseEntity): string =>
  versionOf(course.category, workingPrice(course), course.softwareVersion, course.instructorName, course.related);

/** All that an admin decides about: what the author wrote, whether it is still handed in, and what an admin sets. */
export const courseVersion = (
  { status, revision, priceCents, revisedPriceCents, level, featuredPlace }: CourseEntity,
  { facts: { updatedAt: _, ...facts }, ...content }: Edition,
): string => versionOf(status, revision, priceCents, revisedPriceCents, level, featuredPlace, facts, content);

/** `lessons` in order, each with its chapter. */
export const structureVersion = (
  chapters: readonly ChapterEntity[],
  lessons: readonly Pick<LessonEntity, 'id' | 'chapterId'>[],
): string =>
  versionOf(
    chapters.map(({ id, title }) => [id, title]),
    lessons.map(({ id, chapterId }) => [id, chapterId]),
  );

/** The fields of a lesson that an author writes. */
export const lessonVersion = (
  lesson: Pick<LessonEntity, 'preview' | 'quiz' | 'exercise'>,
  texts: readonly LessonTextEntity[],
): string =>
  versionOf(
    lesson.preview,
    lesson.quiz,
    lesson.exercise,
    texts.toSorted(byLanguage).map(({ language, title, summary, body }) => [language, title, summary, body]),
  );

/** What an author attaches to a lesson: each is saved as soon as it is chosen. */
export const mediaVersion = ({
  clip,
  poster,
  captions,
  files,
}: Pick<LessonEntity, 'clip' | 'poster' | 'captions' | 'files'>): string =>
  versionOf(
    clip,
    poster,
    Object.entries(captions).toSorted(([left], [right]) => left.localeCompare(right)),
    files.map(({ file, name }) => [
      file,
      Object.entries(name).toSorted(([left], [right]) => left.localeCompare(right)),
    ]),
  );

/** Refuses a change based on an outdated version (If-Match of RFC 9110 §13.1.1; absent: not checked). */
export function requireVersion(ifMatch: string | undefined, current: string): void {
  if (ifMatch !== undefined && !namesVersion(ifMatch, current)) throw changedElsewhere();
}
