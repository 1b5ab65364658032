import type { Language } from '@arcada/contracts';
import type { BimDocument, Topic } from '../document/document.schema.ts';
import type { Edit } from '../edits/edit.ts';
import type { LibraryTopic } from '../stored/library-topic.schema.ts';
import { textLanguage } from './text-language.ts';

type Words = Pick<LibraryTopic, 'id' | 'title' | 'text'>;
/** The library in every language. */
export type LibraryWords = Readonly<Record<Language, readonly Words[]>>;

export interface TopicsInLanguage {
  edits: readonly Edit[];
  /** Topics that stay in another language, as their author has changed or written them. */
  kept: readonly Topic[];
}

/** True when two say the same but for spaces at their ends. */
export const isSameWords = (one: Pick<Words, 'title' | 'text'>, other: Pick<Words, 'title' | 'text'>) =>
  one.title.trim() === other.title.trim() && one.text.trim() === other.text.trim();

/**
 * What brings a document's topics into a language: each that still has the library's words, in whichever language, gets
 * those of the wanted one. What its author has written is never replaced.
 */
export function topicsInLanguage(document: BimDocument, language: Language, library: LibraryWords): TopicsInLanguage {
  const known = new Map(library[language].map((topic) => [topic.id, topic]));
  const versions = Map.groupBy(Object.values(library).flat(), ({ id }) => id);
  const edits: Edit[] = [];
  const kept: Topic[] = [];
  for (const topic of document.topics) {
    const wanted = known.get(topic.topic);
    if (wanted && versions.get(topic.topic)?.some((words) => isSameWords(words, topic))) {
      const { title, text } = wanted;
      if (!isSameWords(wanted, topic)) edits.push({ op: 'topic', topic: topic.id, change: { title, text } });
      continue;
    }
    const written = textLanguage(`${topic.title}\n${topic.text}`);
    if (written !== undefined && written !== language) kept.push(topic);
  }
  return { edits, kept };
}
