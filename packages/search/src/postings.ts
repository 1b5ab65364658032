import { OrderedList } from './ordered-list.ts';
import type { WordForms } from './word-forms.ts';
import { WordList } from './word-list.ts';

const weightBits = 5;
const mostWeight = 2 ** weightBits - 1;

/** A document and what a word counts in it, packed into one number. */
export const documentOf = (posting: number): number => posting >>> weightBits;
export const weightOf = (posting: number): number => posting & mostWeight;
const pack = (document: number, weight: number) => ((document << weightBits) | weight) >>> 0;
const byDocument = (left: number, right: number) => documentOf(left) - documentOf(right);

/** Which documents have which words. */
export class Postings {
  readonly words = new WordList();
  private readonly byWord = new Map<string, OrderedList>();

  constructor(private readonly forms?: WordForms) {}

  add(document: number, weights: ReadonlyMap<string, number>): void {
    for (const [word, weight] of weights) {
      let list = this.byWord.get(word);
      if (!list) {
        list = new OrderedList(byDocument);
        this.byWord.set(word, list);
        this.words.add(word);
        this.forms?.add(word);
      }
      list.add(pack(document, weight));
    }
  }

  /** `words`: all that the document was added with. */
  remove(document: number, words: Iterable<string>): void {
    for (const word of words) {
      const list = this.byWord.get(word);
      list?.remove(pack(document, 0));
      if (list?.length !== 0) continue;
      this.byWord.delete(word);
      this.words.remove(word);
      this.forms?.remove(word);
    }
  }

  /** Those of the word at a position of `words`, packed. */
  at(position: number): OrderedList {
    return this.of(this.words.sorted[position] ?? '');
  }

  /** Those of a word that it has, packed. */
  of(word: string): OrderedList {
    return this.byWord.get(word) as OrderedList;
  }
}
