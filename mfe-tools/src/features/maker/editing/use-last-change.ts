import type { Change, DocumentVersion } from '@arcada/bim';
import { useMemo } from 'react';
import { useUntilIssue } from './use-until-issue.ts';

/** What the last change of the whole document has changed: what was written afterwards stays when it is undone. */
export type LastChange =
  | { kind: 'restored'; version: DocumentVersion; changes: readonly Change[] }
  | { kind: 'imported'; changes: readonly Change[] };

/** The last restore or import, whose Undo stands above the form until the next one, or an issue. */
export function useLastChange(issued: readonly string[]) {
  const [last, keep] = useUntilIssue<LastChange>(issued);
  const on = useMemo(
    () => ({
      onRestored: (version: DocumentVersion, changes: readonly Change[]) =>
        keep({ kind: 'restored', version, changes }),
      onImported: (changes: readonly Change[]) => keep({ kind: 'imported', changes }),
      onUndone: () => keep(),
    }),
    [keep],
  );
  return { last, ...on };
}
