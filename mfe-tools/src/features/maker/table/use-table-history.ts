import { applyEdits, type Edit, noHistory, redo, renameCode, type TableName, undo } from '@arcada/bim';
import { useReducer } from 'react';
import { useEditing } from '../editing/editing-context.ts';

/**
 * Edits of a table that can be taken back and repeated, also after another step was shown; what others have changed
 * meanwhile stays. A changed code is changed in all tables that name it, forth and back.
 */
export function useTableHistory(table: TableName) {
  const { histories, current, replace, travel } = useEditing();
  // A step that leaves the document as it is has to be drawn, too.
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const history = histories.get(table) ?? noHistory;
  const go = (step: typeof undo | typeof redo) => {
    const before = current();
    const result = step(history, before);
    if (!result) return;
    histories.set(table, result.history);
    travel(result.document);
    const follow = renameCode(before, result.document, table);
    if (follow.length > 0) replace(applyEdits(result.document, follow));
    draw();
  };
  return {
    run: (edits: readonly Edit[]) => {
      if (edits.length === 0) return;
      const after = applyEdits(current(), edits);
      replace(applyEdits(after, renameCode(current(), after, table)));
    },
    undo: () => go(undo),
    redo: () => go(redo),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}
