import { type BimDocument, type Change, difference, undoChanges } from '@arcada/bim';
import { useState } from 'react';
import { useEditing } from './editing-context.ts';

/** A change of the document, the last one of its kind, that can be taken back; what is written since stays. */
export function useUndoable() {
  const { current, replace } = useEditing();
  const [changes, setChanges] = useState<readonly Change[]>();
  return {
    canUndo: changes !== undefined,
    put: (change: (now: BimDocument) => BimDocument) => {
      const before = current();
      const next = change(before);
      setChanges(difference(before, next));
      replace(next);
    },
    undo: () => {
      if (changes) replace(undoChanges(current(), changes));
      setChanges(undefined);
    },
  };
}
