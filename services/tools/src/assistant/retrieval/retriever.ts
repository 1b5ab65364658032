import { forEachLanguage, type Language, languages } from '@arcada/contracts';
import { fold } from '@arcada/search';
import { libraryFolder } from '../../library-folder.ts';
import type { Passage } from '../passages/passage.ts';
import { comparedTerms } from './compared.ts';
import { isKnown } from './confidence.ts';
import { dutyIn, namesRole } from './duties.ts';
import { askedOf, isSameKind, nameAlone } from './ellipsis.ts';
import { type Everyday, readEveryday } from './everyday.ts';
import { EverydayWords } from './everyday-words.ts';
import { askingPrice, isFollowUp, isLengthAlone, isPriceAlone, pointsNowhere, pointsToSeveral } from './follow-up.ts';
import { withoutAuthority } from './head.ts';
import { askedOfSold } from './help-of-sold.ts';
import { type Intents, intentsOf } from './intents.ts';
import { type Listed, listedQuestion } from './listed-questions.ts';
import { PassageIndex } from './passage-index.ts';
import { questionUnits, subjectOf, weightOfAll } from './question.ts';
import { questionLanguage } from './question-language.ts';
import { type Asked, isHelp, isTerm, ofOffer, ofSale, ofTeaching, ruledOut } from './ruled-out.ts';
import { type FoundPassage, searchPassages } from './search-passages.ts';
import { isOtherEdition, softwareAsked, wordsOf } from './software-asked.ts';
import { Synonyms } from './synonyms.ts';
import { TermNames } from './term-names.ts';

const mostPassages = 40;
/** The entry of what a question asks the doer of comes before passages that have its other words by chance. */
const aheadOfOthers = 4;
/** A course is meant when its name has so much of the question. */
const leastNamed = 0.5;
/** All of what is asked about, but for rounding. */
const leastWhole = 0.99;

export interface Findings extends Asked {
  /** The language of the question. */
  language: Language;
  /** Whether the passages say enough about what is asked; otherwise they are only near it. */
  known: boolean;
  /** The entries of both things whose difference is asked for, in their order; empty when it isn't or one has none. */
  compared: readonly Passage[];
  /** The answer to the question where the site lists it, or has help of just that name. */
  listed?: Passage;
  /** The passage that states with what the product that is asked about works. */
  software?: Passage;
  /** Whether it points to something without saying to what: then the asker is asked. */
  unclear?: boolean;
}

/** Whether a question is only the whole name of a source: "And the TIDP?". */
const isNameAlone = (question: string, { language, passages }: Findings): boolean =>
  nameAlone(question, language) !== '' && passages.some(({ wholeName }) => wholeName > leastWhole);

/** Whether it asks what is sold for its price or its length. */
const isOfSale = ({ intents: { sale, quantity, time } }: Findings): boolean => sale || quantity || time;

function withFirst(entry: FoundPassage, found: readonly FoundPassage[]): FoundPassage[] {
  const others = found.filter(({ passage }) => passage !== entry.passage);
  return [{ ...entry, rank: Math.max(entry.rank, (others[0]?.rank ?? 0) + aheadOfOthers) }, ...others];
}

/** In other words than the listed ones, a question may ask what no source says. What is listed of a service is offered. */
function isAnsweredBy({ verbatim }: Listed, asked: Asked): boolean {
  if (verbatim) return true;
  const reason = ruledOut(asked);
  return !asked.intents.elsewhere && (reason === undefined || reason === 'offer');
}

/** Help that says what something costs, or where that is said. */
const ofPrice = /\bfree of charge\b|\bgratuit|\bprices?\b|\bpreços?\b|\bprecios?\b/i;

/** Words for how long something takes. */
const ofTime = /^(?:minut|hour|hora|take|leva|lleva|dura|time|temp|tiempo)/;

/** The help that says what is offered, its price, who teaches it or its length, when its name is all that is asked about. */
function namedHelp({ intents: { offer, sale, teaching, time }, units, passages }: Asked): Passage | undefined {
  if (!(offer || sale || teaching || time)) return undefined;
  const isSaid = (word: string) =>
    ofOffer.test(word) || (teaching && ofTeaching.test(word)) || (time && ofTime.test(word));
  const subject = units.filter(({ word }) => !isSaid(word));
  const least = (leastWhole * weightOfAll(subject)) / weightOfAll(units);
  return passages.find(
    ({ passage: { kind, text }, wholeName }) => kind === 'help' && wholeName > least && (!sale || ofPrice.test(text)),
  )?.passage;
}

/** The help whose name of several words is in the question: a trial version is none of the versions of a product. */
function helpOfVersion({
  question,
  intents,
  index,
}: Pick<Asked, 'question' | 'intents' | 'index'>): Passage | undefined {
  if (!intents.version) return undefined;
  const words = wordsOf(question);
  return index.passages.find(
    ({ kind, aliases }) =>
      kind === 'help' && aliases.some((alias) => / /.test(alias) && words.includes(wordsOf(alias))),
  );
}

const isSoldKind = (kind?: Passage['kind']) => kind === 'product' || kind === 'course';

/** The help that a question is answered by. */
function helpThatSays({ listed, known, passages: [best] }: Findings): Passage | undefined {
  if (listed) return listed.kind === 'help' ? listed : undefined;
  return known && isHelp(best) ? best?.passage : undefined;
}

function withListed(passage: Passage, found: readonly FoundPassage[]): FoundPassage[] {
  const rank = (found[0]?.rank ?? 0) + aheadOfOthers;
  const unfound = { score: 0, coverage: 1, own: 1, named: 1, sentence: 0, asked: 0, wholeName: 0 };
  const own = found.find((one) => one.passage === passage);
  return [
    { ...(own ?? { passage, ...unfound, partly: false, kind: false, headed: false, countsPeople: false }), rank },
    ...found.filter((one) => one !== own),
  ];
}

/** All passages, searched in the language of the question first. */
export class Retriever {
  private constructor(
    private readonly passages: readonly Passage[],
    private readonly indexes: Record<Language, PassageIndex>,
    private readonly synonyms: Record<Language, Synonyms>,
    private readonly everyday: Record<Language, EverydayWords>,
    private readonly names: Record<Language, TermNames>,
  ) {}

  static async build(
    passages: readonly Passage[],
    everyday: Everyday = readEveryday(libraryFolder),
  ): Promise<Retriever> {
    const own = (language: Language) => passages.filter((passage) => passage.language === language);
    const indexes = forEachLanguage((language) =>
      PassageIndex.build(language, own(language), ({ id }) => everyday.questions.get(id)?.[language] ?? []),
    );
    const built = { en: await indexes.en, 'pt-BR': await indexes['pt-BR'], es: await indexes.es };
    const terms = passages.filter(({ kind }) => kind === 'term');
    const synonyms = forEachLanguage((language) => new Synonyms(terms, language));
    const words = forEachLanguage((language) => {
      const { alike, outside } = everyday.words[language];
      return new EverydayWords(alike, outside, language);
    });
    const names = forEachLanguage(
      (language) =>
        new TermNames(
          terms.filter((term) => term.language === language),
          language,
        ),
    );
    return new Retriever(passages, built, synonyms, words, names);
  }

  /** `before`: what was asked before in the conversation, newest first. */
  find(question: string, preferred: Language, before: readonly string[] = []): Findings {
    const language = questionLanguage(question, preferred, this.indexes);
    const first = this.findIn(question, language, language);
    if (first.listed || first.software) return first;
    const same = this.sameOfAnother(question, first, before);
    if (same) return same;
    const [last] = before;
    if (last !== undefined && isLengthAlone(first)) {
      // "Within how many days?" goes on with what was said last.
      const help = helpThatSays(this.find(last, language, before.slice(1)));
      if (help) return this.findIn(`${question} ${help.title}`, language, language);
    }
    if (isFollowUp(question, first)) {
      const asked = this.askedBefore(before, language);
      const isOfPrice = first.intents.sale || isPriceAlone(question, first);
      const subject = asked === undefined ? '' : this.subjectAsked(asked, language, isOfPrice);
      // "And who owns it?" is about many things unless one was named, and after a comparison there are two.
      const ofTwo =
        asked !== undefined && intentsOf(asked, language).comparison && !pointsToSeveral(question, language);
      if (subject !== '') {
        const named = this.askedOfSubject(question, subject, first);
        if (ofTwo) return { ...named, known: false, unclear: true };
        return this.isUnsold(asked, language) && isOfSale(named) ? { ...named, known: false } : named;
      }
      if (before.length > 0 || pointsNowhere(question, language)) return { ...first, known: false, unclear: true };
    }
    if (first.known) return first;
    // A source may not exist in the language of the question.
    const own = new Set(this.indexes[language].passages.map(({ id }) => id));
    if (this.passages.every(({ id }) => own.has(id))) return first;
    const others = languages
      .filter((other) => other !== language)
      .map((other) => this.findIn(question, other, language))
      .filter(({ passages: [best] }) => best && !own.has(best.passage.id));
    const known = others.find((findings) => findings.known);
    return known ? { ...known, language } : first;
  }

  /** The parts of one source, in this language or in the first that it exists in. */
  source(id: string, preferred: Language): Passage[] {
    const all = this.passages.filter((passage) => passage.id === id);
    const language = [preferred, ...languages].find((one) => all.some((passage) => passage.language === one));
    return all.filter((passage) => passage.language === language);
  }

  /** What was asked before, asked of another thing: "And training?" after the price of consulting. */
  private sameOfAnother(question: string, first: Findings, before: readonly string[]): Findings | undefined {
    const { language } = first;
    const text = this.inFull(question, first, before);
    return text === undefined ? undefined : this.findIn(text, language, language);
  }

  /** The whole question that a name alone asks; nothing when it doesn't go on with one. */
  private inFull(question: string, findings: Findings, before: readonly string[]): string | undefined {
    const { language } = findings;
    const name = nameAlone(question, language);
    const asked = name === '' ? undefined : this.askedBefore(before, language);
    if (asked === undefined || intentsOf(asked, language).comparison) return undefined;
    const [about] = this.findIn(asked, language, language).passages;
    // After a price, what else is sold is named as people call it: "And the Dynamo toolkit?"
    const isSold = intentsOf(asked, language).sale && isSoldKind(findings.passages[0]?.passage.kind);
    if (!about || !(isSold || isNameAlone(question, findings) || isSameKind(name, asked, about.passage)))
      return undefined;
    return askedOf(name, asked, about.passage);
  }

  /** Whether something is free is best said by its price. */
  private askedOfSubject(question: string, subject: string, first: Findings): Findings {
    const { language } = first;
    if (isPriceAlone(question, first) && !first.intents.sale) {
      const priced = this.findIn(`${askingPrice[language]} ${subject}`, language, language);
      if (priced.known) return priced;
    }
    return this.findIn(`${question} ${subject}`, language, language);
  }

  /** Whether a price was asked that no source states: none says either how long it takes. */
  private isUnsold(asked: string | undefined, language: Language): boolean {
    return asked !== undefined && intentsOf(asked, language).sale && !this.findIn(asked, language, language).known;
  }

  /** What a question is about: a price is what was asked of it, and may not be asked again. */
  private subjectAsked(question: string, language: Language, isOfPrice: boolean): string {
    // What it runs on has a price, too.
    const software = isOfPrice ? this.findIn(question, language, language).software : undefined;
    if (software) return software.title;
    const subject = subjectOf(question, this.indexes[language]);
    if (!intentsOf(question, language).sale) return subject;
    return subject
      .split(' ')
      .filter((word) => !ofSale.test(fold(word)))
      .join(' ');
  }

  /** The last question that isn't itself about one before it, in full. */
  private askedBefore(before: readonly string[], language: Language): string | undefined {
    for (const [at, question] of before.entries()) {
      const findings = this.findIn(question, language, language);
      if (isFollowUp(question, findings)) continue;
      return this.inFull(question, findings, before.slice(at + 1)) ?? question;
    }
    return undefined;
  }

  /** What the help says of whatever is sold, of the product or course that is named. */
  private helpOfSold(question: string, language: Language, spoken: Language): Passage | undefined {
    const asked = askedOfSold(question, this.indexes[language]);
    if (!asked) return undefined;
    const help = helpThatSays(this.findIn(asked.rest, language, spoken));
    return help && asked.isSaid(help) ? help : undefined;
  }

  private findIn(question: string, language: Language, spoken: Language): Findings {
    const index = this.indexes[language];
    const wording = intentsOf(question, language);
    const unitsOf = (text: string) =>
      questionUnits(text, index, this.synonyms[language], this.everyday[language], spoken);
    const matters = unitsOf(withoutAuthority(question));
    const units = matters.length > 0 ? matters : unitsOf(question);
    const isSomebody = wording.who && units.every((unit) => unit.name && !isTerm(unit, index));
    const kinds = new Set(wording.kinds);
    if (isSomebody) kinds.add('page');
    if (wording.teaching) kinds.add('course');
    const sought: Intents = { ...wording, kinds };
    const partlyIn = (text: string) => this.names[language].partly(text);
    const found = searchPassages(index, units, sought, mostPassages, partlyIn(question));
    const duty = dutyIn(question, language);
    const subject = duty === '' ? [] : unitsOf(duty);
    // Only where the entry's name is all that is asked about, and it says who does something.
    const entry = searchPassages(index, subject, sought, mostPassages, partlyIn(duty)).find(
      ({ passage: { kind, text }, wholeName }) =>
        kind === 'term' && wholeName > leastWhole && namesRole(text, language),
    );
    const passages = entry ? withFirst(entry, found) : found;
    // Who teaches is a fact of a course that is named; who teaches anything else has no name here.
    const isTaught =
      wording.teaching && passages.some(({ passage: { kind }, named }) => kind === 'course' && named >= leastNamed);
    const intents: Intents = { ...sought, person: sought.person || isTaught };
    const asked = { question, units, matter: unitsOf(intents.matter), intents, passages, index };
    const compared = comparedTerms(question, index, intents, unitsOf, partlyIn);
    const listed = listedQuestion(question, units, index, unitsOf);
    const software = softwareAsked(asked);
    if (software && isOtherEdition(question, software, index))
      return { language, ...asked, passages: withListed(software, passages), compared: [], known: false };
    if (software)
      return { language, ...asked, passages: withListed(software, passages), compared: [], known: true, software };
    const answer =
      listed && isAnsweredBy(listed, asked)
        ? listed.passage
        : (namedHelp(asked) ?? helpOfVersion(asked) ?? this.helpOfSold(question, language, spoken));
    if (answer)
      return {
        language,
        ...asked,
        passages: withListed(answer, passages),
        compared: [],
        known: true,
        listed: answer,
      };
    const known = entry ? ruledOut(asked) === undefined : isKnown(asked);
    return { language, ...asked, compared, known };
  }
}
