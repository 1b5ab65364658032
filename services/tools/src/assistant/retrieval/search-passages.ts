import type { Passage } from '../passages/passage.ts';
import type { PassageIndex } from './passage-index.ts';
import { shareAmong, type Unit } from './question.ts';

export interface FoundPassage {
  passage: Passage;
  score: number;
  /** How much of the question's words, by their rarity, the source has: 0 to 1. */
  coverage: number;
  /** The same for the passage's title, heading and aliases. */
  named: number;
}

interface Match {
  score: number;
  /** Share of a unit, or their sum by weight. */
  share: number;
}

const nothing: Match = { score: 0, share: 0 };

/**
 * The best passages with any of the units, in order. The sum of BM25F is weighted by how much of the question they
 * cover: a passage with one rare word often isn't better than one with all of them.
 */
export function searchPassages(index: PassageIndex, units: readonly Unit[], most: number): FoundPassage[] {
  const whole = units.reduce((sum, { weight }) => sum + weight, 0);
  const sums = new Map<number, Match>();
  for (const unit of units) {
    for (const [number, { score, share }] of matchesOf(unit, index)) {
      const before = sums.get(number) ?? nothing;
      sums.set(number, { score: before.score + score, share: before.share + share * unit.weight });
    }
  }
  return [...sums]
    .map(([number, { score, share }]) => ({ number, score: score * Math.sqrt(share / whole), coverage: share / whole }))
    .sort((left, right) => right.score - left.score)
    .slice(0, most)
    .map(({ number, score, coverage }) => {
      const names = index.namesOf(number);
      const named = units.reduce((sum, unit) => sum + unit.weight * shareAmong(unit, names), 0) / whole;
      return { passage: index.passages[number] as Passage, score, coverage, named };
    });
}

/** Of a unit's choices each passage counts its best one. */
function matchesOf({ choices }: Unit, index: PassageIndex): Map<number, Match> {
  const best = new Map<number, Match>();
  for (const { stems, strength } of choices) {
    const rarity = stems.reduce((sum, stem) => sum + index.idf(stem), 0);
    const here = new Map<number, Match>();
    for (const stem of stems) {
      const idf = index.idf(stem);
      for (const [number, frequency] of index.having(stem)) {
        const before = here.get(number) ?? nothing;
        const share = before.share + (idf / rarity) * strength;
        here.set(number, { score: before.score + idf * frequency * strength, share });
      }
    }
    for (const [number, { score, share }] of here) {
      const before = best.get(number) ?? nothing;
      best.set(number, { score: Math.max(before.score, score), share: Math.max(before.share, share) });
    }
  }
  return best;
}
