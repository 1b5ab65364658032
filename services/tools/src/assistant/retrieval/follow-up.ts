import type { Language } from '@arcada/contracts';
import { fold } from '@arcada/search';
import { timeUnit } from './numbers.ts';
import type { Findings } from './retriever.ts';
import { ofSale } from './ruled-out.ts';

/** Words that stand for what was spoken of before. */
const pointing: Record<Language, RegExp> = {
  en: /\b(?:it|its|they|them|their|theirs|those|these|this one|that one|both)\b|\b(?<!\b(?:which|each|every|no|any|the|to|by) )one\W*$/,
  'pt-BR':
    /\b(?:ele|ela|eles|elas|dele|dela|deles|delas|nele|nela|isso|disso|nisso|ambos|ambas)\b|\b(?<!\b(?:cada|qual|a|por) )uma?\W*$/,
  es: /\b(?:el mismo|la misma|ello|ellos|ellas|eso|esos|esas|ambos|ambas|lo|los|las)\b(?= \p{L}+\W*$)|\b(?:suyo|suya|de eso|de ello|de ellos|de ellas)\b|\b(?<!\b(?:cada|cual|a|por|el|la) )un[oa]\W*$/u,
};
/** "Our IT team" points to nothing. */
const withoutShortenings = (question: string): string =>
  /\p{Ll}/u.test(question) ? question.replace(/\bIT\b/g, '') : question;
/** Without a question before, articles must not pass for pronouns: `los riesgos` is a subject. */
const alone: Record<Language, RegExp> = {
  ...pointing,
  es: /\blo\b(?= \p{L}+\W*$)|\b(?:ello|ellos|ellas|eso|esos|esas|ambos|ambas|suyo|suya)\b|\b(?<!\b(?:cada|cual|a|por|el|la) )un[oa]\W*$/u,
};
export const pointsNowhere = (question: string, language: Language): boolean =>
  alone[language].test(fold(withoutShortenings(question)));

/** Words that stand for several things. */
const severally: Record<Language, RegExp> = {
  en: /\b(?:they|them|their|theirs|those|these|both)\b/,
  'pt-BR': /\b(?:eles|elas|deles|delas|ambos|ambas)\b/,
  es: /\b(?:ellos|ellas|esos|esas|ambos|ambas|los|las)\b/,
};
export const pointsToSeveral = (question: string, language: Language): boolean =>
  severally[language].test(fold(question));
/** Asks on what something runs without a word for it, as Portuguese and Spanish may: "Funciona com o Revit 2024?" */
const running: Record<Language, RegExp> = {
  en: /^\W*(?:and )?(?:compatible|works?) (?:with|in|on)\b/,
  'pt-BR': /^\W*(?:e )?(?:tambem )?(?:funciona|roda|serve|(?:e )?compativel) (?:com|em|n[oa]s?|para|pra)\b/,
  es: /^\W*(?:y )?(?:tambien )?(?:funciona|corre|sirve|vale|(?:es )?compatible) (?:con|en|para)\b/,
};
/** A version belongs to the name before it, and what is asked is whether something runs on that. */
const version = /^\d+$/;
const ofRunning = /^(?:run|compativel|compatible|roda|corre)/;
/** Goes on from the question before. */
const going = /^\W*(?:and|e|y)\b/;

/** What a follow-up may have besides: who does it, when, how often. */
const mostOwn = 1;

/** Part of the question that the whole name of a source is, if it asks for that source. */
const leastName = 0.9;

/** Beginnings of the words of a question whether something costs nothing. */
const ofNothing = /^(?:free|charge|grat|graca|pag)/;
const howMuch = /^\W*(?:(?:and|e|y) )?(?:how much|quanto|cuanto)\W*$/;
/** What asks for the price of what is named after it. */
export const askingPrice: Record<Language, string> = {
  en: 'how much does it cost:',
  'pt-BR': 'quanto custa',
  es: 'cuánto cuesta',
};

/** "Quanto custa?", "¿Es gratis?", "How much?": the price of what isn't named. */
export function isPriceAlone(question: string, { units, intents }: Findings): boolean {
  if (units.length === 0) return howMuch.test(fold(question));
  return units.every(({ word }) => (intents.sale ? ofSale.test(word) : !intents.definition && ofNothing.test(word)));
}

const ownWords = ({ units, intents }: Findings) =>
  units.filter(({ word }) => !version.test(word) && !(intents.runs && ofRunning.test(word)));

/** "Within how many days?" names nothing of its own. */
export const isLengthAlone = (findings: Findings): boolean =>
  (findings.intents.time || findings.intents.quantity) && ownWords(findings).every(({ word }) => timeUnit.test(word));

/** Whether a question is about what was asked before, by its wording and by what was found for it alone. */
export function isFollowUp(question: string, findings: Findings): boolean {
  const { language, units, intents, passages } = findings;
  if (isPriceAlone(question, findings)) return true;
  const own = ownWords(findings);
  if (own.length > mostOwn || (units.length > 0 && intents.definition)) return false;
  if (isLengthAlone(findings)) return true;
  const folded = fold(withoutShortenings(question));
  if (pointing[language].test(folded) || running[language].test(folded)) return true;
  return going.test(folded) && passages.every(({ wholeName }) => wholeName < leastName);
}
