import { type ContentField, type Language, languages, taskText } from '@arcada/contracts';
import type { Edition } from '../catalogue/edition.ts';

/** One field that an author wrote, as text. Empty fields aren't listed. */
export interface ContentPart {
  /** Null: of the course itself. */
  lessonId: string | null;
  field: ContentField;
  /** Null: the same in every language. */
  language: Language | null;
  text: string;
}

/** Everything that an author wrote of a course, field by field. */
export function contentParts({ facts, texts, chapters, lessons, lessonTexts }: Edition): ContentPart[] {
  const parts: ContentPart[] = [];
  const addTo =
    (lessonId: string | null) =>
    (field: ContentField, language: Language | null, value: string | readonly string[] | null) => {
      const text = typeof value === 'string' ? value : (value ?? []).join('\n');
      if (text.trim() !== '') parts.push({ lessonId, field, language, text });
    };
  const add = addTo(null);
  for (const { language, ...text } of texts) {
    for (const field of ['title', 'description', 'instructorTitle', 'instructorBio'] as const)
      add(field, language, text[field]);
    for (const field of ['body', 'outcomes', 'audience', 'requirements'] as const) add(field, language, text[field]);
  }
  for (const field of ['image', 'instructorImage', 'category', 'softwareVersion', 'instructorName', 'related'] as const)
    add(field, null, facts[field]);
  // Where a chapter stands is the order's: moving one changes no title.
  const named = chapters.toSorted((left, right) => (left.id < right.id ? -1 : 1));
  for (const language of languages) {
    const titled = named.flatMap(({ id, title }) => (title[language] ? [`${id}: ${title[language]}`] : []));
    add('chapters', language, titled);
  }
  const order = chapters.flatMap(({ id }) => [
    id,
    ...lessons.filter(({ chapterId }) => chapterId === id).map((lesson) => `– ${lesson.id}`),
  ]);
  add('order', null, order);
  for (const lesson of lessons) {
    const addLesson = addTo(lesson.id);
    addLesson('kind', null, lesson.kind);
    addLesson('durationSeconds', null, String(lesson.durationSeconds));
    addLesson('preview', null, String(lesson.preview));
    addLesson('clip', null, lesson.clip);
    addLesson('poster', null, lesson.poster);
    for (const language of languages) {
      addLesson('captions', language, lesson.captions[language] ?? null);
      const files = lesson.files.flatMap(({ file, name }) => (name[language] ? [`${name[language]} (${file})`] : []));
      addLesson('files', language, files);
      addLesson('quiz', language, taskText(lesson.quiz, language));
      addLesson('exercise', language, taskText(lesson.exercise, language));
    }
  }
  for (const { lessonId, language, title, summary, body } of lessonTexts) {
    const addLesson = addTo(lessonId);
    addLesson('title', language, title);
    addLesson('summary', language, summary);
    addLesson('text', language, body);
  }
  return parts;
}

/** The same by path: `en.title`, `lessons.intro.en.text`. */
export const pathOf = ({ lessonId, field, language }: Omit<ContentPart, 'text'>): string =>
  [...(lessonId === null ? [] : ['lessons', lessonId]), ...(language ? [language] : []), field].join('.');
