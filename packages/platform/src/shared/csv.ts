import { type CsvCell, csvMark, csvText } from '@arcada/contracts';

export { type CsvCell, csvText };

export const csvFile = (rows: readonly (readonly CsvCell[])[]): Blob =>
  new Blob([csvMark, csvText(rows)], { type: 'text/csv;charset=utf-8' });
