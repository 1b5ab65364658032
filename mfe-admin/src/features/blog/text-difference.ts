export interface Piece {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Beyond this many comparisons, a part counts as replaced as a whole. */
const mostSteps = 4_000_000;

/** The shortest way from one list to another: the longest common sequence stays. */
function compareLists(before: readonly string[], after: readonly string[]): Piece[] {
  const whole = (kind: Piece['kind'], texts: readonly string[]) => texts.map((text): Piece => ({ kind, text }));
  if (before.length * after.length > mostSteps) return [...whole('removed', before), ...whole('added', after)];
  const width = after.length + 1;
  // At [i, j]: how long the common sequence of the rests from i and j is.
  const common = new Uint32Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      common[i * width + j] =
        before[i] === after[j]
          ? (common[(i + 1) * width + j + 1] as number) + 1
          : Math.max(common[(i + 1) * width + j] as number, common[i * width + j + 1] as number);
  const pieces: Piece[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length && j < after.length) {
    if (before[i] === after[j]) {
      pieces.push({ kind: 'same', text: before[i] as string });
      i += 1;
      j += 1;
    } else if ((common[(i + 1) * width + j] as number) >= (common[i * width + j + 1] as number)) {
      pieces.push({ kind: 'removed', text: before[i] as string });
      i += 1;
    } else {
      pieces.push({ kind: 'added', text: after[j] as string });
      j += 1;
    }
  }
  return [...pieces, ...whole('removed', before.slice(i)), ...whole('added', after.slice(j))];
}

const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
const wordsOf = (text: string) => text.match(/\s+|\S+/g) ?? [];
const textOf = (pieces: readonly Piece[], kind: Piece['kind']) =>
  pieces
    .filter((piece) => piece.kind === kind)
    .map(({ text }) => text)
    .join('');

/** Neighbours of the same kind as one piece. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last?.kind === piece.kind) last.text += piece.text;
    else result.push({ ...piece });
  }
  return result;
}

/** What was removed from a text and added to it: by lines first, then by words within changed lines. */
export function differenceOf(before: string, after: string): Piece[] {
  const pieces: Piece[] = [];
  let changed: Piece[] = [];
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
