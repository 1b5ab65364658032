import {
  type BimDocument,
  categoryLabels,
  chatLimits,
  familyOf,
  fieldLabels,
  fieldText,
  isField,
  isTable,
  type Suggestion,
  tableLabels,
} from '@arcada/bim';
import type { Language, Translated } from '@arcada/contracts';
import { Injectable } from '@nestjs/common';
import { textWords } from '../../assistant/retrieval/stems.ts';
import { type ReadyTopic, TopicLibrary } from '../../topics/topic-library.ts';
import { filledProjectFields, isFilled } from '../sessions/meter.ts';
import { localTexts, withList } from './local-texts.ts';
import { tellingWords, wordsOf } from './telling-words.ts';
import { mostCharacters, TopicFinder } from './topic-finder.ts';

/** How much the project's data counts beside what was said, which it outnumbers in words. */
const dataWeight = 0.2;
/** How much it counts that the document has what a topic needs, and that its category has no topic yet. */
const readyWeight = 0.3;
const emptyCategoryWeight = 0.2;
/** How much it counts that the author named the topic: more than all else together. */
const namedWeight = 3;
/** A title of one word is too common for that. */
const fewestOfTitle = 2;
const leastPoints = 0.3;
const mostWords = 4;
const mostNames = 3;

/** Suggests topics by relevance: to what was written, to the data of the document, and to its empty chapters. */
@Injectable()
export class LocalSuggestions {
  constructor(
    private readonly finder: TopicFinder,
    private readonly library: TopicLibrary,
  ) {}

  /** `said`: what the author wrote. Topics are in the document's language, reasons in `language`. */
  suggest(document: BimDocument, said: string, language: Language): Suggestion[] {
    const family = familyOf(document.type);
    const data = filledProjectFields(document).map((name) => fieldText(name, document.fields[name], document.language));
    const { fits: ofData, language: ofDocument } = this.finder.find(document.type, data.join('\n'), language);
    const isSaid = said.trim() !== '';
    const {
      fits: ofSaid,
      covering,
      language: written,
    } = isSaid
      ? this.finder.find(document.type, said, language)
      : { fits: new Map<string, number>(), covering: new Set<string>(), language: ofDocument };
    const topics = this.candidates(document);
    const own = new Map(this.library.find({ family, type: document.type }, written).map((topic) => [topic.id, topic]));
    const isNamed = namesIn(said.slice(-mostCharacters), written);
    const fitOf = (id: string) =>
      (ofSaid.get(id) ?? 0) +
      (ofData.get(id) ?? 0) * (isSaid ? dataWeight : 1) +
      (isNamed(own.get(id)?.title ?? '') ? namedWeight : 0);
    const words = tellingWords(
      said.slice(-mostCharacters),
      topics.map(({ id }) => wordsOf(own.get(id))),
      written,
    );
    return topics
      .map((topic, at) => ({ topic, points: pointsOf(document, topic, fitOf(topic.id)), words: words[at] ?? [] }))
      .filter(({ points }) => points >= leastPoints)
      .sort((left, right) => right.points - left.points)
      .slice(0, chatLimits.suggestions)
      .map(({ topic, words }) => {
        const inCommon = covering.has(topic.id) ? localTexts.words : localTexts.someWords;
        return { topic, reason: reasonOf(document, topic, { words, inCommon }, language) };
      });
  }

  /** Topics of the library that the document doesn't have, in its language. */
  candidates(document: BimDocument): ReadyTopic[] {
    const used = new Set(document.topics.map(({ topic }) => topic));
    return this.library
      .find({ family: familyOf(document.type), type: document.type }, document.language)
      .filter(({ id }) => !used.has(id));
  }
}

/** Whether a text has a title as a whole, its words in a row and in any of their endings. */
function namesIn(said: string, language: Language): (title: string) => boolean {
  const stemsOf = (text: string) => textWords(text, language).map(({ stem }) => stem);
  const text = ` ${stemsOf(said).join(' ')} `;
  return (title) => {
    const stems = stemsOf(title);
    return stems.length >= fewestOfTitle && text.includes(` ${stems.join(' ')} `);
  };
}

const isEmptyCategory = ({ topics }: BimDocument, { category }: ReadyTopic) =>
  !topics.some((topic) => topic.category === category);

const has = ({ fields, tables }: BimDocument, name: string): boolean => {
  if (isField(name)) return isFilled(fields[name]);
  return isTable(name) && tables[name].length > 0;
};

function pointsOf(document: BimDocument, topic: ReadyTopic, fit: number): number {
  const { requiredFields: needs } = topic;
  const ready = needs.length === 0 ? 0 : needs.filter((name) => has(document, name)).length / needs.length;
  return fit + ready * readyWeight + (isEmptyCategory(document, topic) ? emptyCategoryWeight : 0);
}

/** `inCommon` says what it means that the topic has the words. */
function reasonOf(
  document: BimDocument,
  topic: ReadyTopic,
  { words, inCommon }: { words: readonly string[]; inCommon: Translated },
  language: Language,
): string {
  const ready = topic.requiredFields.filter((name) => has(document, name)).slice(0, mostNames);
  const parts = [
    ...(words.length > 0 ? [withList(inCommon, words.slice(0, mostWords), language)] : []),
    ...(ready.length > 0
      ? [
          withList(
            localTexts.fields,
            ready.map((name) => labelOf(name, language)),
            language,
          ),
        ]
      : []),
    ...(isEmptyCategory(document, topic)
      ? [withList(localTexts.chapter, [categoryLabels[topic.category][language]], language)]
      : []),
  ];
  return parts.slice(0, 2).join(' ').slice(0, chatLimits.reason);
}

const labelOf = (name: string, language: Language): string => {
  const label = isField(name) ? fieldLabels[name] : isTable(name) ? tableLabels[name] : undefined;
  return label?.[language] ?? name;
};
