export type CsvCell = string | number | null;

/**
 * One cell as RFC 4180 has it. A text that spreadsheets would take for a formula begins with an apostrophe
 * (OWASP, CSV injection).
 */
function csvCell(value: CsvCell): string {
  if (value === null) return '';
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => row.map(csvCell).join(',')).join('\r\n');

/** A CSV file. Its mark at the start tells spreadsheets that it is UTF-8. */
export const csvFile = (rows: readonly (readonly CsvCell[])[]): Blob =>
  new Blob(['\ufeff', csvText(rows)], { type: 'text/csv;charset=utf-8' });
