import type { AuthoredCourse } from './authoring.schema.ts';
import { gapLines } from './gap-lines.ts';

const words = {
  language: 'en',
  lessonTitle: (id: string) => id.toUpperCase(),
  gapName: ({ what }: { what: string }) => `the ${what}`,
  languageName: (language: string) => `<${language}>`,
} as const;
const faults = ['one', 'two', 'three', 'four', 'five'].map((text) => ({ text, field: `${text}.text` }));
const missing: AuthoredCourse['missing'] = [
  { lessonId: null, what: 'description', languages: ['pt-BR', 'es'] },
  { lessonId: 'names', what: 'text' },
  { lessonId: 'test', what: 'quiz', faults },
];
const written = (lines: { text: string; field: string | undefined }[]) => lines.map(({ text, field }) => [text, field]);

it('name the lesson, the languages, and each fault of a quiz with its field', () => {
  expect(written(gapLines(missing, words))).toEqual([
    ['the description (<pt-BR> and <es>)', undefined],
    ['NAMES: the text', undefined],
    ...faults.map(({ text, field }) => [`TEST: ${text}`, field]),
  ]);
});

it('count the faults beyond the first three, and lead to the next', () => {
  const lines = gapLines(missing, { ...words, more: (count) => `and ${count} more` });
  expect(written(lines).slice(-2)).toEqual([
    ['TEST: three', 'three.text'],
    ['TEST: and 2 more', 'four.text'],
  ]);
  expect(lines.at(-1)?.gap.what).toBe('quiz');
});
