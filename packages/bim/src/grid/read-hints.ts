import type { BimDocument } from '../document/document.schema.ts';
import type { GridColumn } from './grid-column.ts';
import type { ReadHints } from './read-cell.ts';
import { dayOrderOf } from './read-day.ts';
import { disciplineCodes } from './read-option.ts';
import { knownParties } from './read-party.ts';

/** What a document and the other cells of a block say about the texts in each of the block's columns, from 0. */
export function readHints(
  document: BimDocument,
  textsOf: (at: number) => readonly string[],
): (column: GridColumn, at: number) => ReadHints {
  const disciplines = disciplineCodes(document);
  const parties = knownParties(document);
  const known = new Map<number, ReadHints>();
  return ({ definition }, at) => {
    const before = known.get(at);
    if (before) return before;
    const hints = { disciplines, parties, order: definition.kind === 'date' ? dayOrderOf(textsOf(at)) : undefined };
    known.set(at, hints);
    return hints;
  };
}
