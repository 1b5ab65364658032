import { setImmediate } from 'node:timers/promises';
import type { Language } from '@arcada/contracts';
import { fold, WordList } from '@arcada/search';
import type { Passage } from '../passages/passage.ts';
import { questionFillers } from './question-fillers.ts';
import { sentencesOf } from './sentences.ts';
import { countStems, questionWords, stemsIn, textWords, type Word } from './stems.ts';

/**
 * Constants of BM25F, the form of BM25 for texts with fields: Robertson and Zaragoza, The Probabilistic Relevance
 * Framework: BM25 and Beyond (2009), sections 3.3 and 3.6. A word counts by its field before it is saturated.
 */
const saturation = 1.2;
const lengthShare = 0.5;
const fieldWeights = { title: 3, aliases: 2.5, heading: 2, asked: 1.5, text: 1 };
/** For words of the whole source: a question may find its words in two places of it. */
const aroundWeight = 0.3;

/** Stems of one family begin alike, with so many letters and with such a share of the longer one. */
const familyLetters = 5;
const familyShare = 0.6;
const mostRelatives = 6;

/** A name is written with a capital so many times as often as without. */
const leastCapitals = 3;
/** A part of a numbered thing, such as a standard. */
export const partNumber = /(?<!\d)\d{4,5}-\d{1,2}(?!\d)/g;

/** A sentence of a passage with the stems of its words. */
export interface StemmedSentence {
  text: string;
  stems: ReadonlySet<string>;
}

/** Questions that a source is known to be asked by, which its own words don't have. */
export type AskedBy = (passage: Passage) => readonly string[];

/** Passages of one language by the stems of their words. */
export class PassageIndex {
  private readonly postings = new Map<string, Map<number, number>>();
  private readonly lengths: number[] = [];
  private readonly names: Set<string>[] = [];
  private readonly allNames = new Set<string>();
  private readonly wholeNames: Set<string>[][] = [];
  private readonly sentences = new Map<number, readonly ReadonlySet<string>[]>();
  private readonly asked = new Map<string, readonly ReadonlySet<string>[]>();
  private readonly stemmed = new Map<Passage, readonly StemmedSentence[]>();
  private readonly nameStems = new Map<Passage, ReadonlySet<string>>();
  private readonly ownStems = new Map<number, ReadonlySet<string>>();
  private readonly numbers = new Map<string, number[]>();
  private readonly sourceStems = new Map<string, ReadonlySet<string>>();
  private readonly termNames = new Set<string>();
  /** How often the texts write a folded word with a capital where only names have one, and how often without. */
  private readonly capitals = new Map<string, { name: number; word: number }>();
  private readonly parts = new Set<string>();
  private averageLength = 1;
  /** The stems that a folded word has in the texts, whose accents a question may lack. */
  private readonly stemsOf = new Map<string, Set<string>>();
  private readonly words = new Set<string>();
  private readonly vocabulary = new WordList();
  private readonly stems = new WordList();

  private constructor(
    readonly language: Language,
    readonly passages: readonly Passage[],
    private readonly askedBy: AskedBy,
  ) {}

  /** Takes a second for a site's texts, in steps of some milliseconds between which the process serves requests. */
  static async build(language: Language, passages: readonly Passage[], askedBy: AskedBy): Promise<PassageIndex> {
    const index = new PassageIndex(language, passages, askedBy);
    const sources = Map.groupBy(passages.keys(), (number) => (passages[number] as Passage).id);
    for (const numbers of sources.values()) {
      const bodies = numbers.map((number) => textWords((passages[number] as Passage).text, language));
      const whole = countStems(bodies.flat());
      numbers.forEach((number, at) => {
        index.add(number, bodies[at] as Word[], whole);
      });
      await setImmediate();
    }
    for (const folded of index.stemsOf.keys()) index.vocabulary.add(folded);
    for (const stem of index.postings.keys()) index.stems.add(stem);
    index.averageLength = index.lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, passages.length);
    return index;
  }

  /** The inverse document frequency of a word that no passage has. */
  get mostIdf(): number {
    return this.idf('');
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

  /** Stems of title, heading and aliases. */
  namesOf(number: number): ReadonlySet<string> {
    return this.names[number] ?? new Set();
  }

  /** Stems of each single name: the title, its parts in and before brackets and at a colon, and the aliases. */
  wholeNamesOf(number: number): readonly ReadonlySet<string>[] {
    return this.wholeNames[number] ?? [];
  }

  /** Stems of each question that the source is known to be asked by. */
  askedOf(number: number): readonly ReadonlySet<string>[] {
    const passage = this.passages[number] as Passage;
    const found = this.asked.get(passage.id) ?? this.askedBy(passage).map(this.stemSet);
    this.asked.set(passage.id, found);
    return found;
  }

  /** Stems of each sentence, and of each question that the source is known to be asked by. */
  sentencesOf(number: number): readonly ReadonlySet<string>[] {
    let found = this.sentences.get(number);
    if (!found) {
      const passage = this.passages[number] as Passage;
      found = [...this.stemmedSentences(passage).map(({ stems }) => stems), ...this.askedOf(number)];
      this.sentences.set(number, found);
    }
    return found;
  }

  /** The sentences of a passage of this index, in order. */
  stemmedSentences(passage: Passage): readonly StemmedSentence[] {
    let found = this.stemmed.get(passage);
    if (!found) {
      found = sentencesOf(passage.text, this.language).map((text) => ({ text, stems: this.stemSet(text) }));
      this.stemmed.set(passage, found);
    }
    return found;
  }

  /** Stems of the title and the heading of a passage of this index. */
  stemsOfNames(passage: Passage): ReadonlySet<string> {
    let found = this.nameStems.get(passage);
    if (!found) {
      found = this.stemSet(`${passage.title}\n${passage.heading}`);
      this.nameStems.set(passage, found);
    }
    return found;
  }

  /** The passages of the same source and title: page services has a title for each service. */
  partsOf({ id, title }: Passage): readonly Passage[] {
    return this.ofSource(id).filter((part) => part.title === title);
  }

  /** Stems of the passage itself and of what it is asked by. */
  ownStemsOf(number: number): ReadonlySet<string> {
    let found = this.ownStems.get(number);
    if (!found) {
      found = new Set([this.namesOf(number), ...this.sentencesOf(number)].flatMap((stems) => [...stems]));
      this.ownStems.set(number, found);
    }
    return found;
  }

  /** All passages of a source. */
  ofSource(id: string): readonly Passage[] {
    return (this.numbers.get(id) ?? []).map((number) => this.passages[number] as Passage);
  }

  /** The first passage of each source that has a stem of each group. */
  sourcesHaving(groups: readonly (readonly string[])[]): Passage[] {
    const [first = [], ...others] = groups.map(
      (stems) => new Set(stems.flatMap((stem) => [...(this.postings.get(stem)?.keys() ?? [])])),
    );
    const found = [...first].filter((number) => others.every((numbers) => numbers.has(number)));
    const bySource = new Map(found.map((number) => [this.passages[number]?.id ?? '', number]));
    return [...bySource.values()].map((number) => this.passages[number] as Passage);
  }

  /** Stems of all passages of a source, with its names and what it is asked by. */
  stemsOfSource(id: string): ReadonlySet<string> {
    let found = this.sourceStems.get(id);
    if (!found) {
      found = new Set((this.numbers.get(id) ?? []).flatMap((number) => [...this.ownStemsOf(number)]));
      this.sourceStems.set(id, found);
    }
    return found;
  }

  /** Whether the texts write a folded word as the name of somebody or something: with a capital within sentences. */
  isProperName(folded: string): boolean {
    const { name, word } = this.capitals.get(folded) ?? { name: 0, word: 0 };
    return name > word * leastCapitals;
  }

  /** Whether these stems are the whole name of an entry of the glossary, which has no price of its own. */
  isTermName(stems: readonly string[]): boolean {
    return this.termNames.has([...stems].sort().join(' '));
  }

  /** Whether the texts speak of this part of a numbered thing: "19650-5". */
  knowsPart(part: string): boolean {
    return this.parts.has(part);
  }

  /** Whether the title or an alias of a source has the stem. */
  isName(stem: string): boolean {
    return this.allNames.has(stem);
  }

  knows(stem: string): boolean {
    return this.postings.has(stem);
  }

  /** Whether the texts have a word just so, with its accents. */
  writes(word: string): boolean {
    return this.words.has(word);
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

  /** Other stems of a stem's family, which the rules of endings leave apart: "maintain" and "mainten". */
  relatives(stem: string): readonly string[] {
    const shared = Math.max(familyLetters, Math.ceil(stem.length * familyShare));
    if (stem.length < shared) return [];
    const [from, to] = this.stems.withPrefix(stem.slice(0, shared));
    return this.stems.sorted
      .slice(from, to)
      .filter(
        (other) => other !== stem && Math.max(stem.length, other.length) * familyShare <= commonLetters(stem, other),
      )
      .slice(0, mostRelatives);
  }

  /** `whole`: how often each stem is in the texts of the whole source. */
  private add(number: number, body: readonly Word[], whole: ReadonlyMap<string, number>): void {
    const passage = this.passages[number] as Passage;
    const { title, heading, aliases } = passage;
    const numbers = this.numbers.get(passage.id);
    if (numbers) numbers.push(number);
    else this.numbers.set(passage.id, [number]);
    this.countCapitals(passage.text);
    for (const [part] of [title, heading, ...aliases, passage.text].join('\n').matchAll(partNumber))
      this.parts.add(part);
    const wordsOf = (text: string) => textWords(text, this.language);
    const fields = {
      title: wordsOf(title),
      heading: wordsOf(heading),
      aliases: wordsOf(aliases.join('\n')),
      asked: wordsOf(this.askedBy(passage).join('\n')),
      text: body,
    };
    const weights = new Map<string, number>();
    for (const [stem, count] of whole) weights.set(stem, count * aroundWeight);
    for (const field of Object.keys(fieldWeights) as (keyof typeof fieldWeights)[]) {
      for (const { written, folded, stem } of fields[field]) {
        this.words.add(written);
        weights.set(stem, (weights.get(stem) ?? 0) + fieldWeights[field]);
        const stems = this.stemsOf.get(folded);
        if (stems) stems.add(stem);
        else this.stemsOf.set(folded, new Set([stem]));
      }
    }
    for (const [stem, weight] of weights) {
      const having = this.postings.get(stem);
      if (having) having.set(number, weight);
      else this.postings.set(stem, new Map([[number, weight]]));
    }
    const names = [...fields.title, ...fields.heading, ...fields.aliases];
    this.names[number] = new Set(names.map(({ stem }) => stem));
    for (const { stem } of [...fields.title, ...fields.aliases]) this.allNames.add(stem);
    this.wholeNames[number] = [title, ...title.split(/[()]|: /), ...aliases]
      .map((name) => new Set(tellingWords(name, this.language).map(({ stem }) => stem)))
      .filter(({ size }) => size > 0);
    if (passage.kind === 'term')
      for (const name of this.wholeNames[number]) this.termNames.add([...name].sort().join(' '));
    this.lengths[number] = names.length + body.length;
  }

  private countCapitals(text: string): void {
    for (const { 0: word, index } of text.matchAll(/\p{L}[\p{L}\p{N}]+/gu)) {
      const counts = this.capitals.get(fold(word)) ?? { name: 0, word: 0 };
      // What follows a stop, a colon or a quotation mark may begin a sentence.
      if (/^\p{Ll}/u.test(word)) counts.word++;
      else if (/[\p{L}\p{N},] $/u.test(text.slice(Math.max(0, index - 2), index))) counts.name++;
      this.capitals.set(fold(word), counts);
    }
  }

  private readonly stemSet = (text: string): ReadonlySet<string> => stemsIn(text, this.language);
}

/** The words of a question without its fillers, in their order. */
const tellingWords = (text: string, language: Language): Word[] =>
  questionWords(text, language).filter(({ folded }) => !questionFillers[language].has(folded));

function commonLetters(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}
