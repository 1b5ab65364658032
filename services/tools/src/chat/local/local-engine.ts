import { type BimDocument, explain, type Finding, familyOf, fillWords } from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import { Injectable } from '@nestjs/common';
import { questionFillers } from '../../assistant/retrieval/question-fillers.ts';
import { sentencesOf } from '../../assistant/retrieval/sentences.ts';
import { questionWords, stemsIn } from '../../assistant/retrieval/stems.ts';
import { topicsOfTerms } from '../../topics/field-terms.ts';
import { TopicLibrary } from '../../topics/topic-library.ts';
import { type DocumentValue, valuesAsked } from './document-answers.ts';
import { localTexts } from './local-texts.ts';
import { asksForFindings, asksForValue } from './plain-question.ts';
import { tellingWords, wordsOf } from './telling-words.ts';
import { type FoundTopics, mostCharacters, TopicFinder } from './topic-finder.ts';

const mostTopics = 3;
/** Of the topics that are only near, one further below the best isn't named. */
const leastFit = 0.5;
/** Or that shares fewer words with the text. */
const fewestWords = 2;
const mostFindings = 5;

/**
 * Replies without a model: the document's values for a plain question, else the library's topics for what was written,
 * and what the checker finds.
 */
@Injectable()
export class LocalEngine {
  constructor(
    private readonly finder: TopicFinder,
    private readonly library: TopicLibrary,
  ) {}

  /**
   * `said` are the replies before this one: unless they are asked for, the findings are listed again only when they have
   * changed, and that there are none isn't said.
   */
  reply(
    document: BimDocument,
    findings: readonly Finding[],
    text: string,
    language: Language,
    said: readonly string[] = [],
  ): string {
    const found = this.finder.find(document.type, text, language);
    const state = checked(findings, language);
    const isAsked = asksForFindings(text, found.language);
    const values = valuesAsked(document, text, found.language, language);
    if (values.length > 0) return [inWords(values, language), ...(isAsked ? [state] : [])].join('\n\n');
    if (isAsked && found.covering.size === 0) return state;
    const [listed = ''] = localTexts.findings[language].split('{');
    const last = said.findLast((one) => one.includes(listed));
    const isNews = findings.length > 0 && !last?.includes(state);
    return [this.topics(document, found, text, language), ...(isAsked || isNews ? [state] : [])].join('\n\n');
  }

  private topics(document: BimDocument, found: FoundTopics, text: string, language: Language): string {
    const { fits, covering, near, elsewhere, language: written } = found;
    const titles = new Map(document.topics.map(({ topic, title }) => [topic, title]));
    const inLibrary = new Map(this.library.find({}, language).map((topic) => [topic.id, topic]));
    const titleOf = (id: string) => titles.get(id) ?? inLibrary.get(id)?.title;
    const about = [...fits.keys()].filter((id) => covering.has(id));
    const present = [
      ...about.flatMap((id) => titles.get(id) ?? []),
      ...ownTopics(document, this.library.ids, text, written),
    ].slice(0, mostTopics);
    const others = about.filter((id) => !titles.has(id)).slice(0, mostTopics);
    const {
      present: already,
      others: more,
      noOthers,
      found: matching,
      nothing,
      noValue,
      close,
      elsewhere: there,
      own,
    } = localTexts;
    if (present.length === 0 && others.length === 0) {
      const fitting = [...fits].flatMap(([id, fit]) => (fit >= leastFit && near.has(id) ? [id] : []));
      const ofOthers = elsewhere.flatMap((id) => inLibrary.get(id) ?? []);
      const sharing = fitting.length > 0 || ofOthers.length > 0 ? [] : this.sharing(document, found, text);
      const closest = [...fitting, ...sharing].flatMap((id) => titleOf(id) ?? []);
      return [
        (asksForValue(text, written) ? noValue : nothing)[language],
        ...listed(close[language], closest),
        ...listed(
          there[language],
          ofOthers.map(({ title, family }) => `${title} (${family.toUpperCase()})`),
        ),
        own[language],
      ].join('\n');
    }
    const proposed = others.flatMap((id) => {
      const topic = inLibrary.get(id);
      return topic ? `${topic.title}: ${sentencesOf(topic.guidance, language)[0]}` : [];
    });
    return [
      ...listed(already[language], present),
      ...(proposed.length > 0
        ? listed((present.length > 0 ? more : matching)[language], proposed)
        : [noOthers[language]]),
    ].join('\n');
  }

  /** Topics that the suggestions name words of, best first: the two must not contradict each other. */
  private sharing({ type }: BimDocument, { fits, language }: FoundTopics, text: string): string[] {
    const topics = this.library.find({ family: familyOf(type), type }, language);
    const words = tellingWords(text.slice(-mostCharacters), topics.map(wordsOf), language);
    const shared = topics.filter((_, at) => (words[at] ?? []).length >= fewestWords).map(({ id }) => id);
    return shared.sort((one, other) => (fits.get(other) ?? 0) - (fits.get(one) ?? 0));
  }
}

const inWords = (values: readonly DocumentValue[], language: Language): string =>
  [
    localTexts.inDocument[language],
    ...values.map(({ place, value }) => `- ${place}: ${value || localTexts.notFilledIn[language]}`),
  ].join('\n');

const listed = (lead: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [lead, ...items.slice(0, mostTopics).map((item) => `- ${item}`)];

/** Titles of topics that the author wrote and that name the same subject, or whose every word is said. */
function ownTopics({ topics }: BimDocument, known: ReadonlySet<string>, text: string, language: Language): string[] {
  const subjects = new Set(topicsOfTerms(text));
  const said = stemsIn(text, language);
  return topics
    .filter(({ topic }) => !known.has(topic))
    .map(({ title }) => title)
    .filter((title) => {
      const stems = questionWords(title, language).filter(({ folded }) => !questionFillers[language].has(folded));
      const isSaid = stems.length > 0 && stems.every(({ stem }) => said.has(stem));
      return isSaid || topicsOfTerms(title).some((id) => subjects.has(id));
    });
}

/** What the tab with the checker's findings lists, too: the two must not contradict each other. */
function checked(findings: readonly Finding[], language: Language): string {
  if (findings.length === 0) return localTexts.complete[language];
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const first = findings.slice(0, mostFindings).map((finding) => `- ${explain(finding, language).message}`);
  return [fillWords(localTexts.findings, { count: findings.length, errors }, language), ...first].join('\n');
}
