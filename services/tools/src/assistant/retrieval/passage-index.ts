import type { Language } from '@arcada/contracts';
import { WordList } from '@arcada/search';
import type { Passage } from '../passages/passage.ts';
import { textWords } from './stems.ts';

/**
 * Constants of BM25F, the form of BM25 for texts with fields: Robertson and Zaragoza, The Probabilistic Relevance
 * Framework: BM25 and Beyond (2009), sections 3.3 and 3.6. A word counts by its field before it is saturated.
 */
const saturation = 1.2;
const lengthShare = 0.5;
const fieldWeights = { title: 3, aliases: 2.5, heading: 2, text: 1 };

/** Passages of one language by the stems of their words. */
export class PassageIndex {
  private readonly postings = new Map<string, Map<number, number>>();
  private readonly lengths: number[] = [];
  private readonly averageLength: number;
  /** The stems that a folded word has in the texts, whose accents a question may lack. */
  private readonly stemsOf = new Map<string, Set<string>>();
  private readonly vocabulary = new WordList();
  /** The inverse document frequency of a word that no passage has. */
  readonly mostIdf: number;

  constructor(
    readonly language: Language,
    readonly passages: readonly Passage[],
  ) {
    passages.forEach((passage, number) => {
      this.add(passage, number);
    });
    for (const folded of this.stemsOf.keys()) this.vocabulary.add(folded);
    this.averageLength = this.lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, this.lengths.length);
    this.mostIdf = this.idf('');
  }

  /** How rare a stem is; formula 3.3 of the source above with the usual 1 added, so that it is never negative. */
  idf(stem: string): number {
    const count = this.postings.get(stem)?.size ?? 0;
    return Math.log(1 + (this.passages.length - count + 0.5) / (count + 0.5));
  }

  /** Passages with the stem, with its saturated frequency: 0 to 1 + `saturation`. */
  *having(stem: string): Iterable<[number: number, frequency: number]> {
    for (const [number, weight] of this.postings.get(stem) ?? []) {
      const length = (this.lengths[number] as number) / this.averageLength;
      const frequency = weight / (1 - lengthShare + lengthShare * length);
      yield [number, (frequency * (saturation + 1)) / (frequency + saturation)];
    }
  }

  knows(stem: string): boolean {
    return this.postings.has(stem);
  }

  /** Stems of a folded word as the texts write it, with or without its accents. */
  written(folded: string): readonly string[] {
    return [...(this.stemsOf.get(folded) ?? [])];
  }

  /** Stems of the words that a mistyped one may stand for, by the site's one rule of tolerance. */
  resembling(folded: string): readonly string[] {
    const { words } = this.vocabulary.similarTo(folded);
    return [...new Set(words.flatMap((position) => this.written(this.vocabulary.sorted[position] ?? '')))];
  }

  private add(passage: Passage, number: number): void {
    const { title, heading, aliases, text } = passage;
    const fields = { title, heading, aliases: aliases.join('\n'), text };
    let length = 0;
    for (const field of Object.keys(fieldWeights) as (keyof typeof fieldWeights)[]) {
      for (const { folded, stem } of textWords(fields[field], this.language)) {
        length += 1;
        const having = this.postings.get(stem) ?? new Map<number, number>();
        having.set(number, (having.get(number) ?? 0) + fieldWeights[field]);
        this.postings.set(stem, having);
        const stems = this.stemsOf.get(folded) ?? new Set();
        this.stemsOf.set(folded, stems.add(stem));
      }
    }
    this.lengths[number] = length;
  }
}
