import type { PasteError, TableName } from '@arcada/bim';

/** A text that its cell could not take, with the heading of its column; empty beyond the last column. */
export interface LeftOutCell extends PasteError {
  heading: string;
}
/** What was pasted or written and left out of each table; kept while another step is shown. */
export type LeftOut = Map<TableName, readonly LeftOutCell[]>;
