import type { Passage } from '../passages/passage.ts';
import type { Intents } from './intents.ts';
import { countsPeople } from './numbers.ts';
import type { PassageIndex, StemmedSentence } from './passage-index.ts';
import { shareAmong, type Unit, weightAmong, weightOfAll } from './question.ts';
import { rankOf } from './rank.ts';

export interface FoundPassage {
  passage: Passage;
  /** The sum of BM25F. */
  score: number;
  /** How much of the question's words, by their rarity, the source has: 0 to 1. */
  coverage: number;
  /** The same for the passage by itself, with what it is asked by. */
  own: number;
  /** The same for the passage's title, heading and aliases. */
  named: number;
  /** The same for the one sentence, or question that it is known to be asked by, that has most of them. */
  sentence: number;
  /** The same for the one question that the source is known to be asked by that has most of them. */
  asked: number;
  /** The same for the words of a name of the passage that is in the question as a whole. */
  wholeName: number;
  /** Whether the question names it only by a part of another entry's name. */
  partly: boolean;
  /** Whether it is of a kind that the question names. */
  kind: boolean;
  /** Whether its name has what is asked of the things that the question names. */
  headed: boolean;
  /** Whether it says how many people, and that is asked. */
  countsPeople: boolean;
  /** By what passages are ordered. */
  rank: number;
}

interface Match {
  score: number;
  /** Share of a unit, or their sum by weight. */
  share: number;
}

const nothing: Match = { score: 0, share: 0 };
/** Only so many of the best by score are looked at closely. */
const closely = 60;

/** A sentence says how many people there are in what is asked when it has, with the name, so much of it. */
const leastOfPeople = 0.6;

/** A name has what is asked when it has so much of its words. */
const leastOfHead = 0.5;

/** The best passages with any of the units, in order. `partly`: entries named by a part of another's name only. */
export function searchPassages(
  index: PassageIndex,
  units: readonly Unit[],
  intents: Intents,
  most: number,
  partly: ReadonlySet<string> = new Set(),
): FoundPassage[] {
  const whole = weightOfAll(units);
  const sums = new Map<number, Match>();
  for (const unit of units) {
    for (const [number, { score, share }] of matchesOf(unit, index)) {
      const before = sums.get(number) ?? nothing;
      sums.set(number, { score: before.score + score, share: before.share + share * unit.weight });
    }
  }
  const shareOf = (stems: ReadonlySet<string>) => weightAmong(units, stems) / whole;
  const saysHowMany = (names: ReadonlySet<string>, { text, stems }: StemmedSentence) =>
    countsPeople(text, index.language) && shareOf(new Set([...names, ...stems])) >= leastOfPeople;
  const heads = units.filter(({ word }) => word.split(' ').includes(intents.head));
  return [...sums]
    .map(([number, { score, share }]) => ({ number, score, coverage: share / whole }))
    .sort((left, right) => right.score * Math.sqrt(right.coverage) - left.score * Math.sqrt(left.coverage))
    .slice(0, closely)
    .map(({ number, score, coverage }) => {
      const passage = index.passages[number] as Passage;
      const found = {
        passage,
        score,
        coverage,
        own: shareOf(index.ownStemsOf(number)),
        named: shareOf(index.namesOf(number)),
        sentence: Math.max(0, ...index.sentencesOf(number).map(shareOf)),
        asked: Math.max(0, ...index.askedOf(number).map(shareOf)),
        wholeName: partly.has(passage.id) ? 0 : wholeNameShare(index.wholeNamesOf(number), units, whole),
        partly: partly.has(passage.id),
        kind: intents.kinds.has(passage.kind),
        countsPeople:
          intents.people &&
          index.stemmedSentences(passage).some((sentence) => saysHowMany(index.namesOf(number), sentence)),
        headed: heads.some((unit) => shareAmong(unit, index.namesOf(number)) >= leastOfHead),
      };
      return { ...found, rank: rankOf(found, intents) };
    })
    .sort((left, right) => right.rank - left.rank)
    .slice(0, most);
}

/** A unit is in a name when one of its choices is, whole; a name counts when units make up all of it. */
function wholeNameShare(names: readonly ReadonlySet<string>[], units: readonly Unit[], whole: number): number {
  let best = 0;
  for (const name of names) {
    const left = new Set(name);
    let weight = 0;
    for (const { choices, weight: own } of units) {
      const choice = choices.find(({ stems, strength }) => strength >= 0.5 && stems.every((stem) => name.has(stem)));
      if (!choice) continue;
      weight += own * choice.strength;
      for (const stem of choice.stems) left.delete(stem);
    }
    if (left.size === 0) best = Math.max(best, weight / whole);
  }
  return best;
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
