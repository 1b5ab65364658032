import {
  applyEdits,
  type BimDocument,
  type Edit,
  type History,
  noHistory,
  record,
  redo,
  type TableName,
  undo,
} from '@arcada/bim';
import { useState } from 'react';
import { useEditing } from '../editing/editing-context.ts';

/**
 * Edits of a table that can be taken back and repeated, also after another step was shown; what others have changed
 * meanwhile stays.
 */
export function useTableHistory(table: TableName, document: BimDocument, replace: (document: BimDocument) => void) {
  const { histories } = useEditing();
  const [history, setOwn] = useState(() => histories?.get(table) ?? noHistory);
  const setHistory = (next: History) => {
    histories?.set(table, next);
    setOwn(next);
  };
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
