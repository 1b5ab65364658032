import { limits, type Topic } from '@arcada/bim';
import { Disclosure, IconButton, TrashIcon } from '@arcada/ui';
import { Field, TextArea, TextInput } from '@arcada/ui/forms';
import { useTranslation } from 'react-i18next';
import { TopicText } from '../../../shared/preview/topic-text.tsx';
import { useEditing } from '../editing/editing-context.ts';
import { DownIcon, UpIcon } from '../editing/icons.tsx';

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
          <Field label={t('topics.text')} hint={t('topics.textHint')}>
            <TextArea
              autoSize={{ minRows: 4, maxRows: 18 }}
              maxLength={limits.topicText}
              value={topic.text}
              onChange={(event) => change({ text: event.target.value })}
            />
          </Field>
          <div className="tools-topic-read" lang={document.language}>
            <TopicText text={topic.text} document={document} />
          </div>
        </div>
      </Disclosure>
    </div>
  );
}
