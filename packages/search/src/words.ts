import type { Language } from '@arcada/contracts';
import { askedParts } from './spellings.ts';

/** Words that say nothing about what is looked for; dropped from a query when other words remain. */
const fillers: Record<Language, ReadonlySet<string>> = {
  en: new Set(['a', 'an', 'and', 'for', 'from', 'in', 'into', 'of', 'on', 'or', 'the', 'to', 'with']),
  'pt-BR': new Set(
    ['a', 'ao', 'as', 'com', 'da', 'das', 'de', 'do', 'dos', 'e', 'em', 'na', 'no', 'o', 'os', 'ou'].concat([
      'para',
      'por',
      'um',
      'uma',
    ]),
  ),
  es: new Set([
    'a',
    'al',
    'con',
    'de',
    'del',
    'e',
    'el',
    'en',
    'la',
    'las',
    'los',
    'o',
    'para',
    'por',
    'un',
    'una',
  ]).add('y'),
};

/** Lower case without accents: "Coordenação" becomes "coordenacao". */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** The words of a text, folded. */
export function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A year is no other year mistyped: a product for 2026 isn't one for 2027. */
export const isYear = (word: string): boolean => /^(?:19|20)\d\d$/.test(word);

/** Years that a query names with a word before them ("Revit 2027"), unlike those of standards ("19650-1:2018"). */
export function askedYears(text: string): string[] {
  const all = words(text).flatMap(askedParts);
  return all.filter((word, at) => isYear(word) && /^\p{L}+$/u.test(all[at - 1] ?? ''));
}

/** The words of a query that are worth looking up, at most eight. */
export function queryWords(text: string, language: Language): string[] {
  const all = [...new Set(words(text).flatMap(askedParts))];
  const telling = all.filter((word) => !fillers[language].has(word));
  return (telling.length > 0 ? telling : all).slice(0, 8);
}
