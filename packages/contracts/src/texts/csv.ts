import { defaultLanguage, type Language } from './languages.ts';

/** Of money: with two decimals always, as books have them. */
export interface CsvAmount {
  readonly amount: number;
}
export type CsvCell = string | number | CsvAmount | null;

/**
 * What a spreadsheet would take for a formula, with the full-width signs of East Asian keyboards; also behind spaces,
 * quotes and characters that can't be seen, which some programs drop, and behind apostrophes, so that `plainCell` can
 * tell them apart.
 */
const formula = /^['"\s\p{C}\p{Default_Ignorable_Code_Point}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r]/u;

/**
 * The same inside a text. A program in another language splits at another sign, which quotes don't keep it from:
 * `y;=40+2` among commas becomes a cell `=40+2`. So an apostrophe is put behind whatever it may split at, a line's end
 * too: `y;'=40+2`. A number alone, as in `1;-2`, computes nothing and stays as it is.
 */
const splits = '[;,|\\t\\r\\n]';
const numberAlone = ` *[+-]\\d+(?:\\.\\d+)* *(?:${splits}|$)`;
const unseen = `['"\\p{Zs}\\p{Default_Ignorable_Code_Point}]|(?![\\t\\r\\n])\\p{C}`;
const computes = `(?!${numberAlone})(?=(?:${unseen})*[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20])`;
const innerFormula = new RegExp(`(?<=${splits})${computes}`, 'gu');
const writtenFormula = new RegExp(`(?<=${splits})'${computes}`, 'gu');

/** What stands between cells, and before decimals, in the spreadsheets of people who read this language. */
const signsOf: Record<Language, { between: string; decimal: string }> = {
  en: { between: ',', decimal: '.' },
  'pt-BR': { between: ';', decimal: ',' },
  es: { between: ';', decimal: ',' },
};

/**
 * One cell as RFC 4180 has it. What spreadsheets would take for a formula has an apostrophe before it (OWASP,
 * CSV injection).
 */
function csvCell(value: CsvCell, language: Language): string {
  if (value === null) return '';
  const { between, decimal } = signsOf[language];
  if (typeof value === 'object') return value.amount.toFixed(2).replace('.', decimal);
  if (typeof value === 'number') return String(value).replace('.', decimal);
  const text = (formula.test(value) ? "'" : '') + value.replace(innerFormula, "'");
  return text.includes(between) || /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

/** The text of a cell that was written so. */
export const plainCell = (text: string): string =>
  (text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text).replace(writtenFormula, '');

/** Rows as spreadsheets in this language open them: with commas, or with semicolons and decimal commas. */
export const csvText = (rows: readonly (readonly CsvCell[])[], language: Language = defaultLanguage): string =>
  rows.map((row) => row.map((cell) => csvCell(cell, language)).join(signsOf[language].between)).join('\r\n');

/** Tells spreadsheets that a CSV file is UTF-8. */
export const csvMark = '\ufeff';
