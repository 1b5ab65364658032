import type { Language, Translated } from '@arcada/contracts';
import { type CourseModel, inLanguage } from '../catalogue/course-model.ts';
import type { FormerLesson } from '../catalogue/former-lessons.ts';
import type { NoteEntity } from './note.entity.ts';

const title: Translated = { en: 'Notes', 'pt-BR': 'Anotações', es: 'Apuntes' };

const noLonger: Translated = {
  en: 'Lessons no longer in the course',
  'pt-BR': 'Aulas que não estão mais no curso',
  es: 'Lecciones que ya no están en el curso',
};

const clock = (milliseconds: number) => {
  const whole = Math.floor(milliseconds / 1000);
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const short = `${String(minutes).padStart(hours ? 2 : 1, '0')}:${String(seconds).padStart(2, '0')}`;
  return hours ? `${hours}:${short}` : short;
};

// A list item continues when its further lines are indented.
const indented = (text: string) => text.replace(/\r\n?|\n/g, '\n  ');

const itemsOf = (notes: readonly NoteEntity[], timed: boolean) =>
  notes.map((note) => `- ${timed ? `**${clock(note.atMilliseconds)}** ` : ''}${indented(note.text)}`).join('\n');

/** A Markdown file: one heading for each lesson, one item for each note with its time. */
export function notesAsMarkdown(
  course: CourseModel,
  notes: readonly NoteEntity[],
  former: readonly FormerLesson[],
  language: Language,
): string {
  const ofLesson = Map.groupBy(notes, ({ lessonId }) => lessonId);
  const part = (heading: string, id: string, timed: boolean) => {
    const own = ofLesson.get(id);
    return own ? [`${heading}\n\n${itemsOf(own, timed)}\n`] : [];
  };
  const parts = course.lessons.flatMap(({ row, texts }) =>
    part(`## ${inLanguage(texts, language).title}`, row.id, row.kind === 'video'),
  );
  const gone = former.flatMap(({ id, title: name, kind }) => part(`### ${name}`, id, kind === 'video'));
  return [
    `# ${title[language]}: ${inLanguage(course.texts, language).title}\n`,
    ...parts,
    ...(gone.length ? [`## ${noLonger[language]}\n`, ...gone] : []),
  ].join('\n');
}
