import type { Intents } from './intents.ts';
import type { FoundPassage } from './search-passages.ts';

/** What the order of passages rests on. */
export type Ranked = Omit<FoundPassage, 'rank'>;

/** Keeps the logarithm of a coverage near 0 in bounds. */
const leastCoverage = 0.05;

/** Fitted to all questions of bench/assistant but the golden set, by its fit.ts. */
export const rankWeights = {
  score: 4.737,
  coverage: 0.315,
  own: 2.516,
  term: 1.103,
  topic: 1.296,
  sold: 0.204,
  named: 2.997,
  sentence: 1.497,
  asked: 1.544,
  wholeName: 1.541,
  kind: 1.886,
  definition: 0.814,
  price: 0.054,
};

const amount = /\p{Sc}/u;

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
  price: Number(intents.price && hasPrice(found) && amount.test(found.passage.text)) * found.named,
});

export const hasPrice = ({ passage: { kind, id } }: Pick<Ranked, 'passage'>): boolean =>
  kind === 'product' || kind === 'course' || id === 'page:services';

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
