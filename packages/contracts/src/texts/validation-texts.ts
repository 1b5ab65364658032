import type { Language, Translated } from './languages.ts';

const texts = new Map<string, Translated>();

/** A schema's own words for what is wrong with a value: services say them in the reader's language. */
export function validationText(text: Translated): string {
  texts.set(text.en, text);
  return text.en;
}

/** The words of a schema in this language; undefined for what was not written by `validationText`. */
export const validationTextIn = (message: string, language: Language): string | undefined =>
  texts.get(message)?.[language];
