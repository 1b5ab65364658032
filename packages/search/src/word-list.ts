import { type SimilarWords, similarWords } from './similar-words.ts';

/** From so many new ones on, sorting everything is cheaper than finding the place of each. */
const many = 64;

/** Sorted words of an index, each once. Finds words by prefix and by small typing mistakes. */
export class WordList {
  private words: string[] = [];
  private loose: string[] = [];

  get sorted(): readonly string[] {
    this.settle();
    return this.words;
  }

  /** Puts in their places what was added. */
  settle(): void {
    const { loose } = this;
    if (loose.length === 0) return;
    this.loose = [];
    if (loose.length < many) for (const word of loose) this.words.splice(this.lowerBound(word), 0, word);
    else this.words = this.words.concat(loose).sort();
  }

  /** A word that isn't in the list. */
  add(word: string): void {
    this.loose.push(word);
  }

  /** A word that is. */
  remove(word: string): void {
    const at = this.lowerBound(word);
    if (this.words[at] === word) this.words.splice(at, 1);
  }

  /** Positions of the words that begin with `prefix`: from the first number up to, not including, the second. */
  withPrefix(prefix: string): [from: number, to: number] {
    return [this.lowerBound(prefix), this.lowerBound(`${prefix}\uffff`)];
  }

  /** Positions of the words that `word` resembles, whole or at their beginning. */
  similarTo(word: string): SimilarWords {
    return similarWords(this.sorted, word);
  }

  private lowerBound(wanted: string): number {
    const { sorted } = this;
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle] as string) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
