import { type CsvCell, csvMark, csvText, defaultLanguage, matchLanguage } from '@arcada/contracts';

export { type CsvCell, csvText };

/** As spreadsheets in the page's language open it. */
export const csvFile = (rows: readonly (readonly CsvCell[])[]): Blob => {
  const language = matchLanguage(document.documentElement.lang) ?? defaultLanguage;
  return new Blob([csvMark, csvText(rows, language)], { type: 'text/csv;charset=utf-8' });
};
