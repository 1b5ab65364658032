import type { PasteError, TableName } from '@arcada/bim';

/** A cell that a paste could not take, with the heading of its column; empty beyond the last column. */
export interface LeftOutCell extends PasteError {
  heading: string;
}
/** What pastes have left out of each table; kept while another step is shown. */
export type LeftOut = Map<TableName, readonly LeftOutCell[]>;
