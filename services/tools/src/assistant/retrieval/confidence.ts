import type { Unit } from './question.ts';
import type { FoundPassage } from './search-passages.ts';

/** How much of the question, by the rarity of its words, one of the best passages must have. */
const leastCoverage = 0.6;
const lookedAt = 3;

/** Whether the best passages are about what is asked; without this, any question would get some quotation. */
export function isKnown(units: readonly Unit[], passages: readonly FoundPassage[]): boolean {
  if (units.length === 0) return false;
  return Math.max(0, ...passages.slice(0, lookedAt).map(({ coverage }) => coverage)) >= leastCoverage;
}
