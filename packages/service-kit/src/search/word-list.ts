/** Letters a word uses, as bits: a cheap test that rules out most words before a distance is computed. */
function letterBits(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    bits |= 1 << (code >= 97 && code <= 122 ? code - 97 : 26 + (code % 6));
  }
  return bits;
}

function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Edits (insert, delete, replace, swap neighbours) between two words, or `limit + 1` when there are more. */
export function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    let lowest = row;
    for (let column = 1; column <= right.length; column++) {
      const same = left.charCodeAt(row - 1) === right.charCodeAt(column - 1);
      let edits = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        left.charCodeAt(row - 1) === right.charCodeAt(column - 2) &&
        left.charCodeAt(row - 2) === right.charCodeAt(column - 1);
      if (swapped) edits = Math.min(edits, (beforeLast[column - 2] as number) + 1);
      current.push(edits);
      if (edits < lowest) lowest = edits;
    }
    if (lowest > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return last[right.length] as number;
}

/** Sorted words of an index. Finds words by prefix and by small typing mistakes. */
export class WordList {
  private readonly bits: Int32Array;

  constructor(readonly sorted: readonly string[]) {
    this.bits = Int32Array.from(sorted, letterBits);
  }

  /** Positions of the words that begin with `prefix`: from the first number up to, not including, the second. */
  withPrefix(prefix: string): [from: number, to: number] {
    return [this.lowerBound(prefix), this.lowerBound(`${prefix}\uffff`)];
  }

  /** Positions of the closest words within one edit, or two for words of eight letters and more. */
  similarTo(word: string): number[] {
    if (word.length < 4) return [];
    let limit = word.length < 8 ? 1 : 2;
    let found: number[] = [];
    const wanted = letterBits(word);
    for (let i = 0; i < this.sorted.length; i++) {
      const candidate = this.sorted[i] as string;
      if (Math.abs(candidate.length - word.length) > limit) continue;
      if (bitCount(wanted ^ (this.bits[i] as number)) > 2 * limit) continue;
      const edits = editDistance(word, candidate, limit);
      if (edits > limit) continue;
      if (edits < limit) {
        limit = edits;
        found = [];
      }
      found.push(i);
    }
    return found;
  }

  private lowerBound(wanted: string): number {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.sorted[middle] as string) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
