import type { HistoryStep, PasteError, TableName } from '@arcada/bim';

/** A text that its cell could not take, with the heading of its column; empty beyond the last column. */
export interface LeftOutCell extends PasteError {
  heading: string;
  /** Id of its column, and the edit with which it was left out: once that is undone, so is this. */
  columnId?: string;
  /** What the cell had instead: once it has something else, whatever has changed it, the text is no longer missed. */
  had?: string | undefined;
  step?: HistoryStep | undefined;
}
/** What was pasted or written and left out of each table; kept while another step is shown. */
export type LeftOut = Map<TableName, readonly LeftOutCell[]>;
/** The same, kept beyond the page. */
export interface KeptLeftOut {
  leftOut: LeftOut;
  keepLeftOut: (table: TableName, cells: readonly LeftOutCell[]) => void;
}
