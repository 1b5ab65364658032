/** Of money: with two decimals always, as books have them. */
export interface CsvAmount {
  readonly amount: number;
}
export type CsvCell = string | number | CsvAmount | null;

/** What a spreadsheet would take for a formula; also behind apostrophes, so that `plainCell` can tell them apart. */
const formula = /^'*[=+\-@\t\r]/;

/**
 * One cell as RFC 4180 has it. A text that spreadsheets would take for a formula begins with an apostrophe
 * (OWASP, CSV injection).
 */
function csvCell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'object') return value.amount.toFixed(2);
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

/** The text of a cell that was written so. */
export const plainCell = (text: string): string =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;

export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => row.map(csvCell).join(',')).join('\r\n');

const semicolonCell = (cell: CsvCell): string => {
  const text = csvCell(cell);
  if (cell !== null && typeof cell !== 'string') return text.replace('.', ',');
  return text.includes(';') && !text.startsWith('"') ? `"${text}"` : text;
};

/** The same for spreadsheets in Portuguese or Spanish: decimals have a comma there, and semicolons divide the cells. */
export const semicolonText = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => row.map(semicolonCell).join(';')).join('\r\n');

/** Tells spreadsheets that a CSV file is UTF-8. */
export const csvMark = '\ufeff';
