import type { EverydayWords } from './everyday-words.ts';
import { otherVowels } from './irregular-words.ts';
import { nationNames } from './nations.ts';
import type { PassageIndex } from './passage-index.ts';
import type { Word } from './stems.ts';

/** How much a word counts that people use for another, one of its family, and one that was mistyped. */
const strengths = { vowels: 0.9, alike: 0.5, relative: 0.6, resembling: 0.5 };

export interface Choice {
  stems: readonly string[];
  strength: number;
}

/** What a word of a question may be in the texts, best first; nothing for a word that they don't have. */
export function knownStems({ folded, stem }: Word, index: PassageIndex, everyday: EverydayWords): Choice[] {
  const nation = nationNames(folded);
  // Whatever resembles the name of a country is not that country.
  if (nation) {
    const stems = new Set(nation.flatMap((name) => index.written(name)));
    return [...stems].map((one) => ({ stems: [one], strength: 1 }));
  }
  const found = new Map<string, number>();
  const take = (stems: readonly string[], strength: number) => {
    for (const one of stems) if (!found.has(one)) found.set(one, strength);
  };
  take(
    [stem, ...index.written(folded)].filter((one) => index.knows(one)),
    1,
  );
  const vowels = otherVowels(stem, index.language);
  take(
    vowels.filter((one) => index.knows(one)),
    strengths.vowels,
  );
  take(index.relatives(stem), strengths.relative);
  const alike = [stem, ...vowels].flatMap((one) => everyday.alike(one, index));
  take(alike, strengths.alike);
  if (found.size === 0) take(index.resembling(folded), strengths.resembling);
  return [...found].map(([one, strength]) => ({ stems: [one], strength }));
}
