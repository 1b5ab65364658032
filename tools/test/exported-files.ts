import { readIds } from '@arcada/ids';
import ExcelJS from 'exceljs';
import { strFromU8, unzipSync } from 'fflate';

/** What exported files hold, read by other programs than those that wrote them. */
export { readIds };

/** The text of a Word file's body, a line for each paragraph. */
export function docxText(file: Uint8Array): string {
  const body = unzipSync(file)['word/document.xml'];
  if (!body) throw new Error('The file has no word/document.xml: it is not a Word document.');
  return strFromU8(body)
    .replaceAll('</w:p>', '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

export async function openWorkbook(file: Uint8Array): Promise<ExcelJS.Workbook> {
  const workbook = new ExcelJS.Workbook();
  // Its types know no newer Buffer.
  await workbook.xlsx.load(Uint8Array.from(file).buffer as never);
  return workbook;
}

/** The texts of a sheet's cells, row by row, the first one with the headings. */
export const rowsOf = (sheet: ExcelJS.Worksheet | undefined): string[][] =>
  (sheet?.getSheetValues() ?? []).flatMap((row) =>
    Array.isArray(row) ? [Array.from(row.slice(1), (cell) => String(cell ?? ''))] : [],
  );
