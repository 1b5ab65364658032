import { type AuthoredCourse, type AuthoredCourseSummary, centsToDollars, type Language } from '@arcada/contracts';
import { type CourseModel, inLanguage, type LessonModel } from '../catalogue/course-model.ts';
import { workingPrice } from '../catalogue/course-phase.ts';
import type { LessonTextEntity } from '../catalogue/lesson.entity.ts';
import { roughMinutesToRead } from './minutes-to-read.ts';
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
  files: Pick<AuthoredCourse, 'imageUrl' | 'fileNames'>,
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
    advice: adviceOf(course, byLesson),
    missing: missingOf(course, byLesson),
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

/** What a course still needs before it can be submitted. */
export function missingOf(course: CourseModel, byLesson: ReadonlyMap<string, Texts>): AuthoredCourse['missing'] {
  const texts = [...course.texts.values()];
  const missing: AuthoredCourse['missing'] = [];
  const need = (given: boolean, what: AuthoredCourse['missing'][number]['what'], lessonId: string | null = null) => {
    if (!given) missing.push({ lessonId, what });
  };
  need(
    texts.every(({ description }) => description !== ''),
    'description',
  );
  need(
    texts.every(({ outcomes }) => outcomes.length > 0),
    'outcomes',
  );
  need(course.lessons.length > 0, 'lessons');
  for (const { row } of course.lessons) {
    if (row.kind === 'video') need(row.clip !== null, 'clip', row.id);
    if (row.kind === 'quiz') need(row.quiz !== null, 'quiz', row.id);
    if (row.kind === 'exercise') need(row.exercise !== null, 'exercise', row.id);
    if (row.kind === 'article')
      need(
        (byLesson.get(row.id) ?? []).some(({ body }) => body.trim() !== ''),
        'text',
        row.id,
      );
  }
  return missing;
}

/** What buyers would miss in a course that could be submitted. */
function adviceOf(course: CourseModel, byLesson: ReadonlyMap<string, Texts>): AuthoredCourse['advice'] {
  const texts = [...course.texts.values()];
  const has = (given: (text: (typeof texts)[number]) => boolean) => texts.every(given);
  const ofCourse = {
    body: has(({ body }) => body.length > 0),
    audience: has(({ audience }) => audience.length > 0),
    instructorBio: has(({ instructorBio }) => instructorBio !== ''),
    preview: course.lessons.some(({ row }) => row.preview),
  };
  const names = Object.keys(ofCourse) as (keyof typeof ofCourse)[];
  return [
    ...names.filter((what) => !ofCourse[what]).map((what) => ({ lessonId: null, what })),
    ...course.lessons
      .filter(({ row }) => row.kind === 'article' && isOverstated(row.durationSeconds, byLesson.get(row.id) ?? []))
      .map(({ row }) => ({ lessonId: row.id, what: 'length' as const })),
  ];
}

/** Stated as more than twice what it takes to read; exercises and thought need some of it. */
const isOverstated = (seconds: number, texts: Texts): boolean =>
  texts.some(({ body }) => body) && seconds > 2 * 60 * Math.max(...texts.map(({ body }) => roughMinutesToRead(body)));
