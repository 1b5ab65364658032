import type { Writable } from 'node:stream';
import type { SheetCell } from '@arcada/bim';
import { type Language, site } from '@arcada/contracts';
import ExcelJS from 'exceljs';
import type { SheetPlan } from './sheet-plan.ts';
import { canBeTable, SheetTables } from './sheet-tables.ts';
import { cellText } from './sheet-text.ts';

const narrowest = 9;
const widest = 60;
/** Rows looked at for the width of a column. */
const mostMeasured = 200;

const lengthOf = (cell: SheetCell) =>
  cell instanceof Date
    ? 10
    : String(cell ?? '')
        .split('\n')
        .reduce((most, { length }) => Math.max(most, length), 0);

function widthOf({ columns, rows }: SheetPlan, at: number): number {
  const longest = rows
    .slice(0, mostMeasured)
    .reduce((most, row) => Math.max(most, lengthOf(row[at])), (columns[at]?.heading.length ?? 0) + 3);
  return Math.min(widest, Math.max(narrowest, longest + 2));
}

const isWrapped = (kind: string) => kind === 'long' || kind === 'list' || kind === 'codes';

/** In points: of a line in the workbook's font, and of the highest row that Excel shows. */
const lineHeight = 15;
const highest = 409;

/**
 * The height of a row with several lines: LibreOffice doesn't work it out when it opens a file, and lines then cover the
 * next row.
 */
function heightOf({ columns }: SheetPlan, cells: readonly SheetCell[], widths: readonly number[]): number | undefined {
  const lines = cells.map((cell, at) => {
    if (typeof cell !== 'string' || !isWrapped(columns[at]?.kind ?? '')) return 1;
    const room = widths[at] ?? widest;
    return cell.split('\n').reduce((sum, { length }) => sum + Math.max(1, Math.ceil(length / room)), 0);
  });
  const most = Math.max(1, ...lines);
  return most > 1 ? Math.min(highest, most * lineHeight) : undefined;
}

/** Text is marked as such, so that a cell beginning with = stays text when it is edited, too. */
const formatOf = (kind: string, language: Language) => {
  if (kind === 'date') return language === 'en' ? 'yyyy-mm-dd' : 'dd/mm/yyyy';
  return kind === 'number' ? 'General' : '@';
};

const storedCell = (cell: SheetCell): SheetCell => {
  if (typeof cell !== 'string') return cell;
  return cell === '' ? null : cellText(cell);
};

const head: Partial<ExcelJS.Style> = {
  numFmt: '@',
  // Without a name, programs show a font of their own choice.
  font: { name: 'Calibri', size: 11, bold: true, color: { argb: 'FF1B2430' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE9EEFC' } },
  alignment: { vertical: 'middle', wrapText: true },
  border: { bottom: { style: 'thin', color: { argb: 'FF1F4FD8' } } },
};

function writeSheet(
  book: ExcelJS.stream.xlsx.WorkbookWriter,
  tables: SheetTables,
  plan: SheetPlan,
  language: Language,
  mark: string,
): void {
  const sheet = book.addWorksheet(plan.name, {
    views: [{ state: 'frozen', ySplit: 1 }],
    pageSetup: { orientation: 'landscape', paperSize: 9, fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
    // A printed page says which sheet it is: its name above, its number below.
    headerFooter: { oddHeader: '&L&A', oddFooter: `${mark && `&L${mark}`}&R&P / &N` },
  });
  const widths = plan.columns.map((_, at) => widthOf(plan, at));
  sheet.columns = plan.columns.map(({ heading, kind, hidden = false }, at) => ({
    header: cellText(heading),
    width: widths[at],
    hidden,
    style: {
      numFmt: formatOf(kind, language),
      // To the left: a day at the right edge runs into the text of the next column where no lines are printed.
      alignment: { vertical: 'top', horizontal: kind === 'date' ? 'left' : undefined, wrapText: isWrapped(kind) },
    },
  }));
  const first = sheet.getRow(1);
  first.eachCell((cell) => {
    cell.style = head;
  });
  first.commit();
  const headings = plan.columns.map(({ heading }) => cellText(heading));
  if (canBeTable(headings)) tables.add(sheet, headings, plan.rows.length);
  else {
    const last = { row: plan.rows.length + 1, column: plan.columns.length };
    sheet.autoFilter = { from: { row: 1, column: 1 }, to: last };
  }
  for (const cells of plan.rows) {
    const row = sheet.addRow(cells.map(storedCell));
    cells.forEach((cell, at) => {
      if (!(cell instanceof Date)) return;
      row.getCell(at + 1).numFmt = formatOf('date', language);
      row.getCell(at + 1).alignment = { vertical: 'top', horizontal: 'left' };
    });
    const height = heightOf(plan, cells, widths);
    if (height !== undefined) row.height = height;
    row.commit();
  }
  sheet.commit();
}

/** Writes sheets as a workbook, with `mark` at the foot of each page; dates as dates, numbers as numbers, and every text as text, never as a formula. */
export async function writeXlsx(
  plans: readonly SheetPlan[],
  language: Language,
  stream: Writable,
  mark = '',
): Promise<void> {
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: true });
  book.creator = site.name;
  book.lastModifiedBy = site.name;
  const tables = new SheetTables(book);
  for (const plan of plans) writeSheet(book, tables, plan, language, mark);
  await book.commit();
}
