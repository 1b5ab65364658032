import { dateFormat, type Language, numberFormat } from '@arcada/contracts';
import type { Column } from '../document/column.ts';
import { isDay } from '../document/days.ts';
import { type FieldName, fields } from '../document/fields.ts';
import { columnsOf, type TableName } from '../document/tables.ts';
import { optionLabel } from './option-labels.ts';

/** A day as it is written in a language; what is no day stays as it is. */
export const dayText = (day: string, language: Language): string =>
  isDay(day)
    ? dateFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${day}T00:00:00Z`),
      )
    : day;

/**
 * A day in a cell, where there is no room for its name: as in the language's forms, in English with the month in letters,
 * because 09/10 is read in two ways. Its spaces don't break.
 */
export function shortDay(day: string, language: Language): string {
  if (!isDay(day)) return day;
  const [year, month, date] = day.split('-');
  if (language !== 'en') return `${date}/${month}/${year}`;
  const name = dateFormat(language, { month: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  return [Number(date), name, year].join('\u00A0');
}

const lists = new Map<string, Intl.ListFormat>();
function joined(items: readonly string[], language: Language, type: 'conjunction' | 'disjunction'): string {
  const key = `${language} ${type}`;
  const format = lists.get(key) ?? new Intl.ListFormat(language, { type });
  lists.set(key, format);
  return format.format(items.filter((item) => item !== ''));
}
/** Items in one sentence: "a, b and c". */
export const listText = (items: readonly string[], language: Language): string =>
  joined(items, language, 'conjunction');

/** Of the two values of a range or length one alone is a limit. */
const isLimit = (values: readonly string[]) =>
  values.length === 2 && values.filter((value) => value !== '').length === 1;
const limitText = ([least, most]: readonly string[]): string => {
  const text = least || (most ?? '');
  return /^[<>]/.test(text) ? text.replace(/^([<>])\s*/, '$1 ') : `${least ? '≥' : '≤'} ${text}`;
};

const between: Readonly<Record<Language, string>> = { en: 'to', 'pt-BR': 'a', es: 'a' };
/** Allowed values: a range has both of its bounds, of others one is enough. */
function allowedText(values: readonly string[], restriction: unknown, language: Language): string {
  if (isLimit(values)) return limitText(values);
  const [least = '', most = ''] = values;
  if (values.length !== 2 || (restriction !== 'range' && restriction !== 'length'))
    return joined(values, language, 'disjunction');
  return /^[<>]/.test(least) || /^[<>]/.test(most)
    ? listText([limitText([least, '']), limitText(['', most])], language)
    : `${least} ${between[language]} ${most}`;
}

const codeText = ({ code, meaning }: { code: string; meaning: string }) => (meaning ? `${code} (${meaning})` : code);

/** The rest of a cell's row, which may say how its value is meant. */
type Beside = Readonly<Record<string, unknown>>;

/** A stored value in words: options by their label, days and numbers as the language writes them. */
export function valueText(
  { kind, options, isPair }: Column,
  value: unknown,
  language: Language,
  row: Beside = {},
): string {
  if (value === null || value === undefined || value === '') return '';
  if (kind === 'choice' && options) return optionLabel(options, String(value))[language];
  if (kind === 'date') return dayText(String(value), language);
  if (kind === 'number') return numberFormat(language).format(Number(value));
  if (isPair) return allowedText(value as string[], row.restriction, language);
  if (kind === 'list') return listText(value as string[], language);
  if (kind === 'codes') return (value as { code: string; meaning: string }[]).map(codeText).join('; ');
  if (kind === 'assignments') {
    return (value as { party: string; raci: string }[]).map(({ party, raci }) => `${party}: ${raci}`).join(', ');
  }
  return String(value);
}

export const fieldText = (field: FieldName, value: unknown, language: Language): string =>
  valueText(fields[field], value, language);

export const cellText = (
  table: TableName,
  column: string,
  value: unknown,
  language: Language,
  row?: Beside,
): string => {
  const known = columnsOf(table)[column];
  return known ? valueText(known, value, language, row) : String(value);
};
