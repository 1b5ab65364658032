import type { Change, DocumentVersion } from '@arcada/bim';
import { useMemo, useState } from 'react';

/** What the last change of the whole document has changed: what was written afterwards stays when it is undone. */
export type LastChange =
  | { kind: 'restored'; version: DocumentVersion; changes: readonly Change[] }
  | { kind: 'imported'; changes: readonly Change[] };

/** The last restore or import, whose Undo stands above the form: a newer one takes its place. */
export function useLastChange() {
  const [last, setLast] = useState<LastChange>();
  const on = useMemo(
    () => ({
      onRestored: (version: DocumentVersion, changes: readonly Change[]) =>
        setLast({ kind: 'restored', version, changes }),
      onImported: (changes: readonly Change[]) => setLast({ kind: 'imported', changes }),
      onUndone: () => setLast(undefined),
    }),
    [],
  );
  return { last, ...on };
}
