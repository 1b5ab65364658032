import { type BimDocument, type Change, describeChange, type MergeConflict, type Topic } from '@arcada/bim';
import type { Language } from '@arcada/contracts';

const rowIn = ({ tables }: BimDocument, conflict: Extract<MergeConflict, { kind: 'cell' | 'row' }>) =>
  (tables[conflict.table] as readonly { id: string }[]).find(({ id }) => id === conflict.row);

/** The change from one side's value to the other's. */
function changeOf(conflict: MergeConflict, document: BimDocument): Change | undefined {
  const { mine: before, theirs: after } = conflict;
  if (conflict.kind === 'field') return { kind: 'field', field: conflict.field, before, after };
  if (conflict.kind === 'property') return { kind: 'property', name: conflict.name, before, after };
  if (conflict.kind === 'topic') {
    const topic = (document.topics.find(({ id }) => id === conflict.topic) ?? before ?? after) as Topic | undefined;
    if (!topic) return undefined;
    if (conflict.part === '') return { kind: 'topic-removed', topic, at: 0 };
    return { kind: 'topic', topic, part: conflict.part, before, after };
  }
  const row = (rowIn(document, conflict) ?? before ?? after) as Extract<Change, { kind: 'cell' }>['row'] | undefined;
  if (!row) return undefined;
  if (conflict.kind === 'row') return { kind: 'row-removed', table: conflict.table, row, at: 0 };
  return { kind: 'cell', table: conflict.table, row, column: conflict.column, before, after };
}

/** Identifies a conflict among those of a document. */
export const conflictKey = (conflict: MergeConflict): string =>
  JSON.stringify({ ...conflict, base: undefined, mine: undefined, theirs: undefined });

/** A conflict in words: its place and both values; an undefined value means that this side removed it. */
export function conflictWords(conflict: MergeConflict, merged: BimDocument, language: Language) {
  const change = changeOf(conflict, merged);
  const words = change && describeChange(change, { before: merged, after: merged }, language);
  const whole = conflict.kind === 'row' || (conflict.kind === 'topic' && conflict.part === '');
  const name = words ? words.before || words.after : '';
  return {
    place: words ? (whole ? `${words.place} › ${name}` : words.place) : '',
    mine: whole ? (conflict.mine === undefined ? undefined : name) : (words?.before ?? ''),
    theirs: whole ? (conflict.theirs === undefined ? undefined : name) : (words?.after ?? ''),
  };
}
