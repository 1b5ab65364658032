import type { Language } from '@arcada/contracts';
import { FullTextSearch } from '@arcada/search';
import type { Hit } from './search.api.ts';

/**
 * The areas' results, the area with the best one first: each area only knows the order of its own. Compared by the
 * rules of the suggestions, with the label of its kind, so that "navisworks course" is a course; what an area found in
 * texts that it keeps to itself is in the `others`, after what can be seen to match. Where what can be seen only
 * resembles a word, those texts may have the word itself: then all are close.
 */
export function bestFirst<T extends { label: string; hits: readonly Hit[] }>(
  areas: readonly T[],
  asked: string,
  language: Language,
): { close: T[]; others: T[] } {
  const all = areas.flatMap((area) => area.hits.map((hit) => ({ area, hit })));
  const index = new FullTextSearch(
    language,
    all.map(({ area, hit }) => ({
      name: hit.title,
      labels: `${area.label} ${hit.keywords ?? ''}`,
      description: hit.summary,
      details: '',
    })),
  );
  const { count, guessed, best } = index.search(asked);
  const ranked = best(0, count).map((place) => all[place]?.area as T);
  const close = [...new Set(ranked)];
  const others = areas.filter((area) => !close.includes(area));
  return guessed && count > 0 ? { close: [...close, ...others], others: [] } : { close, others };
}
