import { isYear } from './words.ts';

/** Positions in a sorted list: words that are meant, and words whose beginning is; none is in both. */
export interface SimilarWords {
  words: number[];
  beginnings: number[];
}

/** Typing mistakes that are forgiven: one from four letters on, two from eight. */
const mistakesIn = (word: string) => (word.length < 4 || isYear(word) ? 0 : word.length < 8 ? 1 : 2);

/**
 * The closest words to `word`, and those that go on after something close to it, by edits: insert, delete, replace,
 * swap neighbours. Walks the sorted list like a tree: beginnings that words have in common are compared once, and those
 * that are too far already are left with all that follows.
 */
export function similarWords(sorted: readonly string[], word: string): SimilarWords {
  const limit = mistakesIn(word);
  const found = { words: closest(limit), beginnings: closest(limit) };
  const width = word.length + 1;
  // A row of edits for each letter of a candidate. Only cells near the diagonal are ever within the limit and written.
  const edits = new Uint8Array((word.length + limit + 2) * width).fill(limit + 1);
  for (let column = 0; column <= Math.min(limit, word.length); column++) edits[column] = column;
  const wanted = Uint16Array.from(word, (_, at) => word.charCodeAt(at));

  /** Writes the row for a candidate's letter; gives its fewest edits. */
  const compare = (row: number, letter: number, before: number): number => {
    const here = row * width;
    const above = here - width;
    const first = Math.max(1, row - limit);
    const last = Math.min(word.length, row + limit);
    let left = row <= limit ? row : limit + 1;
    if (row <= limit) edits[here] = row;
    let diagonal = edits[above + first - 1] as number;
    let least = left;
    for (let column = first; column <= last; column++) {
      const up = edits[above + column] as number;
      let best = diagonal;
      if (letter !== wanted[column - 1]) {
        best = 1 + Math.min(up, left, diagonal);
        if (column > 1 && row > 1 && letter === wanted[column - 2] && before === wanted[column - 1]) {
          best = Math.min(best, 1 + (edits[above - width + column - 2] as number));
        }
      }
      edits[here + column] = best;
      if (best < least) least = best;
      left = best;
      diagonal = up;
    }
    return least;
  };
  /** Words `from` to `to` have their first `length` letters in common; `nearest` is the closest of their beginnings. */
  const visit = (from: number, to: number, length: number, nearest: number) => {
    let at = from;
    if (sorted[at]?.length === length) {
      found.words.take(at, edits[length * width + word.length] as number);
      found.beginnings.take(at, nearest);
      at++;
    }
    while (at < to) {
      const candidate = sorted[at] as string;
      const end = endOfLetter(sorted, at, to, length);
      const least = compare(length + 1, candidate.charCodeAt(length), candidate.charCodeAt(length - 1));
      const near = Math.min(nearest, edits[(length + 1) * width + word.length] as number);
      if (least <= found.words.limit) visit(at, end, length + 1, near);
      else for (let i = at; i < end && near <= found.beginnings.limit; i++) found.beginnings.take(i, near);
      at = end;
    }
  };
  if (limit > 0) visit(0, sorted.length, 0, limit + 1);
  const words = found.words.positions;
  return { words, beginnings: found.beginnings.positions.filter((position) => !words.includes(position)) };
}

/** Keeps the positions with the fewest edits. */
function closest(mostEdits: number) {
  const kept = {
    limit: mostEdits,
    positions: [] as number[],
    take(position: number, edits: number) {
      if (edits > kept.limit) return;
      if (edits < kept.limit) kept.positions = [];
      kept.limit = edits;
      kept.positions.push(position);
    },
  };
  return kept;
}

/** Where the words end that have the same letter at `index` as the one at `from`. */
function endOfLetter(sorted: readonly string[], from: number, to: number, index: number): number {
  const letter = sorted[from]?.charCodeAt(index) as number;
  let low = from + 1;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.charCodeAt(index) as number) === letter) low = middle + 1;
    else high = middle;
  }
  return low;
}
