import { applyEdits, type BimDocument, type Change, type Edit, type Finding, type Place } from '@arcada/bim';
import { type ReactNode, useState } from 'react';
import { EditingContext } from './editing-context.ts';

/** A document in the editor of a test, and what the part under test did. */
export interface HeldDocument {
  now: BimDocument;
  findings?: readonly Finding[];
  /** The last place that the part led to. */
  gone?: Place;
  /** Why no version can be kept. */
  unkept?: string;
  /** What the last import of a workbook has changed. */
  imported?: readonly Change[];
}

/** What the editor gives to a part of it, with a document that the part's edits change. */
export function HeldEditor({ held, children }: { held: HeldDocument; children: ReactNode }) {
  const [document, setDocument] = useState(held.now);
  const replace = (next: BimDocument) => {
    held.now = next;
    setDocument(next);
  };
  const value = {
    document,
    current: () => held.now,
    replace,
    travel: replace,
    histories: new Map(),
    leftOut: new Map(),
    issued: [],
    keepBeforeImport: async () => held.unkept,
    onImported: (changes: readonly Change[]) => {
      held.imported = changes;
    },
    apply: (edits: readonly Edit[]) => replace(applyEdits(held.now, edits)),
    findings: (held.findings ?? []).map((finding) => ({ message: '', ...finding })),
    goTo: (place: Place) => {
      held.gone = place;
    },
  };
  return <EditingContext value={value}>{children}</EditingContext>;
}
