import type { Passage } from '../passages/passage.ts';
import type { PassageIndex } from './passage-index.ts';
import type { Unit } from './question.ts';

export interface FoundPassage {
  passage: Passage;
  score: number;
  /** How much of the question's words, by their rarity, the passage has: 0 to 1. */
  coverage: number;
}

/** Passages with any of the units, best first. */
export function searchPassages(index: PassageIndex, units: readonly Unit[]): FoundPassage[] {
  const scores = new Map<number, { score: number; covered: number }>();
  const whole = units.reduce((sum, { weight }) => sum + weight, 0);
  for (const unit of units) {
    const best = new Map<number, { score: number; share: number }>();
    for (const { stems, strength } of unit.choices) {
      const rarity = stems.reduce((sum, stem) => sum + index.idf(stem), 0);
      const here = new Map<number, { score: number; has: number }>();
      for (const stem of stems) {
        const idf = index.idf(stem);
        for (const [number, frequency] of index.having(stem)) {
          const before = here.get(number) ?? { score: 0, has: 0 };
          here.set(number, { score: before.score + idf * frequency * strength, has: before.has + idf });
        }
      }
      for (const [number, { score, has }] of here) {
        const before = best.get(number);
        const share = (has / rarity) * strength;
        best.set(number, { score: Math.max(before?.score ?? 0, score), share: Math.max(before?.share ?? 0, share) });
      }
    }
    for (const [number, { score, share }] of best) {
      const before = scores.get(number) ?? { score: 0, covered: 0 };
      scores.set(number, { score: before.score + score, covered: before.covered + share * unit.weight });
    }
  }
  return [...scores]
    .map(([number, { score, covered }]) => ({
      passage: index.passages[number] as Passage,
      score,
      coverage: whole === 0 ? 0 : covered / whole,
    }))
    .sort((left, right) => right.score - left.score);
}
