import type { AssistantCitation, AssistantText, Language } from '@arcada/contracts';
import { factNamed } from '../passages/fact-texts.ts';
import type { Passage } from '../passages/passage.ts';
import { bestOfSources } from '../retrieval/best-of-sources.ts';
import type { Intents } from '../retrieval/intents.ts';
import { shareAmong, weightAmong, weightOfAll } from '../retrieval/question.ts';
import { hasPrice } from '../retrieval/rank.ts';
import type { Findings } from '../retrieval/retriever.ts';
import { ofSale, saidOfItself, soldSubject } from '../retrieval/ruled-out.ts';
import type { FoundPassage } from '../retrieval/search-passages.ts';
import { softwareFact } from '../retrieval/software-asked.ts';
import { stemsIn } from '../retrieval/stems.ts';
import { refersBack } from './back-reference.ts';
import { isCounting, type Kind, kindsAsked, needsStatement, preference, states } from './kinds.ts';
import { isStatement, isWhole } from './whole-sentence.ts';

const mostSources = 3;
const mostSentences = 3;
const mostOfOne = 2;
/** A source that is less probable than the best one by more than e to this isn't quoted. */
const mostBehind = 6;
/** The same unless it states what is asked for, is of the kind that is named or is itself named nearly as much. */
const mostBehindUnnamed = 3;
const leastOfOthersNamed = 0.8;
/** The same beside help or a page of the site that is known to be asked what is asked. */
const mostBehindHelp = 1.5;
const leastHelp = 0.9;
/** A fact of a course or product is enough when its name has so much of the question. */
const leastNamedForFact = 0.5;

/** Another part of the source must be better by so much of the question than the one that was found. */
const leastBetter = 0.3;
/** The same when the one that was found states what is asked for. */
const leastBetterStated = 0.4;
/** A second sentence has at least so much of the first one's points. */
const leastOfFirst = 0.25;
/** The same beside one that states what is asked for. */
const leastBeside = 0.9;
/** A term is what is to be explained when so much of the question is its name. */
const leastName = 0.4;
/** Nothing else is asked about when so much of it is. */
const leastWholeName = 0.99;
/** Of sources that state what is asked for, others may be meant that are named nearly as much. */
const leastOfMostNamed = 0.9;
/** A source is meant when its name has so much of the question. */
const leastNamed = 0.3;
/** The same for one of the kind that the question names: "the course on …". */
const leastNamedOfKind = 0.15;
/** A sentence says that something is given when it has so much of the question. */
const leastGiven = 0.5;
/** A sentence says how many people when it has, with the source's name, so much of the question. */
const leastOfCounted = 0.6;
/** A sentence says who does what is asked when it has so much of the question. */
const leastOfDoing = 0.5;
/** It says when or how many days when it has, with the source's name, so much of it. */
const leastOfTime = 0.4;
/** So many sources are looked at for one that states who, when or how many days. */
const mostLookedAt = 6;
/** One that states it with so much fewer points than the best isn't quoted. */
const mostLess = 0.35;
/** What only resembles a name, or has a part of another for it, may be another one. */
const leastSame = 0.5;
/** So many kinds of thing asked for need a sentence each, and so many things of one kind their price. */
const several = 2;
/** So many prices are still read at a glance. */
const mostPrices = 6;
/** An entry of so many characters is quoted as a whole. */
const mostOfEntry = 400;
/** An item of a list says less by itself. */
const fragment = 0.1;
/** What to avoid is no answer to how something is done: it comes after all that says it. */
const aside = 1;
const mistakes: Record<Language, RegExp> = {
  en: /^(?:typical|common) mistakes?:/i,
  'pt-BR': /^erros? (?:comuns?|típicos?|frequentes?):/i,
  es: /^errores (?:habituales|comunes|típicos|frecuentes):/i,
};
const asksForMistakes: Record<Language, RegExp> = {
  en: /mistake|error|wrong|avoid|fail|pitfall|trap/,
  'pt-BR': /\berr|evit|falh|armadilh/,
  es: /error|errad|evit|fall|trampa/,
};

/** So a product says what a version of it brought: "3.0.0: …". */
const changeNote = /^\d+(?:\.\d+)+: /;

const isFragment = (sentence: string) => !/[.!?…:»”"]$/u.test(sentence) && !/\d/.test(sentence);

export interface Quotes {
  citations: AssistantCitation[];
  texts: AssistantText[];
}

/**
 * The answer that is listed, the entries of two things whose difference is asked for, one sentence for each kind of
 * thing that is asked of something sold, or the best sentences of the best sources, each with its citation.
 */
export function quoteBest(findings: Findings): Quotes {
  const quoted =
    quotedSoftware(findings) ??
    quotedListed(findings) ??
    quotedSides(findings) ??
    quotedPrices(findings) ??
    quotedKinds(findings) ??
    completed(limited(quotedSources(findings)), findings);
  const quotes: Quotes = { citations: [], texts: [] };
  quoted.forEach(({ passage, sentences }, at) => {
    const { id, kind, title, heading, href, language } = passage;
    const number = at + 1;
    const texts = sentences.map(({ text }) => text);
    quotes.citations.push({ number, id, kind, title, heading, href, language, excerpt: texts.join(' ') });
    // A price or a version by itself doesn't say of what.
    const isSold = kind === 'product' || kind === 'course';
    const named = isSold ? texts.map((text) => factNamed(text, title, language)) : texts;
    quotes.texts.push(...named.map((text) => ({ text, citations: [number] })));
  });
  return quotes;
}

/** The whole answer of a question that is listed, and nothing beside it. */
function quotedListed({ listed, index }: Findings): Quoted[] | undefined {
  if (!listed) return undefined;
  const sentences = index.stemmedSentences(listed).map(({ text }, at) => ({ at, text, points: 1, states: true }));
  return [{ passage: listed, sentences }];
}

/** With what the product works that the question names, and nothing beside it. */
function quotedSoftware({ software, index }: Findings): Quoted[] | undefined {
  const fact = software && softwareFact(software, index);
  return fact && [{ passage: software, sentences: [{ at: 0, text: fact.text, points: 1, states: true }] }];
}

/** The best sentences in the order of the text, so few that each source has one. */
function limited(quoted: readonly Quoted[]): Quoted[] {
  let left = mostSentences;
  return quoted.map(({ passage, sentences: all }, at) => {
    const later = quoted.length - at - 1;
    const sentences = all.slice(0, Math.min(mostOfOne, left - later)).sort((one, other) => one.at - other.at);
    left -= sentences.length;
    return { passage, sentences };
  });
}

/**
 * An entry of the glossary as a whole when it is short and comes first or is named; of others, what goes on with a
 * sentence that is quoted.
 */
function completed(quoted: readonly Quoted[], findings: Findings): Quoted[] {
  const { index, passages } = findings;
  const isNamed = ({ id }: Passage) => passages.some(({ passage, wholeName }) => passage.id === id && wholeName > 0);
  return quoted.map(({ passage, sentences }, at) => {
    const isEntry = passage.kind === 'term' && passage.text.length <= mostOfEntry && (at === 0 || isNamed(passage));
    const own = new Set(sentences.map((sentence) => sentence.at));
    const all = index.stemmedSentences(passage).map(({ text }, place): Sentence => {
      const known = sentences.find((sentence) => sentence.at === place);
      return known ?? { at: place, text, points: 0, states: false };
    });
    return {
      passage,
      sentences: all.filter(
        ({ at: place, text }) =>
          isEntry || own.has(place) || (own.has(place - 1) && isWhole(text) && refersBack(text, passage.language)),
      ),
    };
  });
}

/** What two things are that a question compares; nothing when one of them has no entry. */
function quotedSides(findings: Findings): Quoted[] | undefined {
  if (findings.compared.length === 0) return undefined;
  return findings.compared.map((passage) => ({
    passage,
    sentences: sentencesWith(undefined, passage, findings).slice(0, 1),
  }));
}

/**
 * The prices of all that a question means when it asks for one of a kind and names only what it is for ("the Revit
 * plug-in"): that of one of them isn't the answer.
 */
function quotedPrices(findings: Findings): Quoted[] | undefined {
  const { intents, units, index } = findings;
  const subject = soldSubject(findings);
  if (!intents.sale || subject.length === 0 || !subject.every(({ name }) => name)) return undefined;
  const ids = index
    .sourcesHaving(subject.map(({ choices }) => choices.flatMap(({ stems }) => stems)))
    .filter(({ kind }) => (kind === 'product' || kind === 'course') && intents.kinds.has(kind))
    .map(({ id }) => id)
    .filter((id) => {
      const own = saidOfItself(index.ofSource(id), index);
      return subject.every((unit) => shareAmong(unit, own) > leastSame);
    });
  const isNamed = (id: string) => index.ofSource(id).some((part) => weightAmong(subject, index.stemsOfNames(part)) > 0);
  if (ids.length < several || ids.some(isNamed)) return undefined;
  // What is used for the kind's word says it, too: an add-in is a plug-in, and a Dynamo graph isn't.
  const asked = units.filter(({ word }) => !ofSale.test(word));
  const near = new Map(ids.map((id) => [id, weightAmong(asked, index.stemsOfSource(id))]));
  const least = Math.max(...near.values()) * leastOfMostNamed;
  return ids
    .filter((id) => (near.get(id) ?? 0) >= least)
    .slice(0, mostPrices)
    .flatMap((id) =>
      index
        .ofSource(id)
        .flatMap((part) => sentencesWith('price', part, findings).map((sentence) => ({ part, sentence })))
        .filter(({ part, sentence }) => states('price', sentence.text, part.kind, intents, part.language))
        .slice(0, 1)
        .map(({ part, sentence }) => ({ passage: part, sentences: [sentence] })),
    );
}

/** A sentence for each of several kinds of thing, from the one product, course or service that states most of them. */
function quotedKinds(findings: Findings): Quoted[] | undefined {
  const { intents, passages, index } = findings;
  const kinds: Kind[] = [...(intents.purpose ? (['purpose'] as const) : []), ...kindsAsked(intents)];
  if (kinds.length < several) return undefined;
  const statedBy = (found: FoundPassage) => {
    const parts = index.partsOf(found.passage);
    return kinds.flatMap((kind) => {
      const [best] = parts
        .flatMap((passage) => sentencesWith(kind, passage, findings).map((sentence) => ({ passage, sentence })))
        .filter(({ sentence }) => sentence.states && isWhole(sentence.text))
        .sort((one, other) => other.sentence.points - one.sentence.points);
      return best ? [best] : [];
    });
  };
  const [most] = bestOfSources(passages, mostSources, mostBehind)
    .filter(hasPrice)
    .map((found) => ({ found, stated: statedBy(found) }))
    .sort((one, other) => other.stated.length - one.stated.length || other.found.named - one.found.named);
  if (!most || most.stated.length < several) return undefined;
  // One sentence may state two kinds: "Price: $99.00. 11 lessons, 1 hour."
  const distinct = most.stated
    .filter(({ sentence }, at, all) => all.findIndex((other) => other.sentence.text === sentence.text) === at)
    .slice(0, mostSentences);
  return [...Map.groupBy(distinct, ({ passage: { heading, href } }) => `${href} ${heading}`).values()].flatMap(
    (all) => {
      const [first] = all;
      return first ? [{ passage: first.passage, sentences: all.map(({ sentence }) => sentence) }] : [];
    },
  );
}

/** A sentence of a passage, by its place. */
interface Sentence {
  at: number;
  text: string;
  /** The share of the question that it has, and more when it says what kind of thing is asked for. */
  points: number;
  /** Whether it states what is asked for: a price, a person, a number, a time or a version. */
  states: boolean;
}

interface Quoted {
  passage: Passage;
  /** Best first. */
  sentences: Sentence[];
}

/**
 * The best part of each of the best sources; those that state what is asked for come first. When one states the price
 * or the person, others aren't quoted.
 */
function quotedSources(findings: Findings): Quoted[] {
  const { passages, intents, language } = findings;
  const isNeeded = needsStatement(intents);
  const looked = bestOfSources(passages, isNeeded ? mostLookedAt : mostSources, mostBehind).map((found) => ({
    ...bestPart(found.passage, findings),
    behind: (passages[0]?.rank ?? 0) - found.rank,
    named: found.named,
    own: found.own,
    asked: found.asked,
    isOfKind: found.kind,
    entry: entryOf(found, intents, language),
    isName: intents.definition && found.passage.kind === 'term' && found.wholeName >= leastName,
    isWhole: found.wholeName >= leastWholeName,
  }));
  const all = looked.slice(0, mostSources);
  const stating = looked.filter(isStating);
  if (isNeeded && stating.length > 0) {
    const named = all.find(({ entry }) => entry !== undefined);
    return withEntry(stating, named);
  }
  const facts = stating.filter((one) => hasPrice(one) && one.named >= leastNamedForFact);
  const only = facts.length > 0 ? facts : isFactAsked(intents) ? stating : [];
  if (only.length > 0) {
    // "Sheet Ledger" isn't asked for its namesakes' price.
    const most = Math.max(...only.map(({ named }) => named));
    return only.filter(({ named }) => named >= most * leastOfMostNamed);
  }
  const [best] = all;
  const mostNamed = Math.max(...all.map(({ named }) => named));
  const isHelp =
    (best?.passage.kind === 'help' && best.own >= leastHelp) ||
    (best?.passage.kind === 'page' && best.asked >= leastHelp);
  const isNear = (one: (typeof all)[number]) =>
    one.behind <= (isHelp ? mostBehindHelp : mostBehindUnnamed) ||
    isStating(one) ||
    (!isHelp && (one.isOfKind || (one.named > 0 && one.named >= mostNamed * leastOfOthersNamed)));
  // What only mentions a thing says nothing beside the entry that says what it is.
  const isDefined = all.some(({ isName, isWhole }) => isName && isWhole);
  const isBeside = (one: (typeof all)[number]) => !isDefined || one.passage.kind === 'term' || isStating(one);
  const near = all.filter((one) => one === best || (isNear(one) && isBeside(one) && !isYesOrNo(one)));
  return near.sort(
    (one, other) => Number(other.isName) - Number(one.isName) || Number(isStating(other)) - Number(isStating(one)),
  );
}

/** A yes or no to another question would be read as one to this. */
const isYesOrNo = ({ passage: { isAnswer = false }, sentences }: Quoted) =>
  isAnswer && sentences.some(({ text }) => /^(?:yes|no|sim|não|sí)[.,]/i.test(text));

/** Whether nothing is quoted beside what states it. */
const isFactAsked = ({ sale, person, given, often, people }: Intents) => sale || person || given || often || people;

/** Whether it is the entry of what the question names, and whether that says who has to do with it. */
function entryOf(
  { passage: { kind, text }, wholeName }: FoundPassage,
  intents: Intents,
  language: Language,
): 'stating' | 'about' | undefined {
  if (kind !== 'term' || wholeName === 0) return undefined;
  return kindsAsked(intents)[0] === 'actor' && states('actor', text, kind, intents, language) ? 'stating' : 'about';
}

/** Those that state it nearly as well as the best one, and the entry of what is asked about: first when it says it, too. */
function withEntry(stating: readonly Quoted[], named?: Quoted & { entry?: 'stating' | 'about' }): Quoted[] {
  const most = Math.max(...stating.map(pointsOf));
  const best = stating.filter((one) => one !== named && pointsOf(one) >= most - mostLess);
  best.sort((one, other) => pointsOf(other) - pointsOf(one));
  if (!named) return best.slice(0, mostSources);
  const others = best.slice(0, mostSources - 1);
  return named.entry === 'stating' ? [named, ...others] : [...others, named];
}

const isStating = ({ sentences: [first] }: Quoted) => first?.states ?? false;

/** What a course has, and what its learners will be able to do, states nothing but of the course. */
const isTold = ({ isOutline, kind }: Passage, { kinds }: Intents) => !isOutline || kinds.has(kind);

/** What is asked for may be in another part of the source than the one that was found, under the same title. */
function bestPart(passage: Passage, findings: Findings): Quoted {
  const quoted = (part: Passage): Quoted => ({ passage: part, sentences: bestSentences(part, findings) });
  const own = quoted(passage);
  const least = pointsOf(own) + (isStating(own) ? leastBetterStated : leastBetter);
  return findings.index
    .partsOf(passage)
    .filter((part) => part !== passage && isTold(part, findings.intents))
    .map(quoted)
    .reduce((best, part) => (pointsOf(part) > (best === own ? least : pointsOf(best)) ? part : best), own);
}

const pointsOf = ({ sentences: [first] }: Quoted) => first?.points ?? 0;

/** The readable sentences of a passage, best first, without those that say much less than the first one. */
function bestSentences(passage: Passage, findings: Findings): Sentence[] {
  const [kind] = kindsAsked(findings.intents);
  const all = sentencesWith(kind, passage, findings);
  const readable = [isStatement, isWhole].find((is) => all.some(({ text }) => is(text))) ?? (() => true);
  // Without a match in a sentence the words are in the title: then the first ones say what it is about.
  const order = all
    .filter((sentence) => readable(sentence.text))
    .sort((left, right) => right.points - left.points || left.at - right.at);
  const [first] = order;
  const least = (first?.points ?? 0) * (first?.states ? leastBeside : leastOfFirst);
  return order.filter((sentence) => sentence === first || sentence.points >= least);
}

/** All sentences of a passage with their points, when a kind of thing is asked for. */
function sentencesWith(kind: Kind | undefined, passage: Passage, findings: Findings): Sentence[] {
  const { units, intents, index, language } = findings;
  const whole = weightOfAll(units) || 1;
  const ofNames = index.stemsOfNames(passage);
  const named = weightAmong(units, ofNames) / whole;
  const ofHeading = stemsIn(passage.heading, passage.language);
  const isBeginning = hasPrice({ passage }) && index.partsOf(passage)[0] === passage;
  // An entry of the glossary begins with its definition, and what is sold with what it is.
  const isDefinition =
    ((intents.definition || intents.comparison) && passage.kind === 'term') || (intents.offer && isBeginning);
  const counted = units.filter(({ word }) => intents.counted.includes(word));
  const isAside = (text: string) =>
    (mistakes[passage.language].test(text) && !units.some(({ word }) => asksForMistakes[language].test(word))) ||
    (passage.kind === 'product' && changeNote.test(text) && !intents.version);
  const isStated = (text: string, at: number) =>
    isTold(passage, intents) &&
    (kind === 'purpose'
      ? isBeginning && at === 0
      : kind !== undefined && states(kind, text, passage.kind, intents, language));
  const isNeeded = needsStatement(intents);
  const [first] = units;
  return index.stemmedSentences(passage).map(({ text, stems }, at): Sentence => {
    const own = weightAmong(units, new Set([...ofHeading, ...stems])) / whole;
    const withName = weightAmong(units, new Set([...ofNames, ...stems])) / whole;
    // What an entry of the glossary says is said of its name.
    const asked = isNeeded && passage.kind === 'term' ? withName : own;
    const defines = isDefinition && at === 0;
    const counts = counted.length === 0 || counted.some((unit) => shareAmong(unit, stems) > 0);
    const isOwn = () => {
      if (kind === 'given') return asked >= leastGiven;
      if (kind === 'frequency') return asked > 0;
      if (intents.people) return withName >= leastOfCounted && !isAside(text);
      // "Who approves …": what is done comes first.
      if (kind === 'actor') return asked >= leastOfDoing && first !== undefined && shareAmong(first, stems) > 0;
      if (isNeeded) return withName >= leastOfTime;
      // What is asked for may stand by itself under the name of what it is asked of.
      return asked > 0 || named >= (intents.kinds.has(passage.kind) ? leastNamedOfKind : leastNamed);
    };
    const saysIt = isStated(text, at) && (!isCounting(kind) || counts) && isOwn();
    const points =
      asked +
      Number(defines || saysIt) +
      (kind && saysIt ? preference(kind, text, passage, intents) : 0) -
      (isFragment(text) ? fragment : 0) -
      (isAside(text) ? aside : 0);
    return { at, text, points, states: saysIt };
  });
}
