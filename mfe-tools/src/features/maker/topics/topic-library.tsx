import {
  type Category,
  categoriesOf,
  categoryLabels,
  familyOf,
  type LibraryTopic,
  type Topic,
  topicOfLibrary,
} from '@arcada/bim';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Button, Disclosure, IconButton, Notice, StarIcon } from '@arcada/ui';
import { Checkbox, Field, SelectInput, TextInput } from '@arcada/ui/forms';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TopicText } from '../../../shared/preview/topic-text.tsx';
import { QueryStates } from '../../../shared/query-states.tsx';
import { useEditing } from '../editing/editing-context.ts';
import { topicsApi } from './topics.api.ts';

const everything = '';

/** The library of topics of the document's family: searched, filtered, read, and added. */
export function TopicLibrary({ onAdd }: { onAdd: (topic: Topic) => void }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const { document } = useEditing();
  const [words, setWords] = useState('');
  const [category, setCategory] = useState<Category | ''>(everything);
  const [favourites, setFavourites] = useState(false);
  const q = useDeferredValue(words.trim());
  const query = topicsApi.useToolsTopicsQuery({
    lang: document.language,
    family: familyOf(document.type),
    category: category || undefined,
    q: q || undefined,
    favourites: favourites || undefined,
    pageSize: 100,
  });
  const items = query.data?.items;
  const used = new Set(document.topics.map(({ topic }) => topic));
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
            onChange={(value) => setCategory(value as Category)}
            options={[
              { value: everything, label: t('library.all') },
              ...categoriesOf(document.type).map((value) => ({ value, label: categoryLabels[value][language] })),
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
        {items && t('library.count', { count: items.length })}
      </p>
      <ul className="tools-library-list">
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
        <Button size="small" aria-label={t('library.addNamed', { name })} onClick={() => onAdd(topicOfLibrary(topic))}>
          {t(isUsed ? 'library.addAgain' : 'library.add')}
        </Button>
      </div>
      <Disclosure title={name}>
        <p className="a-small a-mute">{categoryLabels[topic.category][language]}</p>
        <p>{topic.guidance}</p>
        <div className="tools-topic-read">
          <TopicText text={topic.text} document={document} />
        </div>
      </Disclosure>
      {favouring.error !== undefined && <Notice tone="danger">{errorText(favouring.error)}</Notice>}
    </li>
  );
}
