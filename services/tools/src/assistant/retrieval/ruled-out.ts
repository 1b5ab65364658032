import { isFact } from '../passages/fact-texts.ts';
import type { Passage } from '../passages/passage.ts';
import { bestOfSources } from './best-of-sources.ts';
import type { Intents } from './intents.ts';
import { hasJointTerms } from './joint-terms.ts';
import { unknownCodes } from './names-asked.ts';
import { hasCount, hasDuration, hasQuantity, timeUnit } from './numbers.ts';
import type { PassageIndex, StemmedSentence } from './passage-index.ts';
import { namesPerson } from './persons.ts';
import { shareAmong, type Unit, weightAmong, weightOfAll } from './question.ts';
import { hasPrice } from './rank.ts';
import type { FoundPassage } from './search-passages.ts';
import { stemsIn } from './stems.ts';
import { isVersionUnstated } from './versions-asked.ts';

const lookedAt = 3;
/** The site's own help says it, also how to install or to pay, when so much of the question is in it. */
const leastHelp = 0.6;
/** The sentence that says how many or how long must have so much of the question. */
const leastWithNumber = 0.4;
/** The same of what a standard is asked about. */
const leastOfMatter = 0.5;
/** The same of the name of what is sold, of what is offered and of who is asked for. */
const leastOfSale = 0.5;
const leastOfOffer = 0.6;
const leastOfPerson = 0.5;
/** A name tells something when it is so rare, compared with a word that no text has: "BIM" is in nearly every text. */
const leastRarity = 0.35;
/** What only resembles a name, or is used for it, may be another one. */
const mistyped = 0.5;
/** A standard is named as a whole, with its part, not only by "ISO" and its number. */
const wholeStandard = 0.7;

/** What was asked and found, in one language. */
export interface Asked {
  question: string;
  units: readonly Unit[];
  /** What a standard is asked about. */
  matter: readonly Unit[];
  intents: Intents;
  /** Best first. */
  passages: readonly FoundPassage[];
  index: PassageIndex;
}

/** Why no source can be the right one. */
export type Reason =
  | 'secret'
  | 'verbatim'
  | 'code'
  | 'nation'
  | 'names'
  | 'version'
  | 'joint'
  | 'price'
  | 'person'
  | 'offer'
  | 'matter'
  | 'head'
  | 'quantity';

/** Beginnings of the words of a question for a price that aren't about what has it. */
export const ofSale =
  /^(?:pric|cost|fee|much|licen|subscri|seat|annual|month|year|single|preco|cust|valor|sai|vale|mensal|anual|assinatur|precio|cuest|coste|tarifa|cuota|suscrip|puesto|vaga|plaza|dolar|usd|euro|arcada)/;
/** The same of words for a kind of what is sold. */
const ofKind =
  /^(?:course|lesson|class|curso|aula|lecci|clase|plug|addin|add|script|graph|grafo|rotina|pack|pacote|paquet|product|produto|producto|complement|suplement|template|plantilla|modelo|version|versao|workshop|training|treinamento|formacion|support|suporte|soporte)/;
/** The same of words for having or selling it. */
export const ofOffer = /^(?:offer|sell|teach|hav|oferec|vend|ofrec|imparti|dais|haceis|teneis|arcada|vuestr)/;
/** The same of words for teaching and of the site's own name. */
export const ofTeaching = /^(?:arcada|teach|give|run|impart|ensin|ministr|dirig|instru|prof)/;

/** The number of a standard. */
const standard = /\d{3}/;
const price = /\p{Sc}\s?\d/u;
const amount = /\p{Sc}\s?\d|\d\s?(?:\p{Sc}|%|euros?|reais|dollars|d[oó]lares|mil(?:lion|hões|lones))/u;

/** What costs nothing has no price. */
export const forNothing = /\bfree of charge\b|\bgratuit/i;

/** What rules out that any source says it, however well their words fit; nothing when one may. */
export function ruledOut(asked: Asked): Reason | undefined {
  const { question, intents, units, matter, passages, index } = asked;
  const best = bestOfSources(passages, lookedAt);
  if (intents.secret) return 'secret';
  // Standards are sold by those who publish them: this site says what they are about, in its own words.
  if (intents.verbatim) return 'verbatim';
  if (unknownCodes(question, index).length > 0) return 'code';
  // "Live load" is neither a live view nor a peak load.
  const hasJoint = hasJointTerms(question, index);
  if (best.length > 0 && !best.some(({ passage: { id } }) => hasJoint(id))) return 'joint';
  // What holds in one country says nothing of another.
  if (units.some(({ nation, choices }) => nation && choices.length === 0)) return 'nation';
  if (units.some(({ nation }) => nation) && !best.some(namesNationOf(units))) return 'nation';
  const names = intents.comparison || intents.alternatives ? [] : tellingNames(asked);
  if (names.length > 0 && !best.some(hasAll(names, index))) return 'names';
  if (isNamedWithOthers(units, best, index)) return 'names';
  if (isVersionUnstated(asked, best)) return 'version';
  const heads = units.filter(({ word }) => word.split(' ').includes(intents.head));
  if (
    heads.length > 0 &&
    !heads.some((unit) => best.some(({ passage: { id } }) => shareAmong(unit, index.stemsOfSource(id)) > 0))
  )
    return 'head';
  if (intents.sale && !best.some(statesPriceOf(asked))) return 'price';
  if (intents.person && !best.some(isDefinedBy(asked)) && !best.some(saysWho(asked))) return 'person';
  if (intents.offer && !passages.some(offers(asked))) return 'offer';
  const parts = passages.filter(({ passage: { id } }) => best.some(({ passage }) => passage.id === id));
  if (matter.length > 0 && !parts.some(saysOfMatter(asked))) return 'matter';
  if (intents.quantity && !isHelp(best[0]) && !best.some(saysHowMuch(asked))) return 'quantity';
  if (intents.amount && !best.some(statesAmount(asked))) return 'quantity';
  return undefined;
}

/** Its own help says what it says without a number, too ("certificates don't expire"). */
export const isHelp = (found?: FoundPassage) => found?.passage.kind === 'help' && found.own >= leastHelp;

/** Whether it is the whole name of an entry of the glossary. */
export const isTerm = ({ choices }: Unit, index: PassageIndex) =>
  choices.some(({ stems, strength }) => strength === 1 && index.isTermName(stems));

/** Whether a source names the country that is asked about. */
const namesNationOf =
  (units: readonly Unit[]) =>
  ({ passage: { title, heading, text, language } }: FoundPassage): boolean => {
    const stems = stemsIn([title, heading, text].join('\n'), language);
    return units.some((unit) => unit.nation && shareAmong(unit, stems) > 0);
  };

/** Names that the texts have, but for countries and what nearly every text names. */
const tellingNames = ({ units, index }: Asked): Unit[] =>
  units.filter(
    ({ name, nation, choices, weight }) =>
      name && !nation && choices.some(({ strength }) => strength > mistyped) && weight > index.mostIdf * leastRarity,
  );

/** Whether a source has all of them: names of different sources have nothing to do with each other. */
const hasAll =
  (names: readonly Unit[], index: PassageIndex) =>
  ({ passage }: FoundPassage): boolean => {
    const stems = index.stemsOfSource(passage.id);
    return names.every((unit) => shareAmong(unit, stems) > 0);
  };

/** Whether a product of this site is named that says nothing of another name in the question ("for Archicad"). */
function isNamedWithOthers(units: readonly Unit[], best: readonly FoundPassage[], index: PassageIndex): boolean {
  const product = best.find(({ passage: { kind }, wholeName }) => kind === 'product' && wholeName > 0);
  if (!product) return false;
  const stems = index.stemsOfSource(product.passage.id);
  return units.some((unit) => (unit.name || isTerm(unit, index)) && shareAmong(unit, stems) === 0);
}

const without = (units: readonly Unit[], ...words: readonly RegExp[]) =>
  units.filter(({ word }) => !words.some((pattern) => pattern.test(word)));

/** What a price is asked of, without the words for prices and for kinds of what is sold. */
export const soldSubject = ({ units }: Pick<Asked, 'units'>): Unit[] => without(units, ofSale, ofKind);

const isSold = ({ passage: { kind } }: Pick<FoundPassage, 'passage'>) => kind === 'product' || kind === 'course';

/** Of a product or course, its names, what it is for and its facts, which come before what it mentions; of others, all. */
export function saidOfItself(parts: readonly Passage[], index: PassageIndex): Set<string> {
  const sentences = parts.flatMap((part) => index.stemmedSentences(part));
  const facts = sentences.findLastIndex(({ text }) => isFact(text, index.language));
  const own = facts < 0 ? sentences : sentences.slice(0, facts + 1);
  return new Set([
    ...parts.flatMap((part) => [...index.stemsOfNames(part)]),
    ...own.flatMap(({ stems }) => [...stems]),
  ]);
}

/** Whether it states a price, or that there is none, and is named by what is asked: a course on a program doesn't say what the program costs. */
function statesPriceOf({ units, intents, index }: Asked) {
  const named = soldSubject({ units });
  const isDescribed = intents.kinds.size > 0 || intents.described;
  return (found: FoundPassage): boolean => {
    if (found.passage.kind === 'help' && forNothing.test(found.passage.text))
      return (
        named.length > 0 && weightAmong(named, index.stemsOfNames(found.passage)) >= weightOfAll(named) * leastOfSale
      );
    // A service may have the name of a kind: "training".
    const isKindOnly = named.length === 0 && !isDescribed && found.passage.id === 'page:services';
    const subject = isKindOnly ? without(units, ofSale) : named;
    const parts = index.partsOf(found.passage);
    const isOther = intents.kinds.size > 0 && isSold(found) && !intents.kinds.has(found.passage.kind);
    if (isOther || !hasPrice(found) || !parts.some(({ text }) => price.test(text))) return false;
    // Services are one source, but what one of them is about another isn't.
    const names = new Set(parts.flatMap((part) => [...index.stemsOfNames(part)]));
    const source = new Set([
      ...names,
      ...parts.flatMap((part) => index.stemmedSentences(part).flatMap(({ stems }) => [...stems])),
    ]);
    const own = saidOfItself(parts, index);
    const isOwn = isDescribed || subject.some((unit) => shareAmong(unit, names) > 0 && !isTerm(unit, index));
    return (
      isOwn &&
      subject.every((unit) => !unit.name || shareAmong(unit, own) > mistyped) &&
      weightAmong(subject, isDescribed ? source : names) >= weightOfAll(subject) * leastOfSale
    );
  };
}

/** Whether it states a sum, of the country that is asked about. */
function statesAmount({ units, index }: Asked) {
  const nations = units.filter(({ nation }) => nation);
  return ({ passage: { id } }: FoundPassage): boolean => {
    const stems = index.stemsOfSource(id);
    return (
      nations.every((unit) => shareAmong(unit, stems) > 0) && index.ofSource(id).some(({ text }) => amount.test(text))
    );
  };
}

/**
 * Whether an entry of the glossary says who it is: "who is the appointing party". Its name begins as what is asked for
 * does: "the director of Autodesk" isn't what is called "Autodesk …".
 */
function isDefinedBy({ units: [office] }: Asked) {
  return ({ passage: { kind, title, aliases, language }, wholeName }: FoundPassage): boolean =>
    kind === 'term' &&
    wholeName >= leastOfPerson &&
    office !== undefined &&
    shareAmong(office, stemsIn([title, ...aliases].join('\n'), language)) > 0;
}

/** Whether a sentence of a source's parts is so, by its text and by its stems with those of the title and heading. */
const hasSentence = (index: PassageIndex, found: FoundPassage, is: (sentence: StemmedSentence) => boolean): boolean =>
  index.partsOf(found.passage).some((part) => {
    if (part.isOutline && !found.kind) return false;
    const names = index.stemsOfNames(part);
    return index.stemmedSentences(part).some(({ text, stems }) => is({ text, stems: new Set([...names, ...stems]) }));
  });

/** Whether a sentence names a person and, with the source's name, has enough of what is asked. */
function saysWho({ units, index }: Asked) {
  const asked = without(units, ofTeaching);
  const least = weightOfAll(asked) * leastOfPerson;
  return (found: FoundPassage): boolean => {
    const { kind, id } = found.passage;
    // Who teaches a course is said in a sentence of its own.
    const whole = kind === 'course' ? index.stemsOfSource(id) : undefined;
    return hasSentence(
      index,
      found,
      ({ text, stems }) => namesPerson(text, kind) && weightAmong(asked, whole ?? stems) >= least,
    );
  };
}

/** Whether it is of what this site offers, and about what is asked for. */
function offers({ units, index }: Asked) {
  const subject = without(units, ofKind, ofOffer);
  return ({ passage: { id, kind } }: FoundPassage): boolean => {
    if (kind === 'term' || kind === 'topic') return false;
    const stems = index.stemsOfSource(id);
    return (
      subject.every((unit) => !(unit.name || isTerm(unit, index)) || shareAmong(unit, stems) > 0) &&
      weightAmong(subject, stems) >= weightOfAll(subject) * leastOfOffer
    );
  };
}

/** Whether a source has the standard and enough of what it is asked about: one that has only one of both doesn't say it. */
function saysOfMatter({ units, matter, index }: Asked) {
  const standards = units.filter(({ word }) => standard.test(word));
  const least = weightOfAll(matter) * leastOfMatter;
  return ({ passage: { id, title, heading, aliases, text, language } }: FoundPassage): boolean =>
    standards.every((unit) => shareAmong(unit, index.stemsOfSource(id)) >= wholeStandard) &&
    weightAmong(matter, stemsIn([title, heading, ...aliases, text].join('\n'), language)) >= least;
}

const hours = /^(?:hour|hora|minut)/;

/** Whether a sentence has a number and, with the source's name, enough of what is asked, and what is counted. */
function saysHowMuch({ units, intents, index }: Asked) {
  const isTime = timeUnit.test(intents.counted);
  // What is said in minutes says how many hours.
  const telling = units.filter(({ word }) => !(isTime && hours.test(word)));
  const counted = telling.filter(({ word }) => intents.counted.includes(word));
  // A country's name is rare and would outweigh what is asked about it.
  const asked = telling.filter(({ nation }) => !nation);
  const nations = units.filter(({ nation }) => nation);
  // So many days are no other number, and those of one standard, nation or contract aren't another's.
  const says = isTime ? hasDuration : nations.length > 0 ? hasCount : hasQuantity;
  const of = isTime ? units.filter(({ nation, word }) => nation || standard.test(word)) : nations;
  const least = weightOfAll(asked) * leastWithNumber;
  return (found: FoundPassage): boolean =>
    hasSentence(
      index,
      found,
      ({ text, stems }) =>
        says(text, index.language) &&
        (counted.length === 0 || counted.some((unit) => shareAmong(unit, stems) > 0)) &&
        of.every((unit) => shareAmong(unit, stems) > 0) &&
        weightAmong(asked, stems) >= least,
    );
}
