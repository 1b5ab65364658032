import type { Language } from '@arcada/contracts';

/** "According to ISO 19650-2" says on whose word, not what is asked. */
const authority =
  /[,(]?\s*(?:according to|as per|following|in line with|segundo|conforme|de acordo com|consoante|según|conforme a|de acuerdo con)\s+(?:the |a |o |la |el )?(?:(?:(?:abnt|nbr|une|din|bs|en)[- ]+)*(?:iso|iec|nbr|une|din|bs|en|pas)[ -]?\d[\d-]*(?::\d{4})?|standards?|normas?)(?![\p{L}\d])\)?/giu;

export const withoutAuthority = (question: string): string => question.replace(authority, '');

/** What is asked of the things that a question names ("what tolerance … for clashes"), from the folded question. */
const heads: Record<Language, RegExp> = {
  en: /^\W*(?:what|which) (?:\w+ )?(\w+) (?:is|are|do|does|should|must|can|may|has|have|applies|apply|goes|go)\b/,
  'pt-BR': /^\W*(?:que|qual|quais)(?: e| sao)?(?: as?| os?)? (?!significa|quer |faz|deve|pode|tem |ha )(\w+)/,
  es: /^\W*(?:que|cual|cuales)(?: es| son)?(?: el| las?| los)? (?!significa|quiere|hace|debe|puede|tiene|hay )(\w+)/,
};

/** The word of a folded question for what is asked; empty where none is found. A filler asks for nothing particular. */
export const headOf = (folded: string, language: Language): string => heads[language].exec(folded)?.[1] ?? '';
