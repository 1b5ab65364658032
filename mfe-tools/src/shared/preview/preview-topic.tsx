import { type BimDocument, filledText, placeholdersIn, type Topic } from '@arcada/bim';
import { memo } from 'react';
import { TopicText } from './topic-text.tsx';

interface PreviewTopicProps {
  topic: Topic;
  document: BimDocument;
  /** Placeholders stay as they are written: filled, the whole document would be too long. */
  asWritten: boolean;
}
/** A text of nothing but a topic's placeholders, worked out once. */
const probes = new WeakMap<Topic, string>();

function probeOf(topic: Topic): string {
  const known = probes.get(topic);
  if (known !== undefined) return known;
  const probe = placeholdersIn(topic.text)
    .map((name) => `{${name}}`)
    .join('\n');
  probes.set(topic, probe);
  return probe;
}

/** The same topic, whose placeholders are filled with the same values. */
const readsTheSame = (before: PreviewTopicProps, after: PreviewTopicProps) =>
  before.topic === after.topic &&
  before.asWritten === after.asWritten &&
  before.document.language === after.document.language &&
  filledText(before.document, probeOf(after.topic)) === filledText(after.document, probeOf(after.topic));

/** A topic of the preview; drawn again only when it reads differently, so that typing stays quick with 200 of them. */
export const PreviewTopic = memo(function PreviewTopic({ topic, document, asWritten }: PreviewTopicProps) {
  return (
    <section className="tools-preview-topic">
      <h4>{topic.title}</h4>
      {asWritten ? (
        <p className="tools-as-written">{topic.text}</p>
      ) : (
        <TopicText text={topic.text} document={document} />
      )}
    </section>
  );
}, readsTheSame);
