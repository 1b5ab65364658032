import { links } from '@arcada/contracts';
import type { PrefetchContext } from '@arcada/platform';
import { CardSkeleton, EmptyState, ErrorState, LinkButton, SectionHead } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { articlesApi } from '../../articles/articles.api.ts';
import { PostCard } from '../../articles/post-card.tsx';

export const prefetch = ({ dispatch }: PrefetchContext) => dispatch(articlesApi.endpoints.blogRecentPosts.initiate());

/** Home's section of the three newest posts. */
export function Component() {
  const { t } = useTranslation('blog');
  const { data, isError, isFetching, refetch } = articlesApi.useBlogRecentPostsQuery();
  return (
    <section className="a-container a-section">
      <SectionHead
        title={t('latest.title')}
        text={t('latest.text')}
        action={
          <LinkButton component={Link} to={links.blog()}>
            {t('latest.all')}
          </LinkButton>
        }
      />
      {isError && (
        <ErrorState
          message={t('latest.error')}
          retryLabel={t('common.retry')}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {!isError && data?.length === 0 && <EmptyState title={t('latest.empty')} />}
      {!isError && data?.length !== 0 && (
        <div className="a-columns" aria-busy={!data}>
          {data
            ? data.map((post) => <PostCard key={post.id} post={post} />)
            : [1, 2, 3].map((number) => <CardSkeleton key={number} />)}
        </div>
      )}
    </section>
  );
}
