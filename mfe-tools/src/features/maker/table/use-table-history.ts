import { applyEdits, type Edit, noHistory, redo, type TableName, undo } from '@arcada/bim';
import { useReducer } from 'react';
import { useEditing } from '../editing/editing-context.ts';

/**
 * Edits of a table that can be taken back and repeated, also after another step was shown; what others have changed
 * meanwhile stays.
 */
export function useTableHistory(table: TableName) {
  const { histories, current, replace, travel } = useEditing();
  // A step that leaves the document as it is has to be drawn, too.
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const history = histories.get(table) ?? noHistory;
  const go = (step: typeof undo | typeof redo) => {
    const result = step(history, current());
    if (!result) return;
    histories.set(table, result.history);
    travel(result.document);
    draw();
  };
  return {
    run: (edits: readonly Edit[]) => {
      if (edits.length > 0) replace(applyEdits(current(), edits));
    },
    undo: () => go(undo),
    redo: () => go(redo),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}
