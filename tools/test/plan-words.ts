import { readFileSync } from 'node:fs';
import type { Language } from '@arcada/contracts';

/** Words of documents and of the checker that screens, files and journeys share. */
export {
  categoryLabels,
  columnLabel,
  fieldLabels,
  optionLabels,
  rules,
  tableLabels,
  typeLabels,
} from '@arcada/bim';

type Catalogue = { [key: string]: string | Catalogue };

/** The tools' texts in a language, by key; the values are filled in, and `count` selects the form. */
export function toolWords(language: Language) {
  const file = new URL(`../../mfe-tools/src/locales/${language}.json`, import.meta.url);
  const catalogue: Catalogue = JSON.parse(readFileSync(file, 'utf8'));
  const find = (key: string) =>
    key
      .split('.')
      .reduce<Catalogue | string | undefined>((at, part) => (typeof at === 'object' ? at[part] : at), catalogue);
  return (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const form = values.count === undefined ? '' : `_${new Intl.PluralRules(language).select(Number(values.count))}`;
    const text = find(`${key}${form}`) ?? find(key);
    if (typeof text !== 'string') throw new Error(`${language}.json has no text ${key}${form}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}
export type ToolWords = ReturnType<typeof toolWords>;
