import type { Language, Translated } from '@arcada/contracts';

/** What a message is filled with; a translated value takes the message's language. */
export type Parameters = Readonly<Record<string, string | number | Translated>>;

/** A message in a language, with its `{parameters}` filled. */
export const fillWords = (words: Translated, parameters: Parameters, language: Language): string =>
  words[language].replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(parameters, name) ? parameters[name] : whole;
    return typeof value === 'object' ? value[language] : String(value);
  });
