import type { BimDocument, Topic } from '../document/document.schema.ts';
import type { FieldName } from '../document/fields.ts';
import { limits } from '../document/limits.ts';
import { fieldLabels } from '../labels/field-labels.ts';
import { fieldInText } from './field-in-text.ts';
import { isField, placeholder } from './placeholders.ts';

/** Characters of a text, line breaks counted as `limits` says, that stay as they are, and how often it names each field. */
interface Count {
  written: number;
  named: ReadonlyMap<FieldName, number>;
}

/** With what its line breaks count more. */
const lengthOfText = (text: string) => text.length + (text.split('\n').length - 1) * (limits.lineBreak - 1);

function countOf(text: string): Count {
  const named = new Map<FieldName, number>();
  let written = lengthOfText(text);
  for (const [whole, name = ''] of text.matchAll(placeholder)) {
    if (!isField(name)) continue;
    written -= whole.length;
    named.set(name, (named.get(name) ?? 0) + 1);
  }
  return { written, named };
}

/** Between two keystrokes only one topic changes. */
const counts = new WeakMap<Topic, Count>();
function countOfTopic(topic: Topic): Count {
  const count = counts.get(topic) ?? countOf(topic.text);
  counts.set(topic, count);
  return count;
}

/** Of a document, by field: what fills a placeholder is built once, however often it is named. */
function filling(document: BimDocument): (count: Count) => number {
  const lengths = new Map<FieldName, number>();
  const lengthOf = (field: FieldName) => {
    const length =
      lengths.get(field) ??
      (lengthOfText(fieldInText(document, field)) || fieldLabels[field][document.language].length + '[]'.length);
    lengths.set(field, length);
    return length;
  };
  return ({ written, named }) =>
    Array.from(named).reduce((sum, [field, times]) => sum + times * lengthOf(field), written);
}

/** True when a text has more characters than a topic may have once its placeholders are filled. It isn't filled for that. */
export const isFilledTooLong = (document: BimDocument, text: string): boolean =>
  filling(document)(countOf(text)) > limits.filledTopic;

export interface FilledLengths {
  topics: readonly { topic: Topic; length: number }[];
  total: number;
}

/** Characters of the topics once their placeholders are filled: a short text may name a long field a thousand times. */
export function filledLengths(document: BimDocument): FilledLengths {
  const lengthOf = filling(document);
  const topics = document.topics.map((topic) => ({ topic, length: lengthOf(countOfTopic(topic)) }));
  return { topics, total: topics.reduce((sum, { length }) => sum + length, 0) };
}

/** True when a document can't be printed, because a topic, or all together, would be too long with placeholders filled. */
export function isTooLongToPrint(document: BimDocument): boolean {
  const { topics, total } = filledLengths(document);
  return total > limits.filledTopics || topics.some(({ length }) => length > limits.filledTopic);
}
