import type { Intents } from './intents.ts';
import type { Unit } from './question.ts';
import { hasPrice, weighted } from './rank.ts';
import type { FoundPassage } from './search-passages.ts';

const lookedAt = 3;
/** A product or course is meant when so much of the question is in its name. */
const leastNamed = 0.2;
const mostOutside = 2;

/**
 * Logistic regression of "the sources answer this" over the questions of first.json and tuning.json, none of the
 * golden set, by bench/assistant/fit.ts.
 */
export const confidenceWeights = {
  coverage: 1.925,
  own: 1.494,
  named: 1.217,
  sentence: 0.602,
  wholeName: 0.653,
  score: 0.474,
  units: 1.954,
  unknown: -1.13,
  outside: -2.454,
  foreignPrice: -2.526,
  elsewhere: -2.896,
  kinds: -0.15,
  definition: -0.353,
  bias: -5.468,
};
/**
 * How far from even odds an answer must be: the greatest of fit.ts by which, with something to spare, fewer than one of
 * ten answerable questions is refused in cross-validation (8.9 %); of the others 92.6 % are.
 */
const caution = 0.6;

/** What the confidence rests on: the best sources, and the question's words that the texts don't have. */
export function confidenceFeatures(
  units: readonly Unit[],
  intents: Intents,
  passages: readonly FoundPassage[],
): Record<keyof typeof confidenceWeights, number> {
  const sources = new Map<string, FoundPassage>();
  for (const found of passages) {
    if (sources.size === lookedAt) break;
    if (!sources.has(found.passage.id)) sources.set(found.passage.id, found);
  }
  const best = [...sources.values()];
  const [first] = best;
  const most = (of: (found: FoundPassage) => number) => Math.max(0, ...best.map(of));
  const whole = units.reduce((sum, { weight }) => sum + weight, 0);
  const known = units.reduce((sum, { weight, choices }) => sum + weight * strongest(choices), 0);
  return {
    coverage: most(({ coverage }) => coverage),
    own: most(({ own }) => own),
    named: most(({ named }) => named),
    sentence: most(({ sentence }) => sentence),
    wholeName: most(({ wholeName }) => wholeName),
    score: Math.log(1 + (first?.score ?? 0)),
    units: Math.log(1 + units.length),
    unknown: whole > 0 ? 1 - known / whole : 1,
    outside: Math.min(mostOutside, units.filter((unit) => unit.outside).length),
    foreignPrice: Number(intents.price && !(first && hasPrice(first) && first.named > leastNamed)),
    elsewhere: Number(intents.elsewhere),
    kinds: Number(intents.kinds.size > 0),
    definition: Number(intents.definition),
    bias: 1,
  };
}

const strongest = (choices: Unit['choices']): number => Math.max(0, ...choices.map(({ strength }) => strength));

/** Whether the best passages are about what is asked. */
export const isKnown = (units: readonly Unit[], intents: Intents, passages: readonly FoundPassage[]): boolean =>
  passages.length > 0 && weighted(confidenceFeatures(units, intents, passages), confidenceWeights) >= caution;
