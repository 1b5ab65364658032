import type { Writable } from 'node:stream';
import { site } from '@arcada/contracts';
import { escaped } from '@arcada/service-kit/sheets';
import { breathe } from '../breathe.ts';
import { fixedHeadings, sheetColumns } from './sheet-columns.ts';

const widths = { text: 24, long: 60, number: 12 };
const rowsAtOnce = 20;

/** Writes rows as a workbook as they come; numbers as numbers, and every text as text, never as a formula. */
export async function writeProductBook(
  rows: AsyncIterable<readonly (string | number)[]>,
  stream: Writable,
): Promise<void> {
  const { default: ExcelJS } = await import('exceljs');
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: true });
  book.creator = site.name;
  const sheet = book.addWorksheet('Products', { views: [{ state: 'frozen', xSplit: 1, ySplit: 1 }] });
  const columns = [...fixedHeadings.map((heading) => ({ heading, kind: 'text' as const })), ...sheetColumns];
  sheet.columns = columns.map(({ heading, kind }) => ({
    header: heading,
    width: widths[kind],
    style: {
      numFmt: kind === 'number' ? 'General' : '@',
      alignment: { vertical: 'top', wrapText: kind === 'long' },
    },
  }));
  sheet.getRow(1).font = { bold: true };
  sheet.getRow(1).commit();
  let count = 0;
  for await (const cells of rows) {
    const stored = cells.map((cell) => (typeof cell === 'string' ? escaped(cell) || null : cell));
    // Rows of long texts would fill the screen.
    const row = sheet.addRow(stored);
    row.height = 30;
    row.commit();
    count++;
    if (count % rowsAtOnce === 0) await breathe();
  }
  sheet.commit();
  await book.commit();
}
