import type { BimDocument, Topic } from '../document/document.schema.ts';
import { type DocumentType, familyOf } from '../document/families.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import { type LibraryTopic, topicOfLibrary } from '../stored/library-topic.schema.ts';
import { isSameWords } from './topics-in-language.ts';

/** True when a topic of the library is not written for another type of document of its family. */
export const isForType = ({ types }: Pick<LibraryTopic, 'types'>, type: DocumentType): boolean =>
  types?.includes(type) ?? true;

export interface TopicsOfType {
  /** Topics that are written for this type of document, and that it lacks. */
  missing: readonly LibraryTopic[];
  /** Topics of the document that are written for another type of its family, in the library's words. */
  foreign: readonly Topic[];
  /** The same, in words that their author has changed. */
  edited: readonly Topic[];
}

/** How the topics that a document has of the library go with its type: the library in the document's language. */
export function topicsOfType({ type, topics }: BimDocument, library: readonly LibraryTopic[]): TopicsOfType {
  const known = new Map(library.filter(({ family }) => family === familyOf(type)).map((topic) => [topic.id, topic]));
  const used = new Set(topics.map(({ topic }) => topic));
  const others = topics.filter(({ topic }) => {
    const own = known.get(topic);
    return own !== undefined && !isForType(own, type);
  });
  const isUnedited = (topic: Topic) => {
    const own = known.get(topic.topic);
    return own !== undefined && isSameWords(own, topic);
  };
  return {
    missing: [...known.values()].filter(({ id, types }) => types?.includes(type) && !used.has(id)),
    foreign: others.filter(isUnedited),
    edited: others.filter((topic) => !isUnedited(topic)),
  };
}

/** The document with topics of the library, each where the library has it among those of its chapter. */
export function withTopics(
  document: BimDocument,
  added: readonly LibraryTopic[],
  library: readonly LibraryTopic[],
): BimDocument {
  const ranks = new Map(library.map(({ id }, rank) => [id, rank]));
  return added.reduce((now, topic) => {
    const rank = ranks.get(topic.id) ?? library.length;
    const next = now.topics.findIndex((own) => own.category === topic.category && (ranks.get(own.topic) ?? -1) > rank);
    const at = next === -1 ? now.topics.length : next;
    return applyEdits(now, [{ op: 'insert-topic', topic: topicOfLibrary(topic), at }]);
  }, document);
}
