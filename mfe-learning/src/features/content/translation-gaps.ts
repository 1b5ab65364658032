import { type AuthoredCourse, type AuthoredLesson, type Language, languages, taskTexts } from '@arcada/contracts';
import type { Translations } from './task-drafts.ts';

/** A text of a course that is written in some languages only. */
export interface TranslationGap {
  /** Name of its field in the editor: `title`, `chapters.0`, `items.0.text`. */
  field: string;
  /** Languages in which it is empty. */
  missing: Language[];
}
export interface PlaceWithGaps {
  /** Absent: the course's own texts, and titles of its chapters. */
  lesson?: AuthoredLesson;
  gaps: TranslationGap[];
}

const courseTexts = [
  'title',
  'description',
  'body',
  'outcomes',
  'audience',
  'requirements',
  'instructorTitle',
  'instructorBio',
] as const;
const lessonTexts = ['title', 'summary', 'body'] as const;

/** What is written in one language of a course and not in another, in the order of its editor. */
export function translationGaps(course: AuthoredCourse): PlaceWithGaps[] {
  const ofCourse = [
    ...courseTexts.flatMap((name) => gapOf(name, (language) => isWritten(course.texts[language]?.[name]))),
    ...course.chapters.flatMap(({ title }, at) => gapOfTexts(`chapters.${at}`, title)),
  ];
  const places: PlaceWithGaps[] = [
    { gaps: ofCourse },
    ...course.chapters.flatMap(({ lessons }) => lessons.map((lesson) => ({ lesson, gaps: gapsOfLesson(lesson) }))),
  ];
  return places.filter(({ gaps }) => gaps.length > 0);
}

const gapsOfLesson = (lesson: AuthoredLesson) => [
  ...lessonTexts.flatMap((name) => gapOf(name, (language) => isWritten(lesson.texts[language]?.[name]))),
  ...taskTexts(lesson.quiz ?? lesson.exercise).flatMap(({ name, text }) => gapOfTexts(name, text)),
  // Each language has a field of its own.
  ...gapOf('captions', (language) => isWritten(lesson.captions[language])).flatMap(({ missing }) =>
    missing.map((language) => ({ field: `captions.${language}`, missing: [language] })),
  ),
];

const isWritten = (text: string | readonly string[] | undefined) =>
  typeof text === 'string' ? text.trim() !== '' : text !== undefined && text.length > 0;
const gapOfTexts = (field: string, texts: Translations) => gapOf(field, (language) => isWritten(texts[language]));

/** Nothing when it is written in all languages, or in none: then it isn't in use. */
function gapOf(field: string, has: (language: Language) => boolean): TranslationGap[] {
  const missing = languages.filter((language) => !has(language));
  return missing.length > 0 && missing.length < languages.length ? [{ field, missing }] : [];
}
