import type { SearchEntry, SearchKind } from '@arcada/contracts';
import MiniSearch, { type Query } from 'minisearch';
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

/** The word with two neighbours swapped, once for each pair: to the index that would be two mistakes. */
const swaps = (word: string) =>
  [...word.slice(1)].map((letter, at) => `${word.slice(0, at)}${letter}${word[at]}${word.slice(at + 2)}`);

const allowingMistakes = (word: string): Query => ({
  combineWith: 'OR',
  queries: mistakesIn(word) === 1 ? [word, ...swaps(word)] : [word],
  fuzzy: mistakesIn,
});

/** Finds entries of all areas by words, beginnings of words and, when those find nothing, words with typing mistakes. */
export class SearchIndex {
  private readonly entries: Map<string, SearchEntry>;
  private readonly titles: Map<string, string>;
  private readonly index = new MiniSearch<SearchEntry>({
    idField: 'path',
    fields: ['title', 'keywords', 'summary'],
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: { prefix: true, boost: { title: 6, keywords: 2 } },
  });

  private constructor(entries: readonly SearchEntry[]) {
    this.entries = new Map(entries.map((entry) => [entry.path, entry]));
    this.titles = new Map(entries.map(({ path, title }) => [path, fold(title)]));
  }

  /** Reads in slices, so that typing goes on meanwhile. */
  static async of(entries: readonly SearchEntry[]): Promise<SearchIndex> {
    const made = new SearchIndex(entries);
    await made.index.addAllAsync([...made.entries.values()], { chunkSize: 50 });
    return made;
  }

  /** Best first. */
  find(asked: string): SearchEntry[] {
    const words = [...new Set(wordsOf(asked))].slice(0, mostWords);
    if (words.length === 0) return [];
    const queries = words.map(allowingMistakes);
    const attempts: Query[] = [
      { combineWith: 'AND', queries: words },
      { combineWith: 'AND', queries },
      { combineWith: 'OR', queries },
    ];
    const whole = fold(asked).trim();
    for (const attempt of attempts) {
      const found = this.index.search(attempt);
      if (found.length === 0) continue;
      const points = ({ id, score }: { id: string; score: number }) =>
        this.titles.get(id)?.startsWith(whole) ? score * 4 : score;
      return found
        .map(({ id, score }) => ({ entry: this.entries.get(id) as SearchEntry, points: points({ id, score }) }))
        .sort((left, right) => right.points - left.points)
        .map(({ entry }) => entry);
    }
    return [];
  }
}

/**
 * The few that are shown, by kind: the best of each kind, then the best of all. Kinds stand in the order of their best.
 * An area that has more than it handed over knows better, so what it found itself takes the place of its entries.
 */
export function pickSuggestions(found: readonly SearchEntry[], fromAreas: Partial<Record<SearchKind, Hit[]>>): Hit[][] {
  const groups = new Map<SearchKind, Hit[]>();
  const all = [...found.filter(({ kind }) => !fromAreas[kind]), ...Object.values(fromAreas).flat()] as Hit[];
  const first = all.filter(({ kind }, at) => all.findIndex((other) => other.kind === kind) === at);
  const rest = all.filter((hit) => !first.includes(hit));
  const chosen = new Set([...first, ...rest].slice(0, mostSuggestions));
  for (const hit of all) {
    if (chosen.has(hit)) groups.set(hit.kind, [...(groups.get(hit.kind) ?? []), hit]);
  }
  return [...groups.values()];
}
