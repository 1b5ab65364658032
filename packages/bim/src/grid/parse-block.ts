import { parseDelimited } from '@arcada/contracts';
import { cleanText } from '../document/text.schema.ts';

/** More than a table of 2,000 rows and 20 columns; what follows is left out. */
const mostCells = 60_000;

/** Rows of cells of what is pasted from a spreadsheet. */
export const parseBlock = (source: string): string[][] => parseDelimited(cleanText(source), { mostCells });

const needsQuotes = /["\t\n\r]/;
/** Cells as a spreadsheet pastes them: tabs between cells, quotes around what contains tabs, line ends or quotes. */
export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => row.map((cell) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\n');
