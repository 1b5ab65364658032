import type { Language, Translated } from '@arcada/contracts';
import { say } from './translated.ts';
import { dayText } from './value-text.ts';

/** What a message is filled with; a translated value takes the message's language. */
export type Parameters = Readonly<Record<string, string | number | Translated>>;

/** A message in a language, with its `{parameters}` filled; days as the language writes them. */
export const fillWords = (words: Translated, parameters: Parameters, language: Language): string =>
  words[language].replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(parameters, name) ? parameters[name] : whole;
    return typeof value === 'object' ? value[language] : dayText(String(value), language);
  });

const rowWords = say('row {row}', 'linha {row}', 'fila {row}');

/** The same for a message about a row of a table: instead of a name that is still empty it says the row. */
export function fillMessage(words: Translated, parameters: Parameters, language: Language): string {
  if (parameters.row === undefined) return fillWords(words, parameters, language);
  const row = fillWords(rowWords, parameters, language);
  const isEmpty = (value: unknown) => typeof value === 'string' && value.trim() === '';
  const named = Object.entries(parameters).map(([name, value]) => [name, isEmpty(value) ? row : value]);
  const text = fillWords(words, Object.fromEntries(named), language);
  const [, first = ''] = /^\{(\w+)\}/.exec(words[language]) ?? [];
  return isEmpty(parameters[first]) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
