import { forEachLanguage, type Translated } from '@arcada/contracts';

/** A sentence in every language with `{name}` replaced; a value may differ by language. */
export function inWords(
  sentence: Translated,
  values: Readonly<Record<string, string | Readonly<Translated>>> = {},
): Translated {
  return forEachLanguage((language) =>
    sentence[language].replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      return value === undefined ? whole : typeof value === 'string' ? value : value[language];
    }),
  );
}
