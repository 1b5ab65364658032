import type { Language } from '@arcada/contracts';
import { placeholder } from './placeholders.ts';

/** Small words that one of the languages has and the others hardly ever: data, so that a language more is a line more. */
const smallWords: Readonly<Record<Language, string>> = {
  en: 'the of and to is are with for that each by from be this its not which has have at before who on it or an than when must what where they their was were will into without',
  'pt-BR':
    'não da dos das em na nos nas um uma uns umas com são é ao aos às à pelo pela pelos pelas ou seu sua seus suas também mais até os e quem quando sem já isso esta este deve devem foi há num numa depois cujo nenhum',
  es: 'el la los las del al un una y en con es son sin su sus más lo hasta según también ni debe deben cuando quien hay fue cuyo ningún después esta este ya pero está están',
};
/** Two languages may share a word: it tells nothing between them. */
const byWord = new Map<string, Language[]>();
for (const [language, words] of Object.entries(smallWords)) {
  for (const word of words.split(' ')) byWord.set(word, [...(byWord.get(word) ?? []), language as Language]);
}

/** The beginning of a text says enough, and a text may be long. */
const mostRead = 3_000;
const leastWords = 4;

/**
 * The language whose small words a text has, by far more than those of the others; undefined where that is not certain,
 * as in a few words or in a list of names.
 */
export function textLanguage(text: string): Language | undefined {
  const counts = new Map<Language, number>();
  const words =
    text
      .slice(0, mostRead)
      .replaceAll(placeholder, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  for (const word of words) {
    for (const language of byWord.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [[first, most] = [undefined, 0], [, next] = [undefined, 0]] = [...counts].toSorted(
    ([, one], [, other]) => other - one,
  );
  return most >= leastWords && most > 2 * next ? first : undefined;
}
