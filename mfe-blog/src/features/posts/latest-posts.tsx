import { links } from '@arcada/contracts';
import type { PrefetchContext } from '@arcada/platform';
import { EmptyState, LinkButton, ListingSection } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { articlesApi } from '../../shared/articles.api.ts';
import { PostCard } from '../../shared/post-card.tsx';

export const prefetch = ({ dispatch }: PrefetchContext) => dispatch(articlesApi.endpoints.blogRecentPosts.initiate());

/** Home's section of the three newest posts. */
export function Component() {
  const { t } = useTranslation('blog');
  const query = articlesApi.useBlogRecentPostsQuery();
  return (
    <ListingSection
      title={t('latest.title')}
      text={t('latest.text')}
      action={
        <LinkButton component={Link} to={links.blog()}>
          {t('latest.all')}
        </LinkButton>
      }
      items={query.data}
      query={query}
      errorMessage={t('latest.error')}
      retryLabel={t('common.retry')}
      empty={<EmptyState title={t('latest.empty')} />}
    >
      {(post) => <PostCard key={post.id} post={post} />}
    </ListingSection>
  );
}
