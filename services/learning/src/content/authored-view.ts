import { type AuthoredCourse, type AuthoredCourseSummary, centsToDollars, type Language } from '@arcada/contracts';
import { type CourseModel, inLanguage, type LessonModel } from '../catalogue/course-model.ts';
import { workingPrice } from '../catalogue/course-phase.ts';
import type { LessonTextEntity } from '../catalogue/lesson.entity.ts';
import { gapsOf } from './course-gaps.ts';
import { factsVersion, lessonVersion, mediaVersion, structureVersion, textsVersion } from './part-versions.ts';

type Texts = readonly LessonTextEntity[];

export const authoredSummary = (course: CourseModel, language: Language): AuthoredCourseSummary => ({
  id: course.row.id,
  title: inLanguage(course.texts, language).title,
  status: course.row.status,
  revision: course.row.revision,
  category: course.row.category,
  level: course.row.level,
  price: centsToDollars(course.row.priceCents),
  lessonCount: course.lessons.length,
  adminNote: course.row.adminNote,
  updatedAt: course.row.updatedAt.toISOString(),
  publishedAt: course.row.publishedAt?.toISOString() ?? null,
});

/** Everything that the editor shows, including the right answers. */
export function authoredCourse(
  course: CourseModel,
  texts: Texts,
  files: Pick<AuthoredCourse, 'imageUrl' | 'instructorImageUrl' | 'uploads'>,
  language: Language,
): AuthoredCourse {
  const byLesson = Map.groupBy(texts, (text) => text.lessonId);
  return {
    ...authoredSummary(course, language),
    price: centsToDollars(workingPrice(course.row)),
    softwareVersion: course.row.softwareVersion,
    image: course.row.image,
    ...files,
    instructorName: course.row.instructorName,
    instructorImage: course.row.instructorImage,
    related: course.row.related,
    texts: Object.fromEntries(
      [...course.texts].map(([each, { courseId: _id, language: _language, ...text }]) => [each, text]),
    ),
    chapters: course.chapters.map(({ row, lessons }) => ({
      id: row.id,
      title: row.title,
      lessons: lessons.map((lesson) => authoredLesson(lesson, byLesson.get(lesson.row.id) ?? [])),
    })),
    versions: {
      texts: textsVersion([...course.texts].map(([each, text]) => ({ ...text, language: each }))),
      facts: factsVersion(course.row),
      structure: structureVersion(
        course.chapters.map(({ row }) => row),
        course.lessons.map(({ row }) => row),
      ),
    },
    ...gapsOf(course, byLesson, language),
  };
}

const authoredLesson = ({ row }: LessonModel, texts: Texts): AuthoredCourse['chapters'][number]['lessons'][number] => ({
  id: row.id,
  kind: row.kind,
  durationSeconds: row.durationSeconds,
  preview: row.preview,
  clip: row.clip,
  poster: row.poster,
  captions: row.captions,
  files: row.files,
  quiz: row.quiz,
  exercise: row.exercise,
  texts: Object.fromEntries(texts.map(({ language, title, summary, body }) => [language, { title, summary, body }])),
  version: lessonVersion(row, texts),
  mediaVersion: mediaVersion(row),
});
