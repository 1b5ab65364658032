import type { BimDocument, Edit, Finding, Place } from '@arcada/bim';
import { createContext, useContext } from 'react';

export interface EditingValue {
  document: BimDocument;
  apply: (edits: readonly Edit[]) => void;
  replace: (document: BimDocument) => void;
  /** Of the document as it was a moment ago: they follow the typing. */
  findings: readonly Finding[];
  /** Where a click on a finding leads; another object with each click. */
  target?: { place: Place };
}
export const EditingContext = createContext<EditingValue | null>(null);

/** The document that is being edited, its changes and its findings. */
export function useEditing(): EditingValue {
  const value = useContext(EditingContext);
  if (!value) throw new Error('useEditing needs the editor around it.');
  return value;
}
