import { type Change } from '../compare/change.ts';
import { applyChanges, difference, undoChanges } from '../compare/difference.ts';
import type { BimDocument } from '../document/document.schema.ts';
import { applyEdits } from './apply-edits.ts';
import { type PartyLetter, removeLetters, restoreLetters } from './party-letters.ts';

export interface HistoryStep {
  changes: readonly Change[];
  /** What went from the responsibility matrix with its parties, and returns with them. */
  letters?: readonly PartyLetter[];
  /** What was edited: changes of the same thing, one after another, are one step. */
  key: string;
}
/** Steps that can be undone and redone: changes, not documents, so that what was merged in meanwhile stays. */
export interface History {
  past: readonly HistoryStep[];
  future: readonly HistoryStep[];
}
export const noHistory: History = { past: [], future: [] };
/** Steps that are kept. */
export const mostSteps = 200;

/** The history after an edit. A `key` joins it with the step before when that has the same one, as while typing. */
export function record(
  { past }: History,
  before: BimDocument,
  after: BimDocument,
  key = '',
  letters: readonly PartyLetter[] = [],
): History {
  const last = past.at(-1);
  if (key !== '' && last?.key === key) {
    const start = undoChanges(before, last.changes);
    return { past: [...past.slice(0, -1), { key, changes: difference(start, after) }], future: [] };
  }
  const changes = difference(before, after);
  if (changes.length === 0) return { past, future: [] };
  const step: HistoryStep = { key, changes, ...(letters.length > 0 && { letters }) };
  return { past: [...past, step].slice(-mostSteps), future: [] };
}

/** The document and history one step back; undefined when nothing is left to undo. */
export function undo({ past, future }: History, document: BimDocument) {
  const step = past.at(-1);
  if (!step) return undefined;
  const history: History = { past: past.slice(0, -1), future: [step, ...future] };
  const undone = undoChanges(document, step.changes);
  return { document: step.letters ? applyEdits(undone, restoreLetters(undone, step.letters)) : undone, history };
}

/** The document and history one step forward again; undefined when nothing was undone. */
export function redo({ past, future }: History, document: BimDocument) {
  const [step, ...rest] = future;
  if (!step) return undefined;
  const again = applyChanges(document, step.changes);
  return {
    document: step.letters ? applyEdits(again, removeLetters(again, step.letters)) : again,
    history: { past: [...past, step], future: rest },
  };
}
