import {
  applyEdits,
  type BimDocument,
  type CellFault,
  type Edit,
  type HistoryStep,
  isIssuedFact,
  isOfEir,
  keepEirText,
  keepIssued,
  lettersOfRemoved,
  noHistory,
  redo,
  removeLetters,
  renameCode,
  type TableName,
  undo,
} from '@arcada/bim';
import { useReducer, useState } from 'react';
import { useEditing } from '../editing/editing-context.ts';

/**
 * Edits of a table that can be taken back and repeated, also after another step was shown; what others have changed
 * meanwhile stays. A changed code is changed in all tables that name it, forth and back, and the letters of a removed party
 * leave the matrix and return with it. In the revision log, what was
 * issued stays; in the answers to a linked EIR, its text.
 */
export function useTableHistory(table: TableName) {
  const { histories, current, replace, travel, issued } = useEditing();
  const [withheld, setWithheld] = useState<CellFault>();
  // A step that leaves the document as it is has to be drawn, too.
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const kept = (before: BimDocument, after: BimDocument) => {
    if (table === 'answers') {
      const result = keepEirText(before, after);
      const isRow = result.tables.answers.length !== after.tables.answers.length;
      setWithheld(result === after ? undefined : isRow ? 'eir-rows' : 'of-eir');
      return result;
    }
    const result = table === 'revisionLog' ? keepIssued(before, after, issued) : after;
    setWithheld(result === after ? undefined : 'issued');
    return result;
  };
  const history = histories.get(table) ?? noHistory;
  const go = (step: typeof undo | typeof redo) => {
    const before = current();
    const result = step(history, before);
    if (!result) return;
    histories.set(table, result.history);
    const after = kept(before, result.document);
    travel(after);
    const follow = renameCode(before, after, table);
    if (follow.length > 0) replace(applyEdits(after, follow));
    draw();
  };
  return {
    run: (edits: readonly Edit[]) => {
      if (edits.length === 0) return;
      const after = kept(current(), applyEdits(current(), edits));
      const renamed = applyEdits(after, renameCode(current(), after, table));
      const letters = table === 'parties' ? lettersOfRemoved(current(), renamed) : [];
      replace(applyEdits(renamed, removeLetters(renamed, letters)), letters);
    },
    /** Why the last edit was not made, or only in part. */
    withheld,
    withhold: setWithheld,
    /** Why a cell can't be written; undefined when it can. */
    lockOf: (row: string, column: string): CellFault | undefined => {
      if (table === 'revisionLog' && isIssuedFact(current(), issued, row, column)) return 'issued';
      return isOfEir(current(), table, column) ? 'of-eir' : undefined;
    },
    /** The last edit that can be undone. */
    last: () => histories.get(table)?.past.at(-1),
    isDone: (step: HistoryStep) => history.past.includes(step),
    undo: () => go(undo),
    redo: () => go(redo),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** What the last edit has taken out of the matrix. */
    letters: history.past.at(-1)?.letters,
  };
}
