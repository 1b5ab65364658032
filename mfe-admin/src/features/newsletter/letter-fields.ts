import { isWholeLetter, type Language, type Letter, type LetterText, languages } from '@arcada/contracts';
import type { Fields } from '../../shared/fields.ts';
import type { LetterTexts } from './letters.api.ts';

export const textNames = ['subject', 'body'] as const;
export type TextName = (typeof textNames)[number];

/** The path that the service names in its errors. */
export const textPath = (language: Language, name: TextName) => `texts.${language}.${name}`;
const wordsAt = (fields: Fields, path: string) => (fields[path] ?? '') as string;

export const textOf = (fields: Fields, language: Language): LetterText => ({
  subject: wordsAt(fields, textPath(language, 'subject')),
  body: wordsAt(fields, textPath(language, 'body')),
});

/** Of a stored letter; without one, of a new one. */
export const fieldsOf = (letter: Letter | undefined): Fields =>
  Object.fromEntries(
    languages.flatMap((language) =>
      textNames.map((name) => [textPath(language, name), letter?.texts[language]?.[name] ?? '']),
    ),
  );

/** What is sent: the texts of languages in which something has changed. */
export function changedTexts(changed: Fields, fields: Fields): LetterTexts {
  const touched = languages.filter((language) => textNames.some((name) => textPath(language, name) in changed));
  return Object.fromEntries(touched.map((language) => [language, textOf(fields, language)]));
}

/** What a language has: all, a part or nothing of what a mail needs. */
export function writtenIn(fields: Fields, language: Language): 'whole' | 'part' | 'nothing' {
  const text = textOf(fields, language);
  if (!text.subject.trim() && !text.body.trim()) return 'nothing';
  return isWholeLetter(text) ? 'whole' : 'part';
}
