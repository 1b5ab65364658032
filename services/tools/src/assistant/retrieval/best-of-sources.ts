import type { FoundPassage } from './search-passages.ts';

/** The best passage of each of the best sources: at most so many, none that ranks `behind` the first by more than this. */
export function bestOfSources(
  passages: readonly FoundPassage[],
  most: number,
  behind = Number.POSITIVE_INFINITY,
): FoundPassage[] {
  const least = (passages[0]?.rank ?? 0) - behind;
  const sources = new Map<string, FoundPassage>();
  for (const found of passages) {
    if (found.rank < least || sources.size === most) break;
    if (!sources.has(found.passage.id)) sources.set(found.passage.id, found);
  }
  return [...sources.values()];
}
