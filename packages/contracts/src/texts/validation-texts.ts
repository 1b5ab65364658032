import type { Language, Translated } from './languages.ts';

const texts = new Map<string, Translated>();

/** A schema's own error text, in three languages: services send the one of the reader. */
export function validationText(text: Translated): string {
  texts.set(text.en, text);
  return text.en;
}

/** The text of a schema in this language; undefined for what was not written by `validationText`. */
export const validationTextIn = (message: string, language: Language): string | undefined =>
  texts.get(message)?.[language];
