import { type Language, links, type SearchSource } from '@arcada/contracts';
import { type PrefetchContext, useHead, useLanguage, useVisit } from '@arcada/platform';
import { Button, EmptyState, Field, LinkButton, SearchIcon, TextInput } from '@arcada/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { bestFirst } from './best-first.ts';
import { ResultSection } from './result-section.tsx';
import { type Hits, listQuery, searchApi } from './search.api.ts';
import { listPage, searchSources, useSearchSources } from './search-sources.ts';
import { askedWords, mostCharacters } from './search-words.ts';
import { type Query, useQueries } from './use-queries.ts';
import './search.page.css';

const { siteSearchList } = searchApi.endpoints;
const longestInTitle = 36;

export const prefetch = ({ dispatch, search, composition }: PrefetchContext) => {
  const q = askedWords(search.get('q'));
  if (!q) return Promise.resolve();
  return Promise.all(
    searchSources(composition).map((source) => dispatch(siteSearchList.initiate(listQuery(source, q)))),
  );
};

function SearchForm({ asked }: { asked: string }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [words, setWords] = useState(asked);
  useEffect(() => setWords(asked), [asked]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    navigate(links.search(askedWords(words) || undefined));
  };
  return (
    // Before hydration the form submits the same query to the page server.
    // biome-ignore lint/a11y/useSemanticElements: the search element is not in all supported browsers
    <form
      role="search"
      aria-label={t('search.field')}
      action={links.search()}
      className="search-form a-screen-only"
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

/** Links for visitors who found nothing or have not searched yet. */
function WaysOn() {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  return (
    <div className="a-row">
      {useSearchSources().map((source) => (
        <LinkButton key={source.kind} component={Link} to={listPage(source)} size="small">
          {source.all[language]}
        </LinkButton>
      ))}
      <LinkButton component={Link} to={links.contact()} size="small">
        {t('search.ask')}
      </LinkButton>
    </div>
  );
}

/** A heading names the words; the whole query is in the field below it. */
const shortened = (asked: string) =>
  asked.length > longestInTitle ? `${asked.slice(0, longestInTitle).trim()}…` : asked;

/** The areas with the best results first, once all have responded: nothing moves under a reader before. */
function inOrder(sources: readonly SearchSource[], queries: readonly Query<Hits>[], asked: string, language: Language) {
  const areas = sources.flatMap((source, at) => {
    const query = queries[at];
    return query ? [{ source, query, label: source.label[language], hits: query.data?.hits ?? [] }] : [];
  });
  const all = areas.every(({ query }) => query.data || query.isError);
  return all ? bestFirst(areas, asked, language) : { close: areas, others: [] };
}

/** Results of every area, each with a state of its own. */
export function Component() {
  const { t } = useTranslation('shell');
  const [search] = useSearchParams();
  const asked = askedWords(search.get('q'));
  const sources = useSearchSources();
  const queries = useQueries(siteSearchList, asked ? sources.map((source) => listQuery(source, asked)) : []);
  const { language } = useLanguage();
  const { close, others } = inOrder(sources, queries, asked, language);
  const title = asked ? t('search.titleFor', { words: shortened(asked) }) : t('search.title');
  useHead({ title, canonicalPath: links.search(asked || undefined), noIndex: true });
  const nothing = queries.every(({ isError, data }) => !isError && data?.total === 0);
  useVisit(asked && nothing ? { kind: 'search', words: asked } : undefined);
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
        <EmptyState
          title={t('search.none', { words: shortened(asked) })}
          text={t('search.noneText')}
          action={<WaysOn />}
        />
      )}
      {close.map(({ source, query }) => (
        <ResultSection key={source.kind} source={source} asked={asked} query={query} />
      ))}
      {close.length > 0 && others.some(({ hits }) => hits.length > 0) && <p className="a-mute">{t('search.others')}</p>}
      {others.map(({ source, query }) => (
        <ResultSection key={source.kind} source={source} asked={asked} query={query} />
      ))}
    </div>
  );
}
