import type { BimDocument, Change, Edit, PartyLetter, Place } from '@arcada/bim';
import { createContext, useContext } from 'react';
import type { SaidChecked, SaidFinding } from '../findings/check-messages.ts';
import type { KeptLeftOut, LeftOut } from './left-out.ts';
import type { Histories } from './table-histories.ts';

export interface EditingValue {
  document: BimDocument;
  /** The document at this moment, also between two drawings. */
  current: () => BimDocument;
  apply: (edits: readonly Edit[]) => void;
  /** With `letters` that went from the matrix with their parties, whose history brings them back. */
  replace: (document: BimDocument, letters?: readonly PartyLetter[]) => void;
  /** Replaces the document without a record in the histories: for a step of one. */
  travel: (document: BimDocument) => void;
  histories: Histories;
  leftOut: LeftOut;
  /** Keeps what a table has left out in the browser. */
  keepLeftOut?: KeptLeftOut['keepLeftOut'] | undefined;
  /** Keeps a version before an import of a whole workbook; the reason when that failed. */
  keepBeforeImport: () => Promise<string | undefined>;
  /** Tells what an import of a whole workbook has changed, which can be undone in one step. */
  onImported: (changes: readonly Change[]) => void;
  /** Revisions that were issued. */
  issued: readonly string[];
  /** Of the document as it was a moment ago: they follow the typing. */
  findings: readonly SaidFinding[];
  /** Findings with their score; undefined until the first check is over. */
  checked?: SaidChecked;
  /** Where a click on a finding leads, until its step is drawn. */
  target?: { place: Place };
  /** Shows the step of a place and focuses it. */
  goTo: (place: Place) => void;
}
export const EditingContext = createContext<EditingValue | null>(null);

/** The document that is being edited, its changes and its findings. */
export function useEditing(): EditingValue {
  const value = useContext(EditingContext);
  if (!value) throw new Error('useEditing needs the editor around it.');
  return value;
}
