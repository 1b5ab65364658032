import type { Language, SourceKind } from '@arcada/contracts';
import { fold } from '@arcada/search';
import type { Passage } from '../passages/passage.ts';
import { namesRole } from '../retrieval/duties.ts';
import type { Intents } from '../retrieval/intents.ts';
import { countsPeople, hasDuration, hasFrequency, hasNumber, hasTime, timeUnit } from '../retrieval/numbers.ts';
import { namesPerson } from '../retrieval/persons.ts';
import { forNothing } from '../retrieval/ruled-out.ts';

/** A kind of thing that a question asks for and that a sentence may state. */
export type Kind =
  | 'purpose'
  | 'price'
  | 'person'
  | 'actor'
  | 'frequency'
  | 'duration'
  | 'time'
  | 'version'
  | 'count'
  | 'given';

const price = /\p{Sc}\s?\d/u;
const version = /\d+\.\d(?!\d\d)|\b20\d\d\b|\d\+/;
/** So the facts of a product say its own version. */
const current = /^(?:current version|versão atual|versión actual)\b/i;
const works = /^(?:works with|compat[ií]vel com|compatible con|software)\b/i;
/** That something comes with something else; not "whether we issued" it. */
const givenIn: Record<Language, RegExp> = {
  en: /(?<!whether we )\b(?:issued?|gives?|gets?|receives?|includ\w+|comes? with)\b/i,
  'pt-BR': /(?<!se )\b(?:emit|emis|d(?:á|ão)(?!\p{L})|receb|inclu|entreg|vem com)/iu,
  es: /(?<!si )\b(?:emit|emis|dan?\b|recib|incluy|entreg|viene con)/iu,
};
/** So a service heads what it says of its length, in all three languages. */
const duration = /\bdura[ctç]/i;
const preferred = 0.5;

const hasUnit = (sentence: string, counted: string) =>
  fold(sentence).includes(timeUnit.exec(counted)?.[0].replace(/e?s$/, '') ?? '');

/** The kinds that a question asks for, those that its wording tells best first. */
export function kindsAsked(intents: Intents): Kind[] {
  const isDuration = intents.time && !intents.often && timeUnit.test(intents.counted);
  const isCount = intents.quantity && (!intents.time || (intents.counted !== '' && !timeUnit.test(intents.counted)));
  const asked: Record<Exclude<Kind, 'purpose'>, boolean> = {
    price: intents.price || intents.sale,
    person: intents.person,
    actor: intents.actor && !intents.person,
    frequency: intents.often,
    duration: isDuration,
    time: intents.time && !intents.often && !isDuration,
    version: intents.version || intents.runs,
    count: isCount,
    given: intents.given,
  };
  return (Object.keys(asked) as Exclude<Kind, 'purpose'>[]).filter((kind) => asked[kind]);
}

/** Whether only what states it answers: who does something, when it happens, or within how many days. */
export function needsStatement(intents: Intents): boolean {
  const [kind] = kindsAsked(intents);
  return kind === 'actor' || kind === 'duration' || (kind === 'time' && intents.when);
}

/** Whether a sentence has to have what is counted. */
export const isCounting = (kind: Kind | undefined): boolean => kind === 'count' || kind === 'duration';

/** Whether a sentence of such a source states something of the kind. */
export function states(
  kind: Kind,
  sentence: string,
  source: SourceKind,
  { counted, people }: Intents,
  language: Language,
): boolean {
  switch (kind) {
    case 'price':
      return price.test(sentence) || (source === 'help' && forNothing.test(sentence));
    case 'person':
      return namesPerson(sentence, source);
    case 'actor':
      return namesRole(sentence, language) || namesPerson(sentence, source);
    case 'duration':
      // The facts of a course say its hours, and nothing of the days that something else takes.
      return hasDuration(sentence, language) && (!price.test(sentence) || hasUnit(sentence, counted));
    case 'frequency':
      return hasFrequency(sentence, language);
    case 'time':
      return hasTime(sentence, language);
    case 'version':
      return version.test(sentence) && !price.test(sentence);
    case 'count':
      return people ? countsPeople(sentence, language) : hasNumber(sentence, language);
    case 'given':
      return givenIn[language].test(sentence);
    case 'purpose':
      return false;
  }
}

/** How much more a sentence that states it is to the point: the facts of a course or product come before its prose. */
export function preference(
  kind: Kind,
  sentence: string,
  { kind: source, heading, language }: Passage,
  { runs }: Intents,
) {
  const isSold = source === 'course' || source === 'product';
  if (kind === 'version') return isSold && (runs ? works : current).test(sentence) ? preferred : 0;
  if (kind !== 'time' && kind !== 'duration' && kind !== 'count') return 0;
  const isSaid = hasNumber(sentence, language) || (kind === 'time' && hasFrequency(sentence, language));
  const isFact = isSold ? price.test(sentence) : isSaid && !price.test(sentence);
  return (isFact ? preferred : 0) + (kind !== 'count' && duration.test(heading) ? preferred : 0);
}
