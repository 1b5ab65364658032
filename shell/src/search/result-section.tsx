import type { SearchSource } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Art, ErrorState, FileIcon, Skeleton } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HitPrice } from './hit-price.tsx';
import type { Hits } from './search.api.ts';
import { listPage } from './search-sources.ts';
import type { Query } from './use-queries.ts';

interface ResultSectionProps {
  source: SearchSource;
  asked: string;
  query: Query<Hits>;
}

/** One area's results, or why they are missing; the other areas' results are shown beside it. */
export function ResultSection({ source, asked, query }: ResultSectionProps) {
  const { t } = useTranslation('shell');
  const { data, isError, isFetching, refetch } = query;
  const title = source.label[useLanguage().language];
  if (!isError && data?.total === 0) return null;
  return (
    <section className="search-section" aria-label={title} aria-busy={!data && !isError}>
      <div className="search-section-head">
        <h2 className="search-section-title">{title}</h2>
        {data && !isError && <span className="a-mute a-small">{t('search.count', { count: data.total })}</span>}
      </div>
      {isError && (
        <ErrorState
          message={t('search.failed')}
          retryLabel={t('common.retry')}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {!isError && !data && [1, 2, 3].map((number) => <Skeleton key={number} height={96} />)}
      {!isError && data && (
        <ul className="a-list search-results">
          {data.hits.map((hit) => (
            <li key={hit.path} className="search-result">
              <Art shape="thumb" src={hit.imageUrl} fallback={<FileIcon />} />
              <div className="search-result-text">
                <h3 className="search-result-title">
                  <Link to={hit.path} className="a-card-link">
                    {hit.title}
                  </Link>
                </h3>
                <p className="a-mute a-small">{hit.summary}</p>
              </div>
              <HitPrice hit={hit} />
            </li>
          ))}
        </ul>
      )}
      {!isError && data && !source.fields.address && data.total > data.hits.length && (
        <Link to={listPage(source, asked)} className="a-link search-more">
          {t('search.more', { count: data.total })}
        </Link>
      )}
    </section>
  );
}
