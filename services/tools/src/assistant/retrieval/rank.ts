import type { Intents } from './intents.ts';
import type { FoundPassage } from './search-passages.ts';

/** What the order of passages rests on. */
export type Ranked = Omit<FoundPassage, 'rank'>;

/** Keeps the logarithm of a coverage near 0 in bounds. */
const leastCoverage = 0.05;

/** Fitted to all questions of bench/assistant but the golden set, by its fit.ts. */
export const rankWeights = {
  score: 4.528,
  coverage: 0.443,
  own: 2.612,
  term: 1.088,
  topic: 1.221,
  sold: 0.173,
  named: 2.747,
  sentence: 1.908,
  asked: 1.035,
  wholeName: 1.706,
  kind: 2.115,
  definition: 1.284,
  price: 0.098,
};

const amount = /\p{Sc}/u;

/** An entry that a comparison names comes before passages that speak of both. */
const compared = 4;

/** What is named only by a part of another entry's name comes after what may be quoted beside that entry. */
const partly = 4;

/** A list of titles names what others state. */
const outline = 2;

/** What is asked of the things that are named comes before those things. */
const headed = 2;

/** What says how many people comes before what only has the words of the question. */
const stated = 4;

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
  const isOutline = (found.passage.isOutline ?? false) && !found.kind;
  return (
    weighted(rankFeatures(found, intents), rankWeights) +
    (isSide ? compared : 0) +
    (found.headed ? headed : 0) +
    (found.countsPeople ? stated : 0) -
    (found.partly ? partly : 0) -
    (isOutline ? outline : 0)
  );
}

/** The sum of features, each by its weight. */
export const weighted = <Name extends string>(
  features: Readonly<Record<Name, number>>,
  weights: Readonly<Record<Name, number>>,
): number => (Object.keys(features) as Name[]).reduce((sum, name) => sum + features[name] * weights[name], 0);
