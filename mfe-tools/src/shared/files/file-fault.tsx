import {
  type Column,
  columnHeadings,
  columnsOf,
  fieldLabels,
  fieldNames,
  fields,
  optionLabel,
  tableLabels,
  tableNames,
} from '@arcada/bim';
import { type Language, validationMessage } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import type { FileFault } from './read-document-file.ts';

type Issue = NonNullable<FileFault['issues']>[number];

/** Where a fault is, by the names that its reader knows, and which field or column has that place. */
function placeOf([part, name, ...rest]: Issue['path'], language: Language): { words: string[]; column?: Column } {
  const inWords = (path: Issue['path']) => path.map((one) => String(typeof one === 'number' ? one + 1 : one));
  const field = part === 'fields' && fieldNames.find((one) => one === name);
  if (field) return { words: [fieldLabels[field][language], ...inWords(rest)], column: fields[field] };
  const table = part === 'tables' && tableNames.find((one) => one === name);
  if (!table) return { words: inWords([part, name, ...rest].filter((one) => one !== undefined)) };
  const [row, cell = '', ...within] = rest;
  const heading = columnHeadings(table)[String(cell)]?.[language] ?? String(cell);
  const column = columnsOf(table)[String(cell)];
  return {
    words: [tableLabels[table][language], ...inWords(row === undefined ? [] : [row]), heading, ...inWords(within)],
    ...(column && { column }),
  };
}

/** A fault with its place; options are named as in the editor, without the empty one. */
function faultText(issue: Issue, language: Language): string {
  const { words, column } = placeOf(issue.path, language);
  const { options } = column ?? {};
  const named =
    issue.code === 'invalid_value' && options
      ? {
          ...issue,
          values: issue.values
            .filter((value) => value !== '')
            .map((value) => optionLabel(options, String(value))[language]),
        }
      : issue;
  // What is wrong with the whole has no path.
  return [words.filter(Boolean).join(' › '), validationMessage(named, language)].filter(Boolean).join(': ');
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
            const place = faultText(issue, language);
            return <li key={place}>{place}</li>;
          })}
        </ul>
      )}
    </Notice>
  );
}
