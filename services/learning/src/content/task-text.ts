import { type Language, languages } from '@arcada/contracts';
import type { Exercise, Quiz } from '../catalogue/lesson.entity.ts';

const isTranslated = (value: object): value is Partial<Record<Language, string>> => {
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => languages.some((language) => language === name));
};

/**
 * A quiz or an exercise in one language as indented lines, with ids and settings, to be compared and
 * kept on record. Empty when nothing is written in that language.
 */
export function taskText(task: Quiz | Exercise | null, language: Language): string {
  if (task === null) return '';
  const lines: string[] = [];
  let written = false;
  const write = (name: string, value: unknown, indent: string) => {
    if (value === undefined || value === null) return;
    if (typeof value !== 'object') lines.push(`${indent}${name}: ${value}`);
    else if (Array.isArray(value)) for (const [at, each] of value.entries()) write(`${name} ${at + 1}`, each, indent);
    else if (isTranslated(value)) {
      written ||= Boolean(value[language]);
      write(name, value[language], indent);
    } else {
      lines.push(`${indent}${name}`);
      for (const [member, each] of Object.entries(value)) write(member, each, `${indent}  `);
    }
  };
  for (const [name, value] of Object.entries(task)) write(name, value, '');
  return written ? lines.join('\n') : '';
}
