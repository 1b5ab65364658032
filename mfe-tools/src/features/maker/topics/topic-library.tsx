import {
  applyEdits,
  categoriesOf,
  categoryLabels,
  isForType,
  type LibraryTopic,
  limits,
  type Topic,
  topicOfLibrary,
  typeLabels,
} from '@arcada/bim';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Button, Disclosure, IconButton, Notice, StarIcon } from '@arcada/ui';
import { Checkbox, Field, SelectInput, TextInput } from '@arcada/ui/forms';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TopicText } from '../../../shared/preview/topic-text.tsx';
import { QueryStates } from '../../../shared/query-states.tsx';
import { UndoNotice } from '../../../shared/undo-notice.tsx';
import { useEditing } from '../editing/editing-context.ts';
import { useUndoable } from '../editing/use-undoable.ts';
import { type CategoryFilter, filteredTopics, listedCategories } from './category-filters.ts';
import { ChapterChoice } from './chapter-choice.tsx';
import { mostTopics, topicsApi } from './topics.api.ts';

/** The library of topics: searched, filtered by category, read, and added. At first it shows the document's own categories. */
export function TopicLibrary({ onAdd }: { onAdd: (topic: Topic) => void }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const { document } = useEditing();
  const [words, setWords] = useState('');
  const [category, setCategory] = useState<CategoryFilter>('own');
  const [favourites, setFavourites] = useState(false);
  const q = useDeferredValue(words.trim());
  const query = topicsApi.useToolsTopicsQuery({
    lang: document.language,
    q: q || undefined,
    favourites: favourites || undefined,
    pageSize: mostTopics,
  });
  const found = query.data?.items;
  const items = found && filteredTopics(found, category, document.type);
  const counted = (filter: CategoryFilter, name: string) => {
    if (!found) return name;
    const count = filteredTopics(found, filter, document.type).length;
    return t(count === 0 ? 'library.emptyCategory' : 'library.countedCategory', { name, count });
  };
  const used = new Set(document.topics.map(({ topic }) => topic));
  const own = categoriesOf(document.type);
  const addable = (items ?? [])
    .filter((topic) => own.includes(topic.category) && isForType(topic, document.type) && !used.has(topic.id))
    .slice(0, limits.topics - document.topics.length);
  const { canUndo, put, undo } = useUndoable();
  const [added, setAdded] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  // The button goes with what it has added, as the one that takes it back does; what was added moves the list away.
  const [changed, setChanged] = useState<object>();
  useEffect(() => {
    if (!changed) return;
    // Left to the focus, a list higher than the window is shown from its middle.
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView?.({ block: 'start' });
  }, [changed]);
  const handleAddAll = () => {
    put((now) =>
      applyEdits(
        now,
        addable.map((topic) => ({ op: 'insert-topic', topic: topicOfLibrary(topic) })),
      ),
    );
    setAdded(addable.length);
    setChanged({});
  };
  const handleUndo = () => {
    undo();
    setChanged({});
  };
  return (
    <section className="tools-library" aria-labelledby="library-title">
      <h3 id="library-title">{t('library.title')}</h3>
      <div className="tools-library-filters">
        <Field label={t('library.search')}>
          <TextInput type="search" value={words} maxLength={200} onChange={(event) => setWords(event.target.value)} />
        </Field>
        <Field label={t('library.category')}>
          <SelectInput
            value={category}
            onChange={(value) => setCategory(value as CategoryFilter)}
            options={[
              { value: 'own', label: counted('own', t('library.own')) },
              { value: 'all', label: counted('all', t('library.all')) },
              ...listedCategories(document.type).map((value) => ({
                value,
                label: counted(value, categoryLabels[value][language]),
              })),
            ]}
          />
        </Field>
        <Checkbox
          checked={favourites}
          label={t('library.favourites')}
          onChange={(event) => setFavourites(event.target.checked)}
        />
      </div>
      <QueryStates query={query} />
      <p role="status" className="a-small a-mute">
        {items && (items.length === 0 ? t('library.none') : t('library.count', { count: items.length }))}
      </p>
      {addable.length > 1 && (
        <div>
          <Button size="small" onClick={handleAddAll}>
            {t('library.addAll', { count: addable.length })}
          </Button>
        </div>
      )}
      {canUndo && <UndoNotice onUndo={handleUndo}>{t('library.added', { count: added })}</UndoNotice>}
      <ul ref={list} tabIndex={-1} className="tools-library-list" aria-labelledby="library-title">
        {items?.map((topic) => (
          <LibraryItem key={topic.id} topic={topic} isUsed={used.has(topic.id)} onAdd={onAdd} />
        ))}
      </ul>
    </section>
  );
}

interface LibraryItemProps {
  topic: LibraryTopic;
  isUsed: boolean;
  onAdd: (topic: Topic) => void;
}

function LibraryItem({ topic, isUsed, onAdd }: LibraryItemProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const { document } = useEditing();
  const errorText = useErrorText();
  const [favour, favouring] = topicsApi.useToolsTopicFavourMutation();
  const own = categoriesOf(document.type);
  const isForeign = !own.includes(topic.category);
  // Topics of other types of documents go to a chapter that this one has.
  const [chapter, setChapter] = useState(isForeign && own[0] ? own[0] : topic.category);
  const name = topic.title;
  return (
    <li className="tools-library-item">
      <div className="tools-topic-actions">
        <IconButton
          small
          bare={!topic.favourite}
          aria-pressed={topic.favourite}
          label={t('library.favourite', { name })}
          icon={<StarIcon />}
          onClick={() => void favour({ id: topic.id, favourite: !topic.favourite })}
        />
        <Button
          size="small"
          aria-label={t('library.addNamed', { name })}
          // The second click of a double one would add it again.
          onClick={({ detail }) => detail < 2 && onAdd({ ...topicOfLibrary(topic), category: chapter })}
        >
          {t(isUsed ? 'library.addAgain' : 'library.add')}
        </Button>
      </div>
      <Disclosure title={<span lang={document.language}>{name}</span>}>
        <p className="a-small a-mute">
          {[categoryLabels[topic.category], ...(topic.types ?? []).map((type) => typeLabels[type])]
            .map((words) => words[language])
            .join(' · ')}
        </p>
        <p lang={document.language}>{topic.guidance}</p>
        <div className="tools-topic-read" lang={document.language}>
          <TopicText text={topic.text} document={document} />
        </div>
      </Disclosure>
      {isForeign && <ChapterChoice name={name} value={chapter} onChange={setChapter} />}
      {favouring.error !== undefined && <Notice tone="danger">{errorText(favouring.error)}</Notice>}
    </li>
  );
}
