import type { Language } from '@arcada/contracts';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { fold } from './words.ts';

/** Snowball's rules; they read endings with their accents ("-ação"). For services only: a browser has no use for so much. */
export const stemmers: Record<Language, (word: string) => string> = { en: english, 'pt-BR': portuguese, es: spanish };

/** Names of products are English in every language, and no plural of the others ends so. */
const englishPlural = /(?<=[b-df-hj-np-rtv-z])s$/;

/**
 * Endings as the rules read them: visitors leave out accents and the index has none, and plurals that change
 * more than an -s ("níveis", "colisões", "luces") keep a stem of their own otherwise.
 */
const endings: Partial<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  'pt-BR': [
    [/[oa]es$/, 'ao'],
    [/(?<=[aeou])is$/, 'l'],
    [/(?<=[^aeou])is$/, 'il'],
    [/ns?$/, 'm'],
    [englishPlural, ''],
    [/c(?=ao$)/, 'ç'],
    [/ao$/, 'ão'],
  ],
  es: [
    [englishPlural, ''],
    [/ces$/, 'z'],
    [/genes$/, 'gen'],
    [/ion$/, 'ión'],
  ],
};

/** What the forms of a folded word have in common: "clash" of "clashes", "coorden" of "coordenacoes". */
export function stemOfFolded(word: string, language: Language): string {
  const written = (endings[language] ?? []).reduce((text, [from, to]) => text.replace(from, to), word);
  return fold(stemmers[language](written));
}

/** The same for one language, as an index takes it. */
export const stemIn =
  (language: Language) =>
  (word: string): string =>
    stemOfFolded(word, language);
