import type { Intents } from './intents.ts';
import type { FoundPassage } from './search-passages.ts';

/** What the order of passages rests on. */
export type Ranked = Omit<FoundPassage, 'rank'>;

/** Keeps the logarithm of a coverage near 0 in bounds. */
const leastCoverage = 0.05;

/** Fitted to the questions of first.json, tuning.json and near.json by bench/assistant/fit.ts; none of the golden set. */
export const rankWeights = {
  score: 4.164,
  coverage: 0.89,
  own: 1.089,
  term: 0.815,
  topic: 1.653,
  sold: 1.097,
  named: 2.966,
  sentence: 0.53,
  asked: 2.212,
  wholeName: 2.023,
  kind: 2.565,
  definition: 1.058,
  price: 0.13,
};

/** An entry that a comparison names comes before passages that speak of both. */
const compared = 4;

export const rankFeatures = (found: Ranked, intents: Intents): Record<keyof typeof rankWeights, number> => ({
  score: Math.log(1 + found.score),
  coverage: Math.log(leastCoverage + found.coverage),
  own: Math.log(leastCoverage + found.own),
  term: Number(found.passage.kind === 'term'),
  topic: Number(found.passage.kind === 'topic'),
  sold: Number(hasPrice(found)),
  named: found.named,
  sentence: found.sentence,
  asked: found.asked,
  wholeName: found.wholeName,
  kind: Number(found.kind),
  definition: Number(intents.definition && found.passage.kind === 'term') * found.wholeName,
  price: Number(intents.price && hasPrice(found)) * found.named,
});

export const hasPrice = ({ passage }: Pick<Ranked, 'passage'>): boolean =>
  passage.kind === 'product' || passage.kind === 'course';

/** The logarithm, up to a constant, of how probably a passage is the one that answers. */
export function rankOf(found: Ranked, intents: Intents): number {
  const isSide = intents.comparison && found.passage.kind === 'term' && found.wholeName > 0;
  return weighted(rankFeatures(found, intents), rankWeights) + (isSide ? compared : 0);
}

/** The sum of features, each by its weight. */
export const weighted = <Name extends string>(
  features: Readonly<Record<Name, number>>,
  weights: Readonly<Record<Name, number>>,
): number => (Object.keys(features) as Name[]).reduce((sum, name) => sum + features[name] * weights[name], 0);
