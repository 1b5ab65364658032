import { askedParts, type Language, otherSpellings } from '@arcada/contracts';
import { fold, queryWords, words } from './text-folding.ts';
import { WordList } from './word-list.ts';

/** What is searched of one document, in one language; a word in an earlier field counts more. */
export interface SearchedText {
  name: string;
  labels: string;
  description: string;
  details: string;
}

const fieldWeights: Record<keyof SearchedText, number> = { name: 24, labels: 10, description: 8, details: 2 };
/** What a word counts that is written otherwise in the text. */
const otherSpelling = 0.5;
const exactWord = 6;
const wordBegins = 4;
const wordResembles = 2;
const beginningResembles = 1;
/** More than all words of a query come to. */
const nameBegins = 10_000;
const nameIs = 20_000;

/** Matches of one query; `count` documents, scores by document. Valid until the next search of the same index. */
export interface Matches {
  count: number;
  has(document: number): boolean;
  /** Documents `skip` to `skip + take`, best first; equal ones in document order. */
  best(skip: number, take: number): number[];
}

/**
 * Inverted index of one language over documents 0..n-1. Finds whole words, beginnings of words and, when a word of
 * the query has neither, both with small typing mistakes. All words must match; when no document has them all, the
 * documents with most of them are found. Own code because it answers in microseconds what the
 * libraries for it take milliseconds for.
 */
export class FullTextSearch {
  private readonly list: WordList;
  private readonly postings: Int32Array[];
  private readonly names: { folded: string; document: number }[];
  private readonly score: Int32Array;
  private readonly best: Int32Array;
  private readonly hits: Uint8Array;
  private readonly seenIn: Int32Array;
  private readonly touched: Int32Array;
  private stamp = 0;

  constructor(
    private readonly language: Language,
    documents: readonly SearchedText[],
  ) {
    const byWord = new Map<string, number[]>();
    documents.forEach((text, document) => {
      for (const [word, weight] of weighWords(text)) {
        const entries = byWord.get(word);
        if (entries) entries.push(document, weight);
        else byWord.set(word, [document, weight]);
      }
    });
    const sorted = [...byWord.keys()].sort();
    this.list = new WordList(sorted);
    this.postings = sorted.map((word) => Int32Array.from(byWord.get(word) ?? []));
    this.names = documents
      .map((text, document) => ({ folded: fold(text.name), document }))
      .sort((left, right) => (left.folded < right.folded ? -1 : 1));
    this.score = new Int32Array(documents.length);
    this.best = new Int32Array(documents.length);
    this.hits = new Uint8Array(documents.length);
    this.seenIn = new Int32Array(documents.length);
    this.touched = new Int32Array(documents.length);
  }

  search(query: string): Matches {
    const asked = queryWords(query, this.language);
    const firstStamp = this.stamp + 1;
    let touchedCount = 0;
    let mostHits = 0;
    for (const word of asked) {
      const stamp = ++this.stamp;
      for (const [position, strength] of this.expand(word)) {
        const entries = this.postings[position] as Int32Array;
        for (let i = 0; i < entries.length; i += 2) {
          const document = entries[i] as number;
          const points = (entries[i + 1] as number) * strength;
          const seen = this.seenIn[document] as number;
          if (seen === stamp) {
            const before = this.best[document] as number;
            if (points > before) {
              this.score[document] = (this.score[document] as number) + points - before;
              this.best[document] = points;
            }
            continue;
          }
          if (seen < firstStamp) {
            this.touched[touchedCount++] = document;
            this.score[document] = points;
            this.hits[document] = 1;
          } else {
            this.score[document] = (this.score[document] as number) + points;
            this.hits[document] = (this.hits[document] as number) + 1;
          }
          this.best[document] = points;
          this.seenIn[document] = stamp;
          if ((this.hits[document] as number) > mostHits) mostHits = this.hits[document] as number;
        }
      }
    }
    let count = 0;
    for (let i = 0; i < touchedCount; i++) {
      const document = this.touched[i] as number;
      if (this.hits[document] === mostHits) this.touched[count++] = document;
    }
    if (count > 0) this.favourUndivided(query, firstStamp);
    if (count > 0) this.favourNames(fold(query).trim(), firstStamp);
    return this.matches(count, mostHits, firstStamp);
  }

  /** Words of the index that a word of the query stands for, with how well. */
  private expand(word: string): [position: number, strength: number][] {
    const [from, to] = this.list.withPrefix(word);
    const found: [number, number][] = [];
    for (let i = from; i < to; i++) found.push([i, this.list.sorted[i] === word ? exactWord : wordBegins]);
    if (found.length > 0) return found;
    const { words, beginnings } = this.list.similarTo(word);
    for (const position of words) found.push([position, wordResembles]);
    for (const position of beginnings) found.push([position, beginningResembles]);
    return found;
  }

  /** Whoever wrote "ISO19650" means those who write it so first. */
  private favourUndivided(query: string, firstStamp: number): void {
    for (const word of words(query)) {
      if (askedParts(word).length === 1) continue;
      const [from, to] = this.list.withPrefix(word);
      for (const entries of this.postings.slice(from, to)) {
        for (let i = 0; i < entries.length; i += 2) {
          const document = entries[i] as number;
          if ((this.seenIn[document] as number) < firstStamp) continue;
          this.score[document] = (this.score[document] as number) + (entries[i + 1] as number) * exactWord;
        }
      }
    }
  }

  private favourNames(query: string, firstStamp: number): void {
    let low = 0;
    let high = this.names.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.names[middle]?.folded ?? '') < query) low = middle + 1;
      else high = middle;
    }
    for (let i = low; this.names[i]?.folded.startsWith(query); i++) {
      const { folded, document } = this.names[i] as { folded: string; document: number };
      if ((this.seenIn[document] as number) < firstStamp) continue;
      this.score[document] = (this.score[document] as number) + (folded === query ? nameIs : nameBegins);
    }
  }

  private matches(count: number, hits: number, firstStamp: number): Matches {
    const better = (left: number, right: number) => {
      const difference = (this.score[right] as number) - (this.score[left] as number);
      return difference === 0 ? left - right : difference;
    };
    return {
      count,
      has: (document) => (this.seenIn[document] as number) >= firstStamp && this.hits[document] === hits,
      best: (skip, take) => selectBest(this.touched, count, skip + take, better).slice(skip),
    };
  }
}

function weighWords(text: SearchedText): Map<string, number> {
  const weights = new Map<string, number>();
  for (const field of Object.keys(fieldWeights) as (keyof SearchedText)[]) {
    const weight = fieldWeights[field];
    const written = words(text[field]);
    const add = (word: string, points: number) => weights.set(word, Math.max(weights.get(word) ?? 0, points));
    for (const word of written) add(word, weight);
    for (const word of otherSpellings(written)) add(word, weight * otherSpelling);
  }
  return weights;
}

/** The `wanted` best of the first `count` entries, in order. Keeps a heap, so the long tail costs one look each. */
function selectBest(
  from: Int32Array,
  count: number,
  wanted: number,
  order: (left: number, right: number) => number,
): number[] {
  if (wanted >= count / 2) return [...from.subarray(0, count)].sort(order).slice(0, wanted);
  const heap: number[] = [];
  const sink = (start: number) => {
    let parent = start;
    for (;;) {
      let worst = parent;
      for (const child of [2 * parent + 1, 2 * parent + 2]) {
        if (child < heap.length && order(heap[child] as number, heap[worst] as number) > 0) worst = child;
      }
      if (worst === parent) return;
      [heap[parent], heap[worst]] = [heap[worst] as number, heap[parent] as number];
      parent = worst;
    }
  };
  for (let i = 0; i < count; i++) {
    const document = from[i] as number;
    if (heap.length < wanted) {
      heap.push(document);
      if (heap.length === wanted) for (let node = heap.length >> 1; node >= 0; node--) sink(node);
    } else if (order(document, heap[0] as number) < 0) {
      heap[0] = document;
      sink(0);
    }
  }
  return heap.sort(order);
}
