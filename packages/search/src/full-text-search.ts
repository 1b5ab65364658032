import type { Language } from '@arcada/contracts';
import { OrderedList } from './ordered-list.ts';
import { documentOf, Postings, weightOf } from './postings.ts';
import { selectBest } from './select-best.ts';
import { askedParts, otherSpellings } from './spellings.ts';
import { type Stem, WordForms } from './word-forms.ts';
import { askedYears, fold, queryWords, words } from './words.ts';

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
/** Another form of the word: its plural, its singular. */
const otherForm = 4;
const wordResembles = 2;
const beginningResembles = 1;
/** A name and its number written as one word, as in the query: more than both words by themselves. */
const undivided = 18;
/** More than all words of a query come to. */
const nameBegins = 10_000;
const nameIs = 20_000;
/** Each word of each search gets a 32-bit number; past this one they start again. */
const mostStamps = 2 ** 31 - 1000;

type Order = (left: number, right: number) => number;
const byNumber: Order = (left, right) => left - right;

export interface SearchRules {
  /** Which of two equally good documents with the same place comes first. */
  order?: Order;
  /** What the forms of a folded word have in common; without it a plural is another word. */
  stem?: Stem;
  /** Nothing is found for "Revit 2027" where nothing is of 2027, rather than what fits "Revit". */
  needsYears?: boolean;
}

/** Matches of one query; `count` documents, scores by document. Valid until the next search of the same index. */
export interface Matches {
  count: number;
  /** What is found for a word of the query only resembles it. */
  guessed: boolean;
  has(document: number): boolean;
  /** Documents `skip` to `skip + take`, best first; equal ones in document order. */
  best(skip: number, take: number): number[];
}

/**
 * Inverted index of one language over numbered documents, which come and go one by one. Finds whole words, their
 * beginnings and their other forms, and, when a word of the query has none of these, words and beginnings with small
 * typing mistakes. All words must match; when no document has them all, the documents with most of them are found. Own
 * code because it answers in microseconds what the libraries for it take milliseconds for.
 */
export class FullTextSearch {
  private readonly order: Order;
  private readonly needsYears: boolean;
  private readonly forms: WordForms | undefined;
  private readonly postings: Postings;
  private readonly folded: string[] = [];
  /** Documents by their folded name. */
  private readonly names = new OrderedList((left, right) => {
    const one = this.folded[left] as string;
    const other = this.folded[right] as string;
    return one < other ? -1 : one > other ? 1 : left - right;
  });
  private places = new Float64Array();
  private score = new Int32Array();
  private best = new Int32Array();
  private hits = new Uint8Array();
  private seenIn = new Int32Array();
  private touched = new Int32Array();
  private stamp = 0;
  private guessed = false;

  constructor(
    private readonly language: Language,
    documents: Iterable<SearchedText> = [],
    { order = byNumber, stem, needsYears = false }: SearchRules = {},
  ) {
    this.order = order;
    this.needsYears = needsYears;
    this.forms = stem && new WordForms(stem);
    this.postings = new Postings(this.forms);
    let number = 0;
    for (const text of documents) this.add(number++, text);
  }

  /** Equally good documents come in the order of their places. */
  add(document: number, text: SearchedText, place = document): void {
    this.folded[document] = fold(text.name);
    this.names.add(document);
    this.postings.add(document, weighWords(text));
    if (document >= this.score.length) this.makeRoom(document + (document >> 3) + 16);
    this.places[document] = place;
  }

  /** `text`: what the document was added with. */
  remove(document: number, text: SearchedText): void {
    this.names.remove(document);
    this.postings.remove(document, weighWords(text).keys());
    this.folded[document] = '';
  }

  /** Sorts what was added; otherwise the next search does. */
  settle(): void {
    this.names.settle();
    this.postings.words.settle();
  }

  /** The name of a document, folded. */
  foldedName(document: number): string {
    return this.folded[document] ?? '';
  }

  search(query: string): Matches {
    const asked = queryWords(query, this.language);
    if (this.stamp > mostStamps) this.forgetStamps();
    const firstStamp = this.stamp + 1;
    this.guessed = false;
    if (this.needsYears && askedYears(query).some((year) => !this.hasBeginning(year)))
      return this.matches(0, 0, firstStamp);
    let touchedCount = 0;
    let mostHits = 0;
    for (const word of asked) {
      const stamp = ++this.stamp;
      for (const [list, strength] of this.expand(word)) {
        const entries = list.room();
        const { length } = list;
        for (let i = 0; i < length; i++) {
          const entry = entries[i] as number;
          const document = documentOf(entry);
          const points = weightOf(entry) * strength;
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

  private makeRoom(documents: number): void {
    const { places } = this;
    this.places = new Float64Array(documents);
    this.places.set(places);
    this.score = new Int32Array(documents);
    this.best = new Int32Array(documents);
    this.hits = new Uint8Array(documents);
    this.seenIn = new Int32Array(documents);
    this.touched = new Int32Array(documents);
  }

  // An index lives as long as its process: the numbers of its searches must not run over.
  private forgetStamps(): void {
    this.seenIn.fill(0);
    this.stamp = 0;
  }

  private hasBeginning(word: string): boolean {
    const [from, to] = this.postings.words.withPrefix(word);
    return from < to;
  }

  /** Words of the index that a word of the query stands for, with how well. */
  private expand(word: string): [list: OrderedList, strength: number][] {
    const { postings } = this;
    const { words: list } = postings;
    const [from, to] = list.withPrefix(word);
    const found: [OrderedList, number][] = [];
    for (let i = from; i < to; i++) found.push([postings.at(i), list.sorted[i] === word ? exactWord : wordBegins]);
    for (const form of this.forms?.of(word) ?? [])
      if (!form.startsWith(word)) found.push([postings.of(form), otherForm]);
    if (found.length > 0) return found;
    const { words, beginnings } = list.similarTo(word);
    if (words.length + beginnings.length > 0) this.guessed = true;
    for (const position of words) found.push([postings.at(position), wordResembles]);
    for (const position of beginnings) found.push([postings.at(position), beginningResembles]);
    return found;
  }

  /** A query for "ISO19650" prefers documents that write it so to those with "ISO 19650". */
  private favourUndivided(query: string, firstStamp: number): void {
    for (const word of words(query)) {
      if (askedParts(word).length === 1) continue;
      const [from, to] = this.postings.words.withPrefix(word);
      for (let position = from; position < to; position++) {
        for (const entry of this.postings.at(position).view()) {
          const document = documentOf(entry);
          if ((this.seenIn[document] as number) < firstStamp) continue;
          this.score[document] = (this.score[document] as number) + weightOf(entry) * undivided;
        }
      }
    }
  }

  private favourNames(query: string, firstStamp: number): void {
    const names = this.names.view();
    const first = this.names.firstFrom((document) => (this.foldedName(document) < query ? -1 : 0));
    for (let i = first; i < names.length; i++) {
      const document = names[i] as number;
      const folded = this.foldedName(document);
      if (!folded.startsWith(query)) return;
      if ((this.seenIn[document] as number) < firstStamp) continue;
      this.score[document] = (this.score[document] as number) + (folded === query ? nameIs : nameBegins);
    }
  }

  private matches(count: number, hits: number, firstStamp: number): Matches {
    const better = (left: number, right: number) => {
      const difference = (this.score[right] as number) - (this.score[left] as number);
      if (difference !== 0) return difference;
      const apart = (this.places[left] as number) - (this.places[right] as number);
      return apart !== 0 ? apart : this.order(left, right);
    };
    return {
      count,
      guessed: this.guessed,
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
