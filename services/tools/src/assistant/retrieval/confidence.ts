import { bestOfSources } from './best-of-sources.ts';
import { shareAmong, type Unit, weightAmong, weightOfAll } from './question.ts';
import { hasPrice, weighted } from './rank.ts';
import { type Asked, isHelp, ruledOut } from './ruled-out.ts';
import type { FoundPassage } from './search-passages.ts';

const lookedAt = 3;
/** A product or course is meant when so much of the question is in its name. */
const leastNamed = 0.2;
const mostOutside = 2;

/**
 * Logistic regression of "the sources answer this" over all questions of bench/assistant but the golden set, by its
 * fit.ts.
 */
export const confidenceWeights = {
  coverage: 1.467,
  own: 1.484,
  named: 0.581,
  sentence: 0.339,
  wholeName: -0.592,
  score: 0.426,
  units: 1.077,
  unknown: -0.054,
  outside: -1.701,
  foreignPrice: -1.464,
  elsewhere: -2.888,
  command: -1.507,
  ability: -0.591,
  kinds: 0.075,
  definition: 0.26,
  apart: -1.13,
  missing: -1.457,
  bias: -3.358,
};
/**
 * How far from even odds an answer must be. In the cross-validation of fit.ts, with the rules of ruled-out.ts, so much
 * is well within both bars of the golden set (90 % of the unanswerable questions refused, 10 % of the others).
 */
export const caution = 0.2;

/** When the texts lack a word of the question, a source must have so much of it to be about more than its other words. */
const leastWithLack = 0.5;

/** What the confidence rests on: the best sources, and the question's words that the texts don't have. */
export function confidenceFeatures({
  units,
  intents,
  passages,
  index,
}: Omit<Asked, 'question' | 'matter'>): Record<keyof typeof confidenceWeights, number> {
  const best = bestOfSources(passages, lookedAt);
  const [first] = best;
  const most = (of: (found: FoundPassage) => number) => Math.max(0, ...best.map(of));
  const least = (of: (found: FoundPassage) => number) => Math.min(...(best.length > 0 ? best.map(of) : [1]));
  const whole = weightOfAll(units);
  const names = units.filter(({ name, nation }) => name && !nation);
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
    outside: Math.min(mostOutside, units.filter((unit) => unit.outside && !unit.nation).length),
    foreignPrice: Number(intents.price && !(first && hasPrice(first) && first.named > leastNamed)),
    // Who holds an office of this firm is ruled out where its page doesn't say so.
    elsewhere: Number(intents.elsewhere && !intents.person && !isHelp(first)),
    command: Number(intents.command),
    ability: Number(intents.ability && !(first && hasPrice(first) && first.named > leastNamed)),
    kinds: Number(intents.kinds.size > 0),
    definition: Number(intents.definition),
    apart: names.length > 0 ? 1 - most(({ passage: { id } }) => shareOf(names, index.stemsOfSource(id))) : 0,
    missing: least(({ passage: { id } }) => missing(units, index.stemsOfSource(id)) / index.mostIdf),
    bias: 1,
  };
}

const shareOf = (units: readonly Unit[], stems: ReadonlySet<string>) => weightAmong(units, stems) / weightOfAll(units);
/** How rare the rarest word is that a source doesn't have. */
const missing = (units: readonly Unit[], stems: ReadonlySet<string>) =>
  Math.max(0, ...units.map((unit) => unit.weight * (1 - shareAmong(unit, stems))));

const strongest = (choices: Unit['choices']): number => Math.max(0, ...choices.map(({ strength }) => strength));

/** Whether no source can be the right one, however well the words fit. */
export function isRuledOut(asked: Asked): boolean {
  const lacks = asked.units.some(({ choices }) => choices.length === 0);
  const { coverage } = confidenceFeatures(asked);
  return asked.passages.length === 0 || ruledOut(asked) !== undefined || (lacks && coverage < leastWithLack);
}

/** Whether the best passages are about what is asked. */
export const isKnown = (asked: Asked): boolean =>
  !isRuledOut(asked) && weighted(confidenceFeatures(asked), confidenceWeights) >= caution;
