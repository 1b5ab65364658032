import {
  type Category,
  type Column,
  categoryLabels,
  columnHeadings,
  columnsOf,
  fieldLabels,
  fieldNames,
  fields,
  languageNames,
  type OptionList,
  optionLabel,
  partLabels,
  tableLabels,
  tableNames,
  topicPartLabels,
} from '@arcada/bim';
import { type Language, type Translated, validationMessage } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Notice } from '@arcada/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { FileFault } from './read-document-file.ts';

type Issue = NonNullable<FileFault['issues']>[number];

/** What a value has to be one of, by the names that its reader knows. */
type Named = (value: string, language: Language) => string;
const ofOptions = (list: OptionList | undefined): Named | undefined =>
  list && ((value, language) => optionLabel(list, value)[language]);
const ofLanguage: Named = (value) => languageNames[value as Language] ?? value;
const ofCategory: Named = (value, language) => categoryLabels[value as Category]?.[language] ?? value;

const inWords = (path: Issue['path']) => path.map((one) => String(typeof one === 'number' ? one + 1 : one));
const labelIn = (labels: Readonly<Record<string, Translated>>, name: PropertyKey, language: Language) =>
  (Object.hasOwn(labels, name) && labels[String(name)]?.[language]) || String(name);

/** Where a fault is, by the names that its reader knows. */
function placeOf(path: Issue['path'], language: Language): { words: string[]; named?: Named | undefined } {
  const [part = '', name, ...rest] = path;
  const first = labelIn(partLabels, part, language);
  const field = part === 'fields' && fieldNames.find((one) => one === name);
  if (field)
    return {
      words: [fieldLabels[field][language], ...inWords(rest)],
      named: ofOptions((fields[field] as Column).options),
    };
  const table = part === 'tables' && tableNames.find((one) => one === name);
  if (table) {
    const [row, cell = '', ...within] = rest;
    const heading = columnHeadings(table)[String(cell)]?.[language] ?? String(cell);
    return {
      words: [tableLabels[table][language], ...inWords(row === undefined ? [] : [row]), heading, ...inWords(within)],
      named: ofOptions(columnsOf(table)[String(cell)]?.options),
    };
  }
  if (part === 'topics' && name !== undefined && rest[0] !== undefined) {
    const [within, ...more] = rest;
    const named = { category: ofCategory, ownerRole: ofOptions('role') }[String(within)];
    return { words: [first, ...inWords([name]), labelIn(topicPartLabels, within, language), ...inWords(more)], named };
  }
  return {
    words: [first, ...inWords([name, ...rest].filter((one) => one !== undefined))],
    named: part === 'language' ? ofLanguage : undefined,
  };
}

/** A fault with its place; options are named as in the editor, without the empty one. */
function faultText(issue: Issue, language: Language, t: TFunction<'tools'>): string {
  const { words, named } = placeOf(issue.path, language);
  const values = issue.code === 'invalid_value' ? issue.values.filter((value) => value !== '').map(String) : [];
  const known = named ? values.map((value) => named(value, language)) : values;
  const said =
    issue.path[0] === 'format'
      ? t('import.format', { known: known.join(', ') })
      : validationMessage(issue.code === 'invalid_value' ? { ...issue, values: known } : issue, language);
  // What is wrong with the whole has no path.
  return [words.filter(Boolean).join(' › '), said].filter(Boolean).join(': ');
}

/** Why a file isn't read, with the places that don't fit. */
export function FileFaultNotice({ fault: { key, issues } }: { fault: FileFault }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  return (
    <Notice tone="danger" title={t(`import.${key}`)}>
      {issues && (
        <ul>
          {issues.map((issue) => {
            const place = faultText(issue, language, t);
            return <li key={place}>{place}</li>;
          })}
        </ul>
      )}
    </Notice>
  );
}
