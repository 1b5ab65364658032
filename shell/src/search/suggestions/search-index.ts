import type { Language, SearchEntry } from '@arcada/contracts';
import { FullTextSearch } from '@arcada/search';
import type { Hit } from '../search.api.ts';

/** Suggestions shown at once. */
export const mostSuggestions = 6;
/** Entries that are added before the browser gets its turn: typing goes on meanwhile. */
const slice = 50;
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Finds entries of all areas, by the same rules as the services find theirs. */
export class SearchIndex {
  private constructor(
    private readonly entries: readonly SearchEntry[],
    private readonly index: FullTextSearch,
  ) {}

  /** Of two entries with one path the later counts. */
  static async of(entries: readonly SearchEntry[], language: Language): Promise<SearchIndex> {
    const index = new FullTextSearch(language, [], { needsYears: true });
    const distinct = [...new Map(entries.map((entry) => [entry.path, entry])).values()];
    for (const [number, { title, keywords, summary }] of distinct.entries()) {
      if (number > 0 && number % slice === 0) await pause();
      index.add(number, { name: title, labels: keywords, description: summary, details: '' });
    }
    index.settle();
    return new SearchIndex(distinct, index);
  }

  /** Best first. */
  find(asked: string): SearchEntry[] {
    const { count, best } = this.index.search(asked);
    return best(0, count).map((number) => this.entries[number] as SearchEntry);
  }
}

/**
 * The suggestions shown, by kind: the best of each kind, then the best of all. Kinds are ordered by
 * their best one. An area with more than its entries knows better, so its own results replace its
 * entries.
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
