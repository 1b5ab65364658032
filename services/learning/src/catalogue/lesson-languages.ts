import { type Course, type Language, languages } from '@arcada/contracts';
import type { CourseModel, LessonModel } from './course-model.ts';

/** Languages in which all lessons are written, and those in which some are. */
export function languagesOfLessons({ lessons }: CourseModel): Pick<Course, 'languages' | 'partlyIn'> {
  const written = lessons.map((lesson) => languages.filter((language) => isWritten(lesson, language)));
  const whole = languages.filter((one) => written.length > 0 && written.every((those) => those.includes(one)));
  const partly = languages.filter((one) => !whole.includes(one) && written.some((those) => those.includes(one)));
  return { languages: whole, partlyIn: partly };
}

/** A title alone is no article, and no quiz. */
function isWritten({ row, texts }: LessonModel, language: Language): boolean {
  const text = texts.get(language);
  if (!text?.title) return false;
  if (row.kind === 'article') return text.body !== '';
  return textsIn(row.quiz ?? row.exercise).every((one) => one[language] || languages.every((each) => !one[each]));
}

type Text = Partial<Record<Language, string>>;
const languageNames = new Set<string>(languages);

/** The texts of a quiz or an exercise, wherever they are in it. */
function textsIn(task: unknown): Text[] {
  if (typeof task !== 'object' || task === null) return [];
  const keys = Object.keys(task);
  if (keys.length > 0 && keys.every((key) => languageNames.has(key))) return [task];
  return Object.values(task).flatMap(textsIn);
}
