import { type BimDocument, explain, type Finding, familyOf, fillWords } from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import { Injectable } from '@nestjs/common';
import { sentencesOf } from '../../assistant/retrieval/sentences.ts';
import { TopicLibrary } from '../../topics/topic-library.ts';
import { localTexts } from './local-texts.ts';
import { TopicFinder } from './topic-finder.ts';

const mostTopics = 3;
/** A topic further below the best one isn't named. */
const leastFit = 0.5;
const mostFindings = 5;

/** Replies without a model: the library's topics for what was written, and what the checker finds. */
@Injectable()
export class LocalEngine {
  constructor(
    private readonly finder: TopicFinder,
    private readonly library: TopicLibrary,
  ) {}

  /** `said` are the replies before this one: the findings are listed again only when they have changed. */
  reply(
    document: BimDocument,
    findings: readonly Finding[],
    text: string,
    language: Language,
    said: readonly string[] = [],
  ): string {
    const found = checked(findings, language);
    const [listed = ''] = localTexts.findings[language].split('{');
    const last = said.findLast((one) => one.includes(listed) || one.includes(localTexts.complete[language]));
    const isKnown = last?.includes(found) ?? false;
    return `${this.topics(document, text, language)}${isKnown ? '' : `\n\n${found}`}`;
  }

  private topics(document: BimDocument, text: string, language: Language): string {
    const family = familyOf(document.type);
    const { fits, isKnown } = this.finder.find(document.type, text, language);
    const named = isKnown ? [...fits].filter(([, fit]) => fit >= leastFit).map(([id]) => id) : [];
    const titles = new Map(document.topics.map(({ topic, title }) => [topic, title]));
    const present = named.filter((id) => titles.has(id)).slice(0, mostTopics);
    const topics = new Map(
      this.library.find({ family, type: document.type }, language).map((topic) => [topic.id, topic]),
    );
    const others = named
      .flatMap((id) => (titles.has(id) ? [] : (topics.get(id) ?? [])))
      .slice(0, mostTopics)
      .map(({ title, guidance }) => `- ${title}: ${sentencesOf(guidance, language)[0]}`);
    if (present.length === 0 && others.length === 0) return localTexts.nothing[language];
    const has = present.map((id) => `- ${titles.get(id)}`);
    const { present: already, others: more, noOthers, found } = localTexts;
    return [
      ...(has.length > 0 ? [already[language], ...has] : []),
      ...(others.length > 0 ? [(has.length > 0 ? more : found)[language], ...others] : [noOthers[language]]),
    ].join('\n');
  }
}

/** What the tab with the checker's findings lists, too: the two must not contradict each other. */
function checked(findings: readonly Finding[], language: Language): string {
  if (findings.length === 0) return localTexts.complete[language];
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const first = findings.slice(0, mostFindings).map((finding) => `- ${explain(finding, language).message}`);
  return [fillWords(localTexts.findings, { count: findings.length, errors }, language), ...first].join('\n');
}
