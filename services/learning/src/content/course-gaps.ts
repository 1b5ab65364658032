import {
  type AuthoredCourse,
  exerciseFaults,
  type Language,
  languages,
  newChapterTitles,
  quizFaults,
  type TaskFault,
  taskTexts,
} from '@arcada/contracts';
import type { CourseEntity, CourseTextEntity } from '../catalogue/course.entity.ts';
import { type CourseModel, modelOf } from '../catalogue/course-model.ts';
import { workingPrice } from '../catalogue/course-phase.ts';
import type { Edition } from '../catalogue/edition.ts';
import type { LessonTextEntity } from '../catalogue/lesson.entity.ts';
import { roughMinutesToRead } from './minutes-to-read.ts';

type Texts = readonly LessonTextEntity[];
type Missing = AuthoredCourse['missing'];
type Advice = AuthoredCourse['advice'];

/** What a course lacks, for its author and for the admin who decides about it. */
export const gapsOf = (course: CourseModel, byLesson: ReadonlyMap<string, Texts>, language: Language) => ({
  advice: adviceOf(course, byLesson),
  missing: missingOf(course, byLesson, language),
});

/** What an author's version lacks, as its rows say. */
export function missingIn(course: CourseEntity, edition: Edition, language: Language): Missing {
  const byLesson = Map.groupBy(edition.lessonTexts, ({ lessonId }) => lessonId);
  return missingOf(modelOf(course, edition), byLesson, language);
}

/** The languages in which a text of the course is empty; undefined when it is in none of those that were begun. */
function gapIn({ texts }: CourseModel, has: (text: CourseTextEntity) => boolean) {
  const begun = [...texts.values()];
  const empty = begun.filter((text) => !has(text)).map(({ language }) => language);
  if (empty.length === 0) return undefined;
  return empty.length < begun.length ? { lessonId: null, languages: empty } : { lessonId: null };
}

/** What a course still needs before it can be submitted. */
function missingOf(course: CourseModel, byLesson: ReadonlyMap<string, Texts>, language: Language): Missing {
  const missing: Missing = [];
  const need = (given: boolean, what: Missing[number]['what'], lessonId: string | null = null) => {
    if (!given) missing.push({ lessonId, what });
  };
  const needSolvable = (what: 'quiz' | 'exercise', lessonId: string, faults: TaskFault[] | null) => {
    if (!faults) need(false, what, lessonId);
    else if (faults.length > 0)
      missing.push({ lessonId, what, faults: faults.map(({ field, text }) => ({ field, text: text[language] })) });
  };
  const description = gapIn(course, (text) => text.description !== '');
  if (description) missing.push({ ...description, what: 'description' });
  const outcomes = gapIn(course, (text) => text.outcomes.length > 0);
  if (outcomes) missing.push({ ...outcomes, what: 'outcomes' });
  need(course.lessons.length > 0, 'lessons');
  for (const [place, { row }] of course.chapters.entries()) {
    const unnamed = languages.filter((each) => isPlaceholder(row.title[each]));
    if (unnamed.length > 0) missing.push({ lessonId: null, chapter: place + 1, languages: unnamed, what: 'chapter' });
  }
  for (const { row } of course.lessons) {
    if (row.kind === 'video') need(row.clip !== null, 'clip', row.id);
    if (row.kind === 'quiz') needSolvable('quiz', row.id, row.quiz && quizFaults(row.quiz));
    if (row.kind === 'exercise') needSolvable('exercise', row.id, row.exercise && exerciseFaults(row.exercise));
    if (row.kind === 'article')
      need(
        (byLesson.get(row.id) ?? []).some(({ body }) => body.trim() !== ''),
        'text',
        row.id,
      );
  }
  return missing;
}

const placeholders = new Set(Object.values(newChapterTitles).map((title) => title.toLowerCase()));
/** The title that the editor gives, in whichever language. */
const isPlaceholder = (title: string | undefined) =>
  title !== undefined && placeholders.has(title.trim().toLowerCase());

/** What buyers would miss in a course that could be submitted. */
function adviceOf(course: CourseModel, byLesson: ReadonlyMap<string, Texts>): Advice {
  const texts = {
    body: gapIn(course, ({ body }) => body.length > 0),
    audience: gapIn(course, ({ audience }) => audience.length > 0),
    instructorBio: gapIn(course, ({ instructorBio }) => instructorBio !== ''),
  };
  return [
    // The price that a new draft has; whether it is meant only its author knows.
    ...(workingPrice(course.row) === 0 ? [{ lessonId: null, what: 'price' as const }] : []),
    ...(['body', 'audience', 'instructorBio'] as const).flatMap((what) => {
      const gap = texts[what];
      return gap ? [{ ...gap, what }] : [];
    }),
    ...(course.lessons.some(({ row }) => row.preview) ? [] : [{ lessonId: null, what: 'preview' as const }]),
    ...untranslatedIn(course, byLesson),
    ...course.lessons
      .filter(({ row }) => row.kind === 'article' && isOverstated(row.durationSeconds, byLesson.get(row.id) ?? []))
      .map(({ row }) => ({ lessonId: row.id, what: 'length' as const })),
  ];
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

/** The languages that lack what another one has: their readers see that one there. */
function untranslatedIn({ texts, chapters, lessons }: CourseModel, byLesson: ReadonlyMap<string, Texts>): Advice {
  const written: ((language: Language) => boolean)[] = [
    ...courseTexts.map((name) => (language: Language) => (texts.get(language)?.[name].length ?? 0) > 0),
    ...chapters.map(({ row }) => row.title).map(isIn),
    ...lessons.flatMap(({ row }) => {
      const own = byLesson.get(row.id) ?? [];
      const textIn = (name: 'title' | 'summary' | 'body') => (language: Language) =>
        own.some((text) => text.language === language && text[name].trim() !== '');
      return [
        ...(['title', 'summary', 'body'] as const).map(textIn),
        ...taskTexts(row.quiz ?? row.exercise).map(({ text }) => isIn(text)),
        isIn(row.captions),
      ];
    }),
  ];
  const used = written.filter((has) => languages.some(has));
  const lacking = languages.filter((language) => !used.every((has) => has(language)));
  return lacking.length > 0 ? [{ lessonId: null, languages: lacking, what: 'translations' }] : [];
}

const isIn = (texts: Partial<Record<Language, string>>) => (language: Language) => Boolean(texts[language]?.trim());

/** Stated as more than twice what it takes to read; exercises and thought need some of it. */
const isOverstated = (seconds: number, texts: Texts): boolean =>
  texts.some(({ body }) => body) && seconds > 2 * 60 * Math.max(...texts.map(({ body }) => roughMinutesToRead(body)));
