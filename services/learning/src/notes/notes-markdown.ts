import type { Language, Translated } from '@arcada/contracts';
import { type CourseModel, inLanguage } from '../catalogue/course-model.ts';
import type { NoteEntity } from './note.entity.ts';

const title: Translated = { en: 'Notes', 'pt-BR': 'Anotações', es: 'Apuntes' };

const clock = (milliseconds: number) => {
  const whole = Math.floor(milliseconds / 1000);
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const short = `${String(minutes).padStart(hours ? 2 : 1, '0')}:${String(seconds).padStart(2, '0')}`;
  return hours ? `${hours}:${short}` : short;
};

// A list item continues when its further lines are indented.
const indented = (text: string) => text.replace(/\r\n?|\n/g, '\n  ');

/** A Markdown file: one heading for each lesson, one item for each note with its time. */
export function notesAsMarkdown(course: CourseModel, notes: readonly NoteEntity[], language: Language): string {
  const parts = course.lessons.flatMap((lesson) => {
    const own = notes.filter((note) => note.lessonId === lesson.row.id);
    if (own.length === 0) return [];
    const items = own.map((note) =>
      lesson.row.kind === 'video'
        ? `- **${clock(note.atMilliseconds)}** ${indented(note.text)}`
        : `- ${indented(note.text)}`,
    );
    return [`## ${inLanguage(lesson.texts, language).title}\n\n${items.join('\n')}\n`];
  });
  return [`# ${title[language]}: ${inLanguage(course.texts, language).title}\n`, ...parts].join('\n');
}
