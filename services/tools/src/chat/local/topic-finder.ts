import { type DocumentType, type Family, families, familyOf, isForType } from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { topicPassages } from '../../assistant/passages/library-passages.ts';
import { weightOfAll } from '../../assistant/retrieval/question.ts';
import { Retriever } from '../../assistant/retrieval/retriever.ts';
import { libraryFolder } from '../../library-folder.ts';
import { type LibraryEntry, readLibrary } from '../../read-library.ts';
import { topicsOfTerms } from '../../topics/field-terms.ts';
import { TopicNames } from './topic-names.ts';

/** Longer texts are searched by their end, which is what was said last. */
export const mostCharacters = 6_000;

/** How much it counts that a text names a topic's subject in a term of the field: more than any one word of it. */
const termPoints = 6;

/** A text is about a topic when it says so much of its title, by the rarity of the words, in more than one word. */
const leastTitle = 0.6;
/** Or less of it, when that is most of what the text says. */
const leastPart = 0.3;
const leastNamed = 0.5;
/** Or when one sentence of the topic has so much of what the text says, or the best topic nearly all of it. */
const leastSentence = 0.6;
const leastWhole = 0.8;
/** A topic is near a text when it has so much of its words in all. */
const leastNear = 0.5;

export interface FoundTopics {
  /** The language that the text is written in. */
  language: Language;
  /** How well each topic fits, 0 to 1, by its id, best first; the best one has 1. */
  fits: ReadonlyMap<string, number>;
  /** Those that are about it: others only share words with it. */
  covering: ReadonlySet<string>;
  /** Those that have many of its words without being known to be about it. */
  near: ReadonlySet<string>;
  /** Topics of other families that are about it, by their ids. */
  elsewhere: readonly string[];
}

/** The topics of a family that fit a text, by the retrieval of the documentation assistant and by their names. */
@Injectable()
export class TopicFinder implements OnApplicationBootstrap {
  private readonly families = new Map<
    Family,
    { topics: readonly LibraryEntry[]; retriever: Retriever; names: TopicNames }
  >();

  async onApplicationBootstrap(): Promise<void> {
    const entries = readLibrary(libraryFolder);
    for (const family of families) {
      const topics = entries.filter((entry) => entry.family === family);
      const retriever = await Retriever.build(topicPassages(topics));
      this.families.set(family, { topics, retriever, names: new TopicNames(topics) });
    }
  }

  /** Among the topics that are for this type of document. */
  find(type: DocumentType, text: string, preferred: Language): FoundTopics {
    const known = this.families.get(familyOf(type));
    if (!known) throw new Error('the library was searched before the service had started');
    const { language, units, passages: all } = known.retriever.find(text.slice(-mostCharacters), preferred);
    const ids = new Set(known.topics.filter((topic) => isForType(topic, type)).map(({ id }) => id));
    const passages = all.filter(({ passage }) => ids.has(passage.id.replace('topic:', '')));
    const named = topicsOfTerms(text);
    const meant = new Set(named.filter((id) => ids.has(id)));
    const found = new Set(passages.map(({ passage }) => passage.id.replace('topic:', '')));
    // A topic may be known by a term that its text doesn't have.
    const unfound = [...meant].filter((id) => !found.has(id)).map((id) => ({ id, points: termPoints }));
    // By their words alone: the order of the passages is made for questions, which a description of a project isn't.
    const byPoints = passages
      .map(({ passage, score }) => {
        const id = passage.id.replace('topic:', '');
        return { id, points: score + known.names.fit(id, units, language) + (meant.has(id) ? termPoints : 0) };
      })
      .concat(unfound)
      .sort((left, right) => right.points - left.points);
    const best = byPoints[0]?.points ?? 0;
    const fits = new Map<string, number>();
    for (const { id, points } of byPoints) if (points > 0 && !fits.has(id)) fits.set(id, points / best);
    const whole = weightOfAll(units);
    // One rare word in common is no subject in common.
    const isMany = units.every(({ weight }) => weight < leastSentence * whole);
    const covering = new Set(meant);
    const near = new Set<string>();
    for (const { passage, sentence, coverage, named: share } of passages) {
      const id = passage.id.replace('topic:', '');
      const title = known.names.titleSaid(id, units, language);
      const isNamed =
        (title.share >= leastTitle && title.words > 1) || (title.share >= leastPart && share >= leastNamed);
      const isTold = isMany && (sentence >= leastSentence || (fits.get(id) === 1 && coverage >= leastWhole));
      if (isNamed || isTold) covering.add(id);
      else if (coverage >= leastNear) near.add(id);
    }
    for (const id of covering) near.delete(id);
    const others = new Set(known.topics.map(({ id }) => id));
    return { language, fits, covering, near, elsewhere: named.filter((id) => !others.has(id)) };
  }
}
