import type { Language, SourceKind } from '@arcada/contracts';
import { fold } from '@arcada/search';

/** What kind of answer a question asks for, as far as its wording tells. */
export interface Intents {
  /** "What is …?", "… meaning": an entry of the glossary says it best. */
  definition: boolean;
  /** What something costs: only products and courses of this site have a price. */
  price: boolean;
  /** Kinds of source that the question names ("the course on …"). */
  kinds: ReadonlySet<SourceKind>;
}

const definition: Record<Language, RegExp> = {
  en: /\bwhat(?:'| i|’)?s (?:a|an|the|meant)\b|^what(?:'|’| i)?s \S+(?: \S+)?\W*$|\bmeans?\b|\bmeaning\b|stands? for|\bdefin/,
  'pt-BR': /\bo? ?q(?:ue)? (?:e|sao)\b|\bsignific|\bquer dizer\b|\bdefin/,
  es: /\bque (?:es|son)\b|\bsignific|\bquiere decir\b|\bdefin/,
};
const price: Record<Language, RegExp> = {
  en: /\bprices?\b|\bcosts?\b|\bhow much (?:is|are|for)\b|\bhourly rate\b|\bsalary\b|\bfees?\b/,
  'pt-BR': /\bprecos?\b|\bcustam?\b|\bquanto (?:sai|vale|cobra|ganha|e)\b|\bsalario\b/,
  es: /\bprecios?\b|\bcuestan?\b|\bcuanto (?:vale|cobra|gana|sale|es)\b|\bsueldo\b|\bsalario\b/,
};
const kinds: readonly [SourceKind[], RegExp][] = [
  [['course', 'lesson'], /\b(?:courses?|lessons?|class(?:es)?|cursos?|aulas?|lecci?on(?:es)?|clases?)\b/],
  [['product'], /\b(?:plug-?ins?|add-?ins?|scripts?|graphs?|toolkits?|rotinas?|complementos?|suplementos?)\b/],
  [['post'], /\b(?:blog|articles?|posts?|artigos?|articulos?)\b/],
  [
    ['page'],
    /\b(?:arcada|your (?:company|team|services?)|do you|voces?|vcs|ustedes|vosotros|vuestr[oa]s?|ofrecen|oferecem)\b/,
  ],
];

/** Reads the wording, in the question's language. */
export function intentsOf(question: string, language: Language): Intents {
  const folded = fold(question).replace(/\s+/g, ' ').trim();
  return {
    definition: definition[language].test(folded),
    price: price[language].test(folded),
    kinds: new Set(kinds.flatMap(([named, pattern]) => (pattern.test(folded) ? named : []))),
  };
}
