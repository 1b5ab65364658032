import type { Language } from '@arcada/contracts';
import { fold } from '@arcada/search';
import type { EverydayWords } from './everyday-words.ts';
import { type Choice, knownStems } from './known-stems.ts';
import { isLanguage, nationNames } from './nations.ts';
import { timeUnit } from './numbers.ts';
import type { PassageIndex } from './passage-index.ts';
import { questionFillers } from './question-fillers.ts';
import { questionWords, type Word } from './stems.ts';
import type { Synonyms } from './synonyms.ts';
import { asIndexed } from './word-borders.ts';

/** How much a name counts that means the same. */
export const synonym = 0.7;

/** A word or name of the question: a passage may have any of its choices. */
export interface Unit {
  /** As it is asked, folded. */
  word: string;
  choices: readonly Choice[];
  /** How rare it is: the sum over its words. */
  weight: number;
  /** Whether the texts have it, apart from words that only resemble it. */
  known: boolean;
  /** Whether it is a word of another field, or a name that no source has. */
  outside: boolean;
  /** Whether it names a country or its people. */
  nation: boolean;
  /** Whether it is the name of somebody or something, as the texts write it or as the question does. */
  name: boolean;
}

/** What is asked, without the words that every question has in the index's language and in that of the question. */
export function questionUnits(
  question: string,
  index: PassageIndex,
  synonyms: Synonyms,
  everyday: EverydayWords,
  spoken: Language = index.language,
): Unit[] {
  const { language } = index;
  const all = asIndexed(questionWords(question, language), index);
  const stems = all.map(({ folded, stem }) => (index.knows(stem) ? stem : (index.written(folded)[0] ?? stem)));
  const names = namesIn(question);
  const units = new Map<string, Unit>();
  for (let at = 0; at < all.length; ) {
    const name = synonyms.at(stems, at);
    const length = name?.length ?? 1;
    const words = all.slice(at, at + length);
    const before = all[at - 1];
    const isOwn = (word: Word, place: number) =>
      !questionFillers[spoken].has(word.folded) &&
      (isTelling(word, words[place - 1] ?? before, index) || isLength(word, words[place + 1] ?? all[at]));
    at += length;
    const telling = words.filter(isOwn);
    if (telling.length === 0) continue;
    const known = telling.map((word) => knownStems(word, index, everyday));
    const others = (name?.others ?? []).map((stems) => ({ stems, strength: synonym }));
    const choices = [...products(known), ...others];
    units.set(telling.map(({ stem }) => stem).join(' '), {
      word: telling.map(({ folded }) => folded).join(' '),
      choices,
      weight: telling.reduce((sum, word, place) => sum + weightOf(word, known[place] ?? [], index), 0),
      known: others.length > 0 || known.some((ways) => ways.some(({ strength }) => strength === 1)),
      outside: telling.some(
        (word) => everyday.isOutside(word, index) || (choices.length === 0 && names.has(word.folded)),
      ),
      nation: telling.some(
        ({ folded }) => nationNames(folded) && !(inLanguage.has(before?.folded ?? '') && isLanguage(folded)),
      ),
      name: telling.some(({ folded }) => names.has(folded) || index.isProperName(folded)),
    });
  }
  return [...units.values()];
}

export const weightOfAll = (units: readonly Unit[]): number => units.reduce((sum, { weight }) => sum + weight, 0);

/** How much of the units these stems have, each by its weight. */
export const weightAmong = (units: readonly Unit[], stems: ReadonlySet<string>): number =>
  units.reduce((sum, unit) => sum + unit.weight * shareAmong(unit, stems), 0);

/** The words of a question that name a source: what it is about. */
export const subjectOf = (question: string, index: PassageIndex): string =>
  questionWords(question, index.language)
    .filter(({ folded, stem }) => !questionFillers[index.language].has(folded) && index.isName(stem))
    .map(({ written }) => written)
    .join(' ');

/** A word with a capital that follows one ending in a small letter: within a sentence only names have it. */
const nameWithin = /(?<=\p{Ll},?\s+)\p{Lu}[\p{L}\p{N}]+/gu;
const namesIn = (question: string): ReadonlySet<string> => new Set(question.match(nameWithin)?.map(fold));

/** "In Portuguese" names a language. */
const inLanguage = new Set(['in', 'into', 'em', 'en', 'speak', 'fala', 'habla']);

const figure = /^\d+$/;

/** A figure that doesn't follow a name ("ISO 9001") is the asker's own: a year, or a number of pages. */
const isTelling = ({ folded }: Word, before: Word | undefined, index: PassageIndex): boolean =>
  !questionFillers[index.language].has(folded) &&
  (!figure.test(folded) || (before !== undefined && index.isName(before.stem)));

/** A number of days is no other number: "within 14 days". */
const isLength = ({ folded }: Word, after: Word | undefined): boolean =>
  figure.test(folded) && after !== undefined && timeUnit.test(after.folded);

function weightOf({ stem }: Word, choices: readonly Choice[], index: PassageIndex): number {
  const exact = choices.filter(({ strength }) => strength === 1);
  const rarities = (exact.length > 0 ? exact : choices).map(({ stems: [own = stem] }) => index.idf(own));
  return rarities.length === 0 ? index.mostIdf : Math.max(...rarities);
}

/** Each word of a name may be written in several ways: all combinations, of which there are few. */
function products(words: readonly Choice[][]): Choice[] {
  if (words.length === 1) return words[0] ?? [];
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
export const shareAmong = ({ choices }: Unit, stems: ReadonlySet<string>): number => {
  let best = 0;
  for (const { stems: own, strength } of choices) {
    let found = 0;
    for (const stem of own) if (stems.has(stem)) found++;
    best = Math.max(best, (strength * found) / own.length);
  }
  return best;
};
