import type { BimDocument, Checked, Edit, Finding, History, Place, TableName } from '@arcada/bim';
import { createContext, useContext } from 'react';

/** What can be undone in each table; kept while another step is shown. */
export type Histories = Map<TableName, History>;

export interface EditingValue {
  document: BimDocument;
  apply: (edits: readonly Edit[]) => void;
  replace: (document: BimDocument) => void;
  /** Of the document as it was a moment ago: they follow the typing. */
  findings: readonly Finding[];
  /** Findings with their score; undefined until the first check is over. */
  checked?: Checked;
  /** Where a click on a finding leads; another object with each click. */
  target?: { place: Place };
  /** Shows the step of a place and focuses it. */
  goTo: (place: Place) => void;
  histories?: Histories;
}
export const EditingContext = createContext<EditingValue | null>(null);

/** The document that is being edited, its changes and its findings. */
export function useEditing(): EditingValue {
  const value = useContext(EditingContext);
  if (!value) throw new Error('useEditing needs the editor around it.');
  return value;
}
