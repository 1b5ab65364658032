import type { PassageIndex } from './passage-index.ts';
import { questionFillers } from './question-fillers.ts';
import { questionWords, type Word } from './stems.ts';
import type { Synonyms } from './synonyms.ts';

/** How much a word counts that was mistyped, and a name that means the same. */
const resembling = 0.5;
const synonym = 0.7;

export interface Choice {
  stems: readonly string[];
  strength: number;
}

/** A word or name of the question: a passage may have any of its choices. */
export interface Unit {
  choices: readonly Choice[];
  /** How rare it is: the sum over its words. */
  weight: number;
}

/** What is asked, without the words that every question has. */
export function questionUnits(question: string, index: PassageIndex, synonyms: Synonyms): Unit[] {
  const { language } = index;
  const all = questionWords(question, language);
  const stems = all.map(({ folded, stem }) => (index.knows(stem) ? stem : (index.written(folded)[0] ?? stem)));
  const units = new Map<string, Unit>();
  for (let at = 0; at < all.length; ) {
    const name = synonyms.at(stems, at);
    const length = name?.length ?? 1;
    const words = all.slice(at, at + length);
    at += length;
    const telling = words.filter(({ folded }) => !questionFillers[language].has(folded));
    if (telling.length === 0) continue;
    const known = telling.map((word) => knownStems(word, index));
    const others = (name?.others ?? []).map((stems) => ({ stems, strength: synonym }));
    const choices = [...products(known), ...others];
    const weight = telling.reduce((sum, _, place) => sum + weightOf(known[place] ?? [], index), 0);
    units.set(telling.map(({ stem }) => stem).join(' '), { choices, weight });
  }
  return [...units.values()];
}

function knownStems({ folded, stem }: Word, index: PassageIndex): Choice[] {
  const exact = [...new Set([stem, ...index.written(folded)])].filter((one) => index.knows(one));
  if (exact.length > 0) return exact.map((one) => ({ stems: [one], strength: 1 }));
  return index.resembling(folded).map((one) => ({ stems: [one], strength: resembling }));
}

const weightOf = (choices: readonly Choice[], index: PassageIndex): number =>
  choices.length === 0 ? index.mostIdf : Math.max(...choices.map(({ stems: [stem = ''] }) => index.idf(stem)));

/** Each word of a name may be written in several ways: all combinations, of which there are few. */
function products(words: readonly Choice[][]): Choice[] {
  return words
    .reduce<Choice[]>(
      (begun, ways) => {
        if (ways.length === 0) return begun;
        return begun
          .flatMap((one) =>
            ways.slice(0, 3).map((way) => ({
              stems: [...one.stems, ...way.stems],
              strength: Math.min(one.strength, way.strength),
            })),
          )
          .slice(0, 12);
      },
      [{ stems: [], strength: 1 }],
    )
    .filter(({ stems }) => stems.length > 0);
}

/** The share of a unit that is among these stems, by its best choice: 0 to 1. */
export const shareAmong = ({ choices }: Unit, stems: ReadonlySet<string>): number =>
  Math.max(
    0,
    ...choices.map(
      ({ stems: own, strength }) => (strength * own.filter((stem) => stems.has(stem)).length) / own.length,
    ),
  );
