import { askedParts, otherSpellings, type SearchEntry, similarWords } from '@arcada/contracts';
import MiniSearch, { type Query, type QueryCombination, type SearchResult } from 'minisearch';
import type { Hit } from '../search.api.ts';

/** Suggestions that are shown at once. */
export const mostSuggestions = 6;
const mostWords = 8;

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** How many letters of a word may be wrong. */
const mistakesIn = (word: string) => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/** What a word counts beside the one that was typed. */
const boosts = { undivided: 4, resembles: 0.4, beginningResembles: 0.1 };

const spellingsOf = ({ title, keywords, summary }: SearchEntry): string =>
  [title, keywords, summary].flatMap((text) => otherSpellings(wordsOf(text))).join(' ');

const anyOf = (queries: Query[]): QueryCombination => ({ combineWith: 'OR', queries });
const allOf = (queries: Query[]): Query => ({ combineWith: 'AND', queries });

const boosted = (boost: number, queries: Query[]): QueryCombination => ({ ...anyOf(queries), boostTerm: () => boost });

/** The word, or all its parts when it is a name and a number without a space. */
function apartToo(word: string, query: (word: string) => Query): Query {
  const parts = askedParts(word);
  return parts.length === 1 ? query(word) : anyOf([boosted(boosts.undivided, [query(word)]), allOf(parts.map(query))]);
}

/** Finds entries of all areas by words, beginnings of words and, when those find nothing, both with typing mistakes. */
export class SearchIndex {
  private readonly entries: Map<string, SearchEntry>;
  private readonly titles: Map<string, string>;
  private readonly words = new Set<string>();
  private sorted: string[] = [];
  private readonly index = new MiniSearch<SearchEntry>({
    idField: 'path',
    fields: ['title', 'keywords', 'summary', 'spellings'],
    extractField: (entry, field) =>
      field === 'spellings' ? spellingsOf(entry) : (entry[field as keyof SearchEntry] as string),
    tokenize: wordsOf,
    processTerm: (word) => {
      this.words.add(word);
      return word;
    },
    searchOptions: {
      prefix: true,
      boost: { title: 6, keywords: 2, spellings: 0.5 },
      processTerm: (word) => word,
    },
  });

  private constructor(entries: readonly SearchEntry[]) {
    this.entries = new Map(entries.map((entry) => [entry.path, entry]));
    this.titles = new Map(entries.map(({ path, title }) => [path, fold(title)]));
  }

  /** Reads in slices, so that typing goes on meanwhile. */
  static async of(entries: readonly SearchEntry[]): Promise<SearchIndex> {
    const made = new SearchIndex(entries);
    await made.index.addAllAsync([...made.entries.values()], { chunkSize: 50 });
    made.sorted = [...made.words].sort();
    return made;
  }

  /** Best first. */
  find(asked: string): SearchEntry[] {
    const words = [...new Set(wordsOf(asked))].slice(0, mostWords);
    if (words.length === 0) return [];
    let found = this.index.search(allOf(words.map((word) => apartToo(word, (part) => part))));
    if (found.length === 0) {
      const forgiving = words.map((word) => apartToo(word, (part) => this.allowingMistakes(part)));
      found = this.index.search(allOf(forgiving));
      if (found.length === 0) found = this.index.search(anyOf(forgiving));
    }
    return this.ranked(found, fold(asked).trim());
  }

  private allowingMistakes(word: string): Query {
    const { words, beginnings } = similarWords(this.sorted, word);
    const these = (positions: number[], boost: number): Query => ({
      ...boosted(
        boost,
        positions.map((position) => this.sorted[position] as string),
      ),
      prefix: false,
      fuzzy: false,
    });
    return {
      ...anyOf([word, these(words, boosts.resembles), these(beginnings, boosts.beginningResembles)]),
      fuzzy: mistakesIn,
    };
  }

  private ranked(found: SearchResult[], whole: string): SearchEntry[] {
    const points = ({ id, score }: SearchResult) => (this.titles.get(id)?.startsWith(whole) ? score * 4 : score);
    return found
      .map((result) => ({ entry: this.entries.get(result.id) as SearchEntry, points: points(result) }))
      .sort((left, right) => right.points - left.points)
      .map(({ entry }) => entry);
  }
}

/**
 * The few that are shown, by kind: the best of each kind, then the best of all. Kinds stand in the order of their best.
 * An area that has more than it handed over knows better, so what it found itself takes the place of its entries.
 */
export function pickSuggestions(found: readonly SearchEntry[], fromAreas: Readonly<Record<string, Hit[]>>): Hit[][] {
  const groups = new Map<string, Hit[]>();
  const all = [...found.filter(({ kind }) => !fromAreas[kind]), ...Object.values(fromAreas).flat()] as Hit[];
  const first = all.filter(({ kind }, at) => all.findIndex((other) => other.kind === kind) === at);
  const rest = all.filter((hit) => !first.includes(hit));
  const chosen = new Set([...first, ...rest].slice(0, mostSuggestions));
  for (const hit of all) {
    if (chosen.has(hit)) groups.set(hit.kind, [...(groups.get(hit.kind) ?? []), hit]);
  }
  return [...groups.values()];
}
