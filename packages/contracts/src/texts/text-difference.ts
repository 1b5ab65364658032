import { type ComparedPart, compareLists } from './compare-lists.ts';

const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
const wordsOf = (text: string) => text.match(/\s+|\S+/g) ?? [];
const textOf = (pieces: readonly ComparedPart[], kind: ComparedPart['kind']) =>
  pieces
    .filter((piece) => piece.kind === kind)
    .map(({ text }) => text)
    .join('');

/** Neighbours of the same kind as one piece. */
function joined(pieces: readonly ComparedPart[]): ComparedPart[] {
  const result: ComparedPart[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last?.kind === piece.kind) last.text += piece.text;
    else result.push({ ...piece });
  }
  return result;
}

/** What was removed from a text and added to it: by lines first, then by words within changed lines. */
export function textDifference(before: string, after: string): ComparedPart[] {
  const pieces: ComparedPart[] = [];
  let changed: ComparedPart[] = [];
  const closeChanged = () => {
    pieces.push(...compareLists(wordsOf(textOf(changed, 'removed')), wordsOf(textOf(changed, 'added'))));
    changed = [];
  };
  for (const line of compareLists(linesOf(before), linesOf(after))) {
    if (line.kind !== 'same') changed.push(line);
    else {
      closeChanged();
      pieces.push(line);
    }
  }
  closeChanged();
  return joined(pieces);
}
