import { type CsvCell, csvMark, csvText, semicolonText } from '@arcada/contracts';

export { type CsvCell, csvText };

/** As spreadsheets in the page's language open it. */
export const csvFile = (rows: readonly (readonly CsvCell[])[]): Blob => {
  const text = /^(?:pt|es)/.test(document.documentElement.lang) ? semicolonText(rows) : csvText(rows);
  return new Blob([csvMark, text], { type: 'text/csv;charset=utf-8' });
};
