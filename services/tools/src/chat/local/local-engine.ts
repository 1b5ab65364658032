import { type BimDocument, familyOf, fieldLabels, requiredFieldsOf } from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import { Injectable } from '@nestjs/common';
import { sentencesOf } from '../../assistant/retrieval/sentences.ts';
import { TopicLibrary } from '../../topics/topic-library.ts';
import { isFilled } from '../sessions/meter.ts';
import { localTexts, withList } from './local-texts.ts';
import { TopicFinder } from './topic-finder.ts';

const mostTopics = 3;
/** A topic further below the best one isn't named. */
const leastFit = 0.5;
const mostFields = 6;

/** Replies without a model: the library's topics for what was written, and what the document lacks. */
@Injectable()
export class LocalEngine {
  constructor(
    private readonly finder: TopicFinder,
    private readonly library: TopicLibrary,
  ) {}

  reply(document: BimDocument, text: string, language: Language): string {
    return `${this.topics(document, text, language)}\n\n${lacking(document, language)}`;
  }

  private topics(document: BimDocument, text: string, language: Language): string {
    const family = familyOf(document.type);
    const { fits } = this.finder.find(family, text, language);
    const named = [...fits].filter(([, fit]) => fit >= leastFit).slice(0, mostTopics);
    if (named.length === 0) return localTexts.nothing[language];
    const topics = this.library.find({ family }, language);
    const lines = named.flatMap(([id]) => {
      const topic = topics.find((one) => one.id === id);
      return topic ? [`- ${topic.title}: ${sentencesOf(topic.guidance, language)[0]}`] : [];
    });
    return [localTexts.found[language], ...lines].join('\n');
  }
}

function lacking(document: BimDocument, language: Language): string {
  const empty = requiredFieldsOf(document.type).filter((name) => !isFilled(document.fields[name]));
  if (empty.length === 0) return localTexts.complete[language];
  const labels = empty.map((name) => fieldLabels[name][language]);
  const shown = labels.length > mostFields ? [...labels.slice(0, mostFields), '…'] : labels;
  return withList(localTexts.empty, shown, language);
}
