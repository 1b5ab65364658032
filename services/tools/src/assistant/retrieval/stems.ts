import type { Language } from '@arcada/contracts';
import { askedParts, fold, otherSpellings } from '@arcada/search';
import { stemmers } from '@arcada/search/stems';
import { regularForm } from './irregular-words.ts';

const wordsIn = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<!\p{L})(?:e-(?=mails?(?!\p{L}))|on-(?=line(?!\p{L})))/gu, (start) => start.slice(0, -1))
    .match(/[\p{L}\p{N}]+/gu) ?? [];

export interface Word {
  /** In small letters, with accents. */
  written: string;
  /** Without accents, as the site's search compares words. */
  folded: string;
  stem: string;
}

/** Snowball's rules read endings with their accents ("-ação"), so a word is stemmed first and folded afterwards. */
export const stemOf = (word: string, language: Language): string => fold(stemmers[language](word));

const known: Record<Language, Map<string, Word>> = { en: new Map(), 'pt-BR': new Map(), es: new Map() };
const mostKnown = 50_000;

/** Texts repeat their words: stemming each once makes an index ten times as fast. */
function toWord(word: string, language: Language): Word {
  const words = known[language];
  let found = words.get(word);
  if (!found) {
    if (words.size >= mostKnown) words.clear();
    found = { written: word, folded: fold(word), stem: stemOf(regularForm(word, language), language) };
    words.set(word, found);
  }
  return found;
}

/** A word that is folded already, as a question may have it. */
export const wordOf = (folded: string, language: Language): Word => toWord(folded, language);

/** The words of a text, and the other spellings of its names with numbers ("ISO 19650", "ISO19650"). */
export function textWords(text: string, language: Language): Word[] {
  const written = wordsIn(text);
  return [...written, ...otherSpellings(written)].map((word) => toWord(word, language));
}

export const stemsIn = (text: string, language: Language): ReadonlySet<string> =>
  new Set(textWords(text, language).map(({ stem }) => stem));

/** The words of a question in their order; a name and its number written as one word are two. */
export const questionWords = (text: string, language: Language): Word[] =>
  wordsIn(text)
    .flatMap(askedParts)
    .map((word) => toWord(word, language));

/** How often each stem is among the words. */
export function countStems(words: readonly Word[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { stem } of words) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}
