/** Reading of workbooks (xlsx), in a worker of the service that gets one: apart from the kit's main entry. */
export type { ReadCell } from './read-sheet.ts';
export { type ReadSheet, readWorkbook } from './read-workbook.ts';
export { SheetError, type SheetFault, sheetLimits } from './sheet-limits.ts';
export { escaped, mostInCell } from './workbook-parts.ts';
