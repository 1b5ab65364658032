import { links, searchKinds } from '@arcada/contracts';
import { type PrefetchContext, useHead } from '@arcada/platform';
import { Button, EmptyState, Field, LinkButton, SearchIcon, TextInput } from '@arcada/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { ResultSection } from './result-section.tsx';
import { searchApi } from './search.api.ts';
import { kinds, useLiveKinds } from './search-kinds.ts';
import { askedWords, mostCharacters } from './search-words.ts';
import './search.page.css';

export const prefetch = ({ dispatch, search }: PrefetchContext) => {
  const q = askedWords(search.get('q'));
  if (!q) return Promise.resolve();
  return Promise.all(searchKinds.map((kind) => dispatch(searchApi.endpoints.storeSearchList.initiate({ kind, q }))));
};

function SearchForm({ asked }: { asked: string }) {
  const { t } = useTranslation('store');
  const navigate = useNavigate();
  const [words, setWords] = useState(asked);
  useEffect(() => setWords(asked), [asked]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    navigate(links.search(askedWords(words) || undefined));
  };
  return (
    // Without the page's code the form asks the page server the same question.
    // biome-ignore lint/a11y/useSemanticElements: the search element is not in all supported browsers
    <form
      role="search"
      aria-label={t('search.field')}
      action={links.search()}
      className="search-form"
      onSubmit={handleSubmit}
    >
      <Field label={t('search.field')} hideLabel>
        <TextInput
          type="search"
          name="q"
          maxLength={mostCharacters}
          icon={<SearchIcon />}
          placeholder={t('search.placeholder')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary">
        {t('search.open')}
      </Button>
    </form>
  );
}

/** Ways on for who found nothing or has not asked yet. */
function WaysOn() {
  const { t } = useTranslation('store');
  const live = useLiveKinds();
  return (
    <div className="a-row">
      {live.map((kind) => (
        <LinkButton key={kind} component={Link} to={kinds[kind].list()} size="small">
          {t(`search.allOf.${kind}`)}
        </LinkButton>
      ))}
      <LinkButton component={Link} to={links.contact()} size="small">
        {t('search.ask')}
      </LinkButton>
    </div>
  );
}

/** Results of every area, each with a state of its own. */
export function Component() {
  const { t } = useTranslation('store');
  const [search] = useSearchParams();
  const asked = askedWords(search.get('q'));
  const live = useLiveKinds();
  const { useStoreSearchListQuery } = searchApi;
  const skip = (kind: (typeof searchKinds)[number]) => ({ skip: !asked || !live.includes(kind) });
  const queries = {
    product: useStoreSearchListQuery({ kind: 'product', q: asked }, skip('product')),
    course: useStoreSearchListQuery({ kind: 'course', q: asked }, skip('course')),
    post: useStoreSearchListQuery({ kind: 'post', q: asked }, skip('post')),
  };
  const title = asked ? t('search.titleFor', { words: asked }) : t('search.title');
  useHead({ title, canonicalPath: links.search(asked || undefined), noIndex: true });
  const nothing = live.every((kind) => !queries[kind].isError && queries[kind].currentData?.total === 0);
  return (
    <div className="a-container search-page">
      <h1 className="search-title">{title}</h1>
      <SearchForm asked={asked} />
      {!asked && (
        <>
          <p className="a-lead">{t('search.hint')}</p>
          <WaysOn />
        </>
      )}
      {asked && nothing && (
        <EmptyState title={t('search.none', { words: asked })} text={t('search.noneText')} action={<WaysOn />} />
      )}
      {asked &&
        live.map((kind) => (
          <ResultSection
            key={kind}
            kind={kind}
            asked={asked}
            query={{ ...queries[kind], data: queries[kind].currentData }}
          />
        ))}
    </div>
  );
}
