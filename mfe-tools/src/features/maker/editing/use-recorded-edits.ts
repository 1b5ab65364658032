import { applyEdits, type BimDocument, cleanDocument, type Edit, type PartyLetter } from '@arcada/bim';
import { useMemo, useRef } from 'react';
import type { KeptLeftOut, LeftOut } from './left-out.ts';
import { type Histories, joinKey, recordTables } from './table-histories.ts';

interface Edited {
  current: () => BimDocument;
  replace: (document: BimDocument) => void;
  accept: (stored: Accepted) => void;
}
interface Accepted {
  version: string;
  document: BimDocument;
}

/** Edits of a document, each of which can be undone in the tables that it changes. */
export function useRecordedEdits(edited: Edited, kept: Partial<KeptLeftOut> = {}) {
  const latest = useRef(edited);
  latest.current = edited;
  const { leftOut: left, keepLeftOut } = kept;
  return useMemo(() => {
    const histories: Histories = new Map();
    const leftOut: LeftOut = left ?? new Map();
    const put = (written: BimDocument, key = '', letters?: readonly PartyLetter[]) => {
      const before = latest.current.current();
      // Pasted from other programs; the service would refuse the whole document for what nobody sees.
      const after = cleanDocument(written, before);
      recordTables(histories, before, after, key, letters);
      latest.current.replace(after);
    };
    return {
      histories,
      leftOut,
      keepLeftOut,
      current: () => latest.current.current(),
      apply: (edits: readonly Edit[]) => put(applyEdits(latest.current.current(), edits), joinKey(edits)),
      replace: (document: BimDocument, letters?: readonly PartyLetter[]) => put(document, '', letters),
      /** Takes a content that the service has put in place of the stored one. */
      accept: (stored: Accepted) => {
        const before = latest.current.current();
        latest.current.accept(stored);
        recordTables(histories, before, latest.current.current());
      },
      /** Without a record: for a step of a history. */
      travel: (document: BimDocument) => latest.current.replace(document),
    };
  }, [left, keepLeftOut]);
}
