import { type Language, languages } from '@arcada/contracts';
import type { Translations } from './task-drafts.ts';

/** A text of one language among the fields of a part: each is compared and merged by itself. */
export type TextKey<Name extends string> = `${Language} ${Name}`;
export const textKey = <Name extends string>(language: Language, name: Name): TextKey<Name> => `${language} ${name}`;

export const fieldsOfTexts = <Name extends string>(
  names: readonly Name[],
  textsIn: (language: Language) => Record<Name, string>,
) =>
  Object.fromEntries(
    languages.flatMap((language) => names.map((name) => [textKey(language, name), textsIn(language)[name]])),
  ) as Record<TextKey<Name>, string>;

/** The texts of one language out of all. */
export const textsIn = <Name extends string>(
  names: readonly Name[],
  fields: Record<TextKey<Name>, string>,
  language: Language,
) => Object.fromEntries(names.map((name) => [name, fields[textKey(language, name)]])) as Record<Name, string>;

/** One text in all languages. */
export const translationsIn = <Name extends string>(fields: Record<TextKey<Name>, string>, name: Name): Translations =>
  Object.fromEntries(languages.map((language) => [language, fields[textKey(language, name)]]));

/** Which language and text a key means; undefined for other fields. */
export function textOfKey<Name extends string>(names: readonly Name[], key: string) {
  const [start, end] = key.split(' ');
  const language = languages.find((one) => one === start);
  const name = names.find((one) => one === end);
  return language && name && { language, name };
}

/** Languages in which something was typed. */
export const languagesIn = (mine: object) =>
  languages.filter((language) => Object.keys(mine).some((key) => key.startsWith(`${language} `)));
