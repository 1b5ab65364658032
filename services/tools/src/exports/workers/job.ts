import type { BimDocument, IdsScope, LeftOut, WorkbookImport } from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import type { ReadSheet, SheetFault } from '@arcada/service-kit/sheets';

/** Formats that a worker makes. */
export const fileFormats = ['docx', 'xlsx', 'pdf', 'ids'] as const;
export type FileFormat = (typeof fileFormats)[number];

/**
 * What a worker is started for. `eir` is the linked EIR as it was issued last; what isn't `issued` is marked as a draft;
 * an IDS has what is in its scope.
 */
export type Job =
  | { kind: 'file'; format: FileFormat; document: BimDocument; issued: boolean; eir?: BimDocument; scope?: IdsScope }
  | { kind: 'left-out'; document: BimDocument; scope: IdsScope }
  | { kind: 'sheets'; bytes: Uint8Array }
  | { kind: 'import'; bytes: Uint8Array; reader: Language };

/** How much of a document its IDS has, and what it leaves out. */
export interface IdsContent {
  specifications: number;
  leftOut: readonly LeftOut[];
}
/** What is read of a workbook: its sheets, or the document that they make; or of a document: what its IDS leaves out. */
export type Read = ReadSheet[] | WorkbookImport | IdsContent;

export type Refusal = 'no-specification' | 'too-many-paragraphs' | SheetFault;

/** What a worker sends: parts of a file, or what was read, and then its end; or why there is nothing. */
export type JobMessage =
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'read'; read: Read }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'end' };
