import { docxLetters, linesOf } from './calibri.ts';
import { columnWidths, hasRoomForWords } from './column-widths.ts';
import type { ContentTable } from './export-content.ts';
import { cellText, sheets } from './page-filling.ts';

/** A table of so few columns is always upright. */
const alwaysUpright = 7;
/** Lines of a row on the average: higher rows are hard to follow across a page. */
const readableLines = 4;

function isReadableUpright(table: ContentTable): boolean {
  const measures = { total: sheets.upright.width * 20, ...docxLetters };
  if (!hasRoomForWords(table, measures)) return false;
  const widths = columnWidths(table, measures).map((width) => width / 20);
  const linesOfRow = (row: readonly string[]) =>
    Math.max(...widths.map((width, at) => linesOf(row[at] ?? '', cellText.size, width - cellText.padding)));
  return table.rows.reduce((sum, row) => sum + linesOfRow(row), 0) <= readableLines * table.rows.length;
}

/** Whether a table needs pages across: on an upright one its words would be broken, or its rows be too high to read. */
export const isWide = (table: ContentTable): boolean =>
  table.columns.length > alwaysUpright && !isReadableUpright(table);
