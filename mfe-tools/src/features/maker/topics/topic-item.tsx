import { type FieldName, limits, type Topic } from '@arcada/bim';
import { Disclosure, IconButton, TrashIcon } from '@arcada/ui';
import { Field, TextArea, TextInput } from '@arcada/ui/forms';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TopicText } from '../../../shared/preview/topic-text.tsx';
import { useEditing } from '../editing/editing-context.ts';
import { DownIcon, UpIcon } from '../editing/icons.tsx';
import { PlaceholderMenu } from './placeholder-menu.tsx';

interface TopicItemProps {
  topic: Topic;
  isFirst?: boolean;
  isLast?: boolean;
  /** Absent outside the chapters of the document, whose topics have no order. */
  onMove?: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** A topic of the document: its title and text, where it stands, and how it will read. */
export function TopicItem({ topic, isFirst, isLast, onMove, onRemove }: TopicItemProps) {
  const { t } = useTranslation('tools');
  const { document, apply } = useEditing();
  const name = topic.title || t('topics.untitled');
  const change = (part: Partial<Omit<Topic, 'id'>>) => apply([{ op: 'topic', topic: topic.id, change: part }]);
  return (
    <div id={`topic-${topic.id}`} className="tools-topic">
      <div className="tools-topic-actions">
        {onMove && (
          <>
            <IconButton
              small
              label={t('topics.up', { name })}
              icon={<UpIcon />}
              disabled={isFirst}
              onClick={() => onMove(-1)}
            />
            <IconButton
              small
              label={t('topics.down', { name })}
              icon={<DownIcon />}
              disabled={isLast}
              onClick={() => onMove(1)}
            />
          </>
        )}
        <IconButton small label={t('topics.remove', { name })} icon={<TrashIcon />} onClick={onRemove} />
      </div>
      <Disclosure title={name} defaultOpen={topic.title === ''}>
        <div className="a-stack">
          <Field label={t('topics.title')}>
            <TextInput
              maxLength={limits.short}
              value={topic.title}
              onChange={(event) => change({ title: event.target.value })}
            />
          </Field>
          <TopicTextField text={topic.text} onChange={(text) => change({ text })} />
          <div className="tools-topic-read" lang={document.language}>
            <TopicText text={topic.text} document={document} />
          </div>
        </div>
      </Disclosure>
    </div>
  );
}

/** The text of a topic, with the menu of its placeholders: what is chosen stands where the author was writing. */
function TopicTextField({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { t } = useTranslation('tools');
  const frame = useRef<HTMLDivElement>(null);
  /** Where the author was; before the first time, that is the end. */
  const [caret, setCaret] = useState<{ from: number; to: number }>();
  const [next, setNext] = useState<number>();
  // After the menu, which gives the focus back to its button.
  useLayoutEffect(() => {
    if (next === undefined) return;
    const area = frame.current?.querySelector('textarea');
    area?.focus();
    area?.setSelectionRange(next, next);
    setNext(undefined);
  }, [next]);
  const insert = (field: FieldName) => {
    const { from, to } = caret ?? { from: text.length, to: text.length };
    const before = text.slice(0, from);
    const placeholder = `${/\S$/.test(before) && caret === undefined ? ' ' : ''}{${field}}`;
    const written = before + placeholder + text.slice(to);
    if (written.length > limits.topicText) return;
    onChange(written);
    setCaret(undefined);
    setNext(from + placeholder.length);
  };
  return (
    <div ref={frame} className="tools-topic-text">
      <Field label={t('topics.text')} hint={t('topics.textHint')}>
        <TextArea
          autoSize={{ minRows: 4, maxRows: 18 }}
          maxLength={limits.topicText}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onBlur={({ target }) => setCaret({ from: target.selectionStart, to: target.selectionEnd })}
        />
      </Field>
      <PlaceholderMenu onChoose={insert} />
    </div>
  );
}
