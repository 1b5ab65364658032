import type { BimDocument, Row } from '../document/document.schema.ts';
import type { Edit } from './edit.ts';

type Assignment = Row<'responsibilities'>['assignments'][number];

/** A letter of the responsibility matrix, with its row and its place in it. */
export interface PartyLetter extends Assignment {
  row: string;
  at: number;
}

/**
 * The letters of parties that an edit of the list has removed or replaced by others. A party whose code is only empty for
 * now keeps them.
 */
export function lettersOfRemoved(before: BimDocument, after: BimDocument): PartyLetter[] {
  const now = new Map(after.tables.parties.map(({ id, code }) => [id, code]));
  const codes = new Set(now.values());
  const removed = before.tables.parties.filter(({ id, code }) => code !== '' && !codes.has(code) && now.get(id) !== '');
  const gone = new Set(removed.map(({ code }) => code));
  if (gone.size === 0) return [];
  return after.tables.responsibilities.flatMap(({ id, assignments }) =>
    assignments.flatMap((one, at) => (gone.has(one.party) ? [{ ...one, row: id, at }] : [])),
  );
}

const editRows = (
  { tables }: BimDocument,
  letters: readonly PartyLetter[],
  change: (assignments: readonly Assignment[], own: readonly PartyLetter[]) => Assignment[],
): Edit[] => {
  const byRow = Map.groupBy(letters, ({ row }) => row);
  return tables.responsibilities.flatMap(({ id, assignments }): Edit[] => {
    const own = byRow.get(id);
    if (!own) return [];
    const value = change(assignments, own);
    return [{ op: 'cell', table: 'responsibilities', row: id, column: 'assignments', value }];
  });
};
const isNamed = (party: string, among: readonly Assignment[]) => among.some((one) => one.party === party);

/** The edits that take letters out of the matrix; the other letters of their rows stay. */
export const removeLetters = (document: BimDocument, letters: readonly PartyLetter[]): Edit[] =>
  editRows(document, letters, (assignments, own) => assignments.filter(({ party }) => !isNamed(party, own)));

/** The edits that put letters back; what was written for the same party meanwhile stays. */
export const restoreLetters = (document: BimDocument, letters: readonly PartyLetter[]): Edit[] =>
  editRows(document, letters, (assignments, own) => {
    const next = [...assignments];
    for (const { party, raci, at } of own) if (!isNamed(party, assignments)) next.splice(at, 0, { party, raci });
    return next;
  });
