import type { ReportInput } from './report.ts';
import { faultRows, summaryRows } from './table-rows.ts';
import { workbookFile } from './workbook-file.ts';

/** An xlsx file in pieces: a sheet of the specifications, and one with a row for each fault. */
export function xlsxReport(input: ReportInput): Uint8Array<ArrayBuffer>[] {
  const { label } = input.words;
  const about = [input.modelName, input.title, input.checkedAt.toISOString().replace('T', ' ').slice(0, 16)];
  const sheets = [
    { name: label.specification, widths: [50, 12, 20, 18, 60], above: [[about.join(' · ')]], rows: summaryRows(input) },
    { name: label.failed, widths: [36, 48, 26, 30, 26, 80], above: [], rows: faultRows(input) },
  ];
  return workbookFile(sheets, input.checkedAt);
}
