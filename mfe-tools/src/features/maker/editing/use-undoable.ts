import { type BimDocument, type Change, difference, takeBack } from '@arcada/bim';
import { useEditing } from './editing-context.ts';
import { useUntilIssue } from './use-until-issue.ts';

interface Undoable<What> {
  changes: readonly Change[];
  /** What was done, where a part does several things. */
  what?: What | undefined;
}
/** Where the editor keeps it for a part that comes and goes. */
export type KeptUndo<What> = ReturnType<typeof useUntilIssue<Undoable<What>>>;

/**
 * A change of the document, the last one of its kind, that can be taken back; what is written since stays. The offer ends
 * with the part that makes it, unless it is `kept` elsewhere.
 */
export function useUndoable<What = never>(kept?: KeptUndo<What>) {
  const { current, replace, issued } = useEditing();
  const own = useUntilIssue<Undoable<What>>(issued);
  const [last, keep] = kept ?? own;
  return {
    canUndo: last !== undefined,
    what: last?.what,
    put: (change: (now: BimDocument) => BimDocument, what?: What) => {
      const before = current();
      const next = change(before);
      keep({ changes: difference(before, next), what });
      replace(next);
    },
    undo: () => {
      if (last) replace(takeBack(current(), last.changes));
      keep();
    },
  };
}
