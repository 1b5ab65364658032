import { delimiterOf, mostSheetRows, parseDelimited, plainCell, type QuoteFault } from '@arcada/contracts';
import { readWorkbook, SheetError, type SheetFault, sheetLimits } from '@arcada/service-kit/sheets';

export type ReadTable = { table: string[][] } | { fault: SheetFault } | { cell: BrokenCell };

export interface BrokenCell {
  fault: QuoteFault;
  /** In which it begins. */
  line: number;
}

/** A cell whose quotes can't be right: its text may be half of it, or hold other rows. */
export class BrokenCellError extends Error {
  readonly cell: BrokenCell;
  // Node runs workers from source, and can't make a property of a parameter.
  constructor(cell: BrokenCell) {
    super(`The cell of line ${cell.line} is broken: ${cell.fault}`);
    this.cell = cell;
  }
}

/** A zip file begins with these letters, and so does a workbook. */
const isWorkbook = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Spreadsheets save CSV in UTF-8, in UTF-16 with its mark, or in Windows' own code. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function readCsv(bytes: Uint8Array): string[][] {
  const text = textOf(bytes);
  if (text.includes('\0')) throw new SheetError('not-xlsx');
  if (text.length > sheetLimits.text) throw new SheetError('too-large');
  const mostCells = sheetLimits.rows * sheetLimits.columns;
  // By the headings: texts below may have more commas than there are semicolons between cells.
  const delimiter = delimiterOf(/^[^\r\n]*/.exec(text)?.[0] ?? '');
  const onQuoteFault = (fault: QuoteFault, line: number) => {
    throw new BrokenCellError({ fault, line });
  };
  return parseDelimited(text, { delimiter, mostCells, onQuoteFault }).map((row) => row.map(plainCell));
}

/** The cells of the first sheet, as texts. Throws SheetError or BrokenCellError. */
export function readTable(bytes: Uint8Array): string[][] {
  const rows = isWorkbook(bytes)
    ? (readWorkbook(bytes)[0]?.rows ?? []).map((row) => row.map((cell) => String(cell ?? '')))
    : readCsv(bytes);
  if (rows.length > mostSheetRows + 1) throw new SheetError('too-large');
  return rows;
}
