import { applyEdits, type Category, categoriesOf, categoryLabels, newRowId, type Topic } from '@arcada/bim';
import { useLanguage } from '@arcada/platform';
import { Button, PlusIcon } from '@arcada/ui';
import { Fragment, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UndoNotice } from '../../../shared/undo-notice.tsx';
import { useEditing } from '../editing/editing-context.ts';
import { useUndoable } from '../editing/use-undoable.ts';
import { TopicLibrary, TopicsOfType } from '../on-use.tsx';
import { ChapterChoice } from './chapter-choice.tsx';
import { TopicItem } from './topic-item.tsx';
import { TopicsInOtherLanguage } from './topics-in-other-language.tsx';
import './topics.css';

/** The document's topics by category: written, ordered, and added from the library. */
export function TopicsStep() {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const { document, apply, goTo } = useEditing();
  const { canUndo, put, undo } = useUndoable();
  const [removed, setRemoved] = useState<Topic>();
  const headings = useRef(new Map<Category | 'other', HTMLElement>());
  const headingOf = (chapter: Category | 'other') => (heading: HTMLElement | null) => {
    if (heading) headings.current.set(chapter, heading);
  };
  const own = categoriesOf(document.type);
  const others = document.topics.filter(({ category }) => !own.includes(category));
  const add = (topic: Topic) => apply([{ op: 'insert-topic', topic }]);
  const move = (topic: Topic, by: 1 | -1) => {
    const near = document.topics.filter(({ category }) => category === topic.category);
    const other = near[near.indexOf(topic) + by];
    if (!other) return;
    const ids = document.topics.map(({ id }) => (id === topic.id ? other.id : id === other.id ? topic.id : id));
    apply([{ op: 'order-topics', topics: ids }]);
  };
  const remove = (topic: Topic) => {
    put((now) => applyEdits(now, [{ op: 'remove-topic', topic: topic.id }]));
    setRemoved(topic);
    // Its buttons went with it.
    headings.current.get(own.includes(topic.category) ? topic.category : 'other')?.focus();
  };
  const bringBack = (topic: Topic) => {
    undo();
    goTo({ kind: 'topic', topic: topic.id });
  };
  const wasIn = (isHere: (category: Category) => boolean) =>
    canUndo && removed && isHere(removed.category) ? (
      <UndoNotice onUndo={() => bringBack(removed)}>
        {t('topics.removed', { name: removed.title || t('topics.untitled') })}
      </UndoNotice>
    ) : null;
  const otherRemoved = wasIn((category) => !own.includes(category));
  return (
    <div id="topics" className="tools-topics">
      <TopicsInOtherLanguage />
      <TopicsOfType />
      {own.map((category) => {
        const topics = document.topics.filter((topic) => topic.category === category);
        return (
          <section key={category} className="tools-topic-group" aria-label={categoryLabels[category][language]}>
            <h3 ref={headingOf(category)} tabIndex={-1}>
              {categoryLabels[category][language]}
            </h3>
            {topics.length === 0 && <p className="a-small a-mute">{t('topics.none')}</p>}
            {topics.map((topic, at) => (
              <TopicItem
                key={topic.id}
                topic={topic}
                isFirst={at === 0}
                isLast={at === topics.length - 1}
                onMove={(by) => move(topic, by)}
                onRemove={() => remove(topic)}
              />
            ))}
            {wasIn((one) => one === category)}
            <Button
              size="small"
              icon={<PlusIcon size={16} />}
              onClick={() =>
                add({ id: newRowId(), topic: '', category, title: '', text: '', ownerRole: '', requiredFields: [] })
              }
            >
              {t('topics.own')}
            </Button>
          </section>
        );
      })}
      {(others.length > 0 || otherRemoved) && (
        <section className="tools-topic-group" aria-label={t('topics.other')}>
          <h3 ref={headingOf('other')} tabIndex={-1}>
            {t('topics.other')}
          </h3>
          <p className="a-small a-mute">{t('topics.otherText')}</p>
          {others.map((topic) => (
            <Fragment key={topic.id}>
              <TopicItem topic={topic} onRemove={() => remove(topic)} />
              <ChapterChoice
                name={topic.title || t('topics.untitled')}
                value={topic.category}
                onChange={(category) => apply([{ op: 'topic', topic: topic.id, change: { category } }])}
              />
            </Fragment>
          ))}
          {otherRemoved}
        </section>
      )}
      <TopicLibrary onAdd={add} />
    </div>
  );
}
