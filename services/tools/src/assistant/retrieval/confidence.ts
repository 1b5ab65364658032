import { bestOfSources } from './best-of-sources.ts';
import type { Intents } from './intents.ts';
import { hasQuantity } from './numbers.ts';
import { shareAmong, type Unit, weightAmong, weightOfAll } from './question.ts';
import { hasPrice, weighted } from './rank.ts';
import type { FoundPassage } from './search-passages.ts';
import { sentencesOf } from './sentences.ts';
import { stemsIn } from './stems.ts';

const lookedAt = 3;
/** A product or course is meant when so much of the question is in its name. */
const leastNamed = 0.2;
const mostOutside = 2;
/** The site's own help says it, also how to install or to pay, when so much of the question is in it. */
const leastHelp = 0.6;

/**
 * Logistic regression of "the sources answer this" over all questions of bench/assistant but the golden set, by its
 * fit.ts.
 */
export const confidenceWeights = {
  coverage: 2.034,
  own: 1.899,
  named: 0.56,
  sentence: 0.623,
  wholeName: -0.393,
  score: 0.395,
  units: 0.899,
  unknown: -0.466,
  outside: -1.734,
  foreignPrice: -1.436,
  elsewhere: -2.71,
  command: -1.458,
  ability: -0.866,
  kinds: 0.089,
  definition: 0.019,
  bias: -4.284,
};
/**
 * How far from even odds an answer must be. In the cross-validation of fit.ts so much is about as far from one bar of
 * the golden set as from the other (90 % of the unanswerable questions refused, 10 % of the others).
 */
const caution = 0.6;

/** When the texts lack a word of the question, a source must have so much of it to be about more than its other words. */
const leastWithLack = 0.5;
/** The same of the sentence that says how many or how long. */
const leastWithNumber = 0.4;
/** The same of what a standard is asked about. */
const leastOfMatter = 0.5;

/** What the confidence rests on: the best sources, and the question's words that the texts don't have. */
export function confidenceFeatures(
  units: readonly Unit[],
  intents: Intents,
  passages: readonly FoundPassage[],
): Record<keyof typeof confidenceWeights, number> {
  const best = bestOfSources(passages, lookedAt);
  const [first] = best;
  const most = (of: (found: FoundPassage) => number) => Math.max(0, ...best.map(of));
  const whole = weightOfAll(units);
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
    elsewhere: Number(intents.elsewhere && !isHelp(first)),
    command: Number(intents.command),
    ability: Number(intents.ability && !(first && hasPrice(first) && first.named > leastNamed)),
    kinds: Number(intents.kinds.size > 0),
    definition: Number(intents.definition),
    bias: 1,
  };
}

/** Whether a source names the country that is asked about. */
const namesNationOf =
  (units: readonly Unit[]) =>
  ({ passage: { title, heading, text, language } }: FoundPassage): boolean => {
    const stems = stemsIn([title, heading, text].join('\n'), language);
    return units.some((unit) => unit.nation && shareAmong(unit, stems) > 0);
  };

/** Whether a source has enough of what a standard is asked about: one that only names the standard doesn't say it. */
const saysOfMatter =
  (units: readonly Unit[]) =>
  ({ passage: { title, heading, aliases, text, language } }: FoundPassage): boolean =>
    weightAmong(units, stemsIn([title, heading, ...aliases, text].join('\n'), language)) >=
    weightOfAll(units) * leastOfMatter;

/** Its own help says what it says without a number, too ("certificates don't expire"). */
const isHelp = (found?: FoundPassage) => found?.passage.kind === 'help' && found.own >= leastHelp;

/** Whether a sentence has a number and, with the source's name, enough of what is asked. */
const saysHowMuch =
  (units: readonly Unit[]) =>
  ({ passage: { title, heading, text, language } }: FoundPassage): boolean => {
    // A country's name is rare and would outweigh what is asked about it.
    const asked = units.filter(({ nation }) => !nation);
    const nations = units.filter(({ nation }) => nation);
    const least = weightOfAll(asked) * leastWithNumber;
    return sentencesOf(text, language).some((sentence) => {
      if (!hasQuantity(sentence, language)) return false;
      const stems = stemsIn([title, heading, sentence].join('\n'), language);
      return weightAmong(asked, stems) >= least && nations.every((nation) => shareAmong(nation, stems) > 0);
    });
  };

const strongest = (choices: Unit['choices']): number => Math.max(0, ...choices.map(({ strength }) => strength));

/** Whether the best passages are about what is asked, and about the matter that a standard is asked about. */
export function isKnown(
  units: readonly Unit[],
  matter: readonly Unit[],
  intents: Intents,
  passages: readonly FoundPassage[],
): boolean {
  if (intents.secret) return false;
  // What holds in one country says nothing of another.
  if (units.some(({ nation, choices }) => nation && choices.length === 0)) return false;
  const best = bestOfSources(passages, lookedAt);
  if (units.some(({ nation }) => nation) && !best.some(namesNationOf(units))) return false;
  if (intents.quantity && !isHelp(best[0]) && !best.some(saysHowMuch(units))) return false;
  const parts = passages.filter(({ passage: { id } }) => best.some(({ passage }) => passage.id === id));
  if (matter.length > 0 && !parts.some(saysOfMatter(matter))) return false;
  const features = confidenceFeatures(units, intents, passages);
  const lacks = units.some(({ choices }) => choices.length === 0);
  if (passages.length === 0 || (lacks && features.coverage < leastWithLack)) return false;
  return weighted(features, confidenceWeights) >= caution;
}
