import { type BimDocument, type Change, difference, takeBack } from '@arcada/bim';
import { useEditing } from './editing-context.ts';
import { useUntilIssue } from './use-until-issue.ts';

/** A change of the document, the last one of its kind, that can be taken back; what is written since stays. */
export function useUndoable() {
  const { current, replace, issued } = useEditing();
  const [changes, keep] = useUntilIssue<readonly Change[]>(issued);
  return {
    canUndo: changes !== undefined,
    put: (change: (now: BimDocument) => BimDocument) => {
      const before = current();
      const next = change(before);
      keep(difference(before, next));
      replace(next);
    },
    undo: () => {
      if (changes) replace(takeBack(current(), changes));
      keep();
    },
  };
}
