import { categoriesOf, categoryLabels, newRowId, type Topic } from '@arcada/bim';
import { useLanguage } from '@arcada/platform';
import { Button, PlusIcon } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../editing/editing-context.ts';
import { TopicLibrary } from '../on-use.tsx';
import { TopicItem } from './topic-item.tsx';
import './topics.css';

/** The document's topics by category: written, ordered, and added from the library. */
export function TopicsStep() {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const { document, apply } = useEditing();
  const add = (topic: Topic) => apply([{ op: 'insert-topic', topic }]);
  const move = (topic: Topic, by: 1 | -1) => {
    const near = document.topics.filter(({ category }) => category === topic.category);
    const other = near[near.indexOf(topic) + by];
    if (!other) return;
    const ids = document.topics.map(({ id }) => (id === topic.id ? other.id : id === other.id ? topic.id : id));
    apply([{ op: 'order-topics', topics: ids }]);
  };
  return (
    <div id="topics" className="tools-topics">
      {categoriesOf(document.type).map((category) => {
        const topics = document.topics.filter((topic) => topic.category === category);
        return (
          <section key={category} className="tools-topic-group" aria-label={categoryLabels[category][language]}>
            <h3>{categoryLabels[category][language]}</h3>
            {topics.length === 0 && <p className="a-small a-mute">{t('topics.none')}</p>}
            {topics.map((topic, at) => (
              <TopicItem
                key={topic.id}
                topic={topic}
                isFirst={at === 0}
                isLast={at === topics.length - 1}
                onMove={(by) => move(topic, by)}
              />
            ))}
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
      <TopicLibrary onAdd={add} />
    </div>
  );
}
