import { applyEdits, type BimDocument, type Edit, noHistory, record, redo, undo } from '@arcada/bim';
import { useState } from 'react';

/** Edits of a table that can be taken back and repeated; what others have changed meanwhile stays. */
export function useTableHistory(document: BimDocument, replace: (document: BimDocument) => void) {
  const [history, setHistory] = useState(noHistory);
  const go = (step: typeof undo | typeof redo) => {
    const result = step(history, document);
    if (!result) return;
    setHistory(result.history);
    replace(result.document);
  };
  return {
    run: (edits: readonly Edit[]) => {
      if (edits.length === 0) return;
      const after = applyEdits(document, edits);
      setHistory(record(history, document, after));
      replace(after);
    },
    undo: () => go(undo),
    redo: () => go(redo),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}
