import { type SimilarWords, similarWords } from '@arcada/contracts';

/** Sorted words of an index. Finds words by prefix and by small typing mistakes. */
export class WordList {
  constructor(readonly sorted: readonly string[]) {}

  /** Positions of the words that begin with `prefix`: from the first number up to, not including, the second. */
  withPrefix(prefix: string): [from: number, to: number] {
    return [this.lowerBound(prefix), this.lowerBound(`${prefix}\uffff`)];
  }

  /** Positions of the words that `word` resembles, whole or at their beginning. */
  similarTo(word: string): SimilarWords {
    return similarWords(this.sorted, word);
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
