import { links } from '@arcada/contracts';
import { isApiError, useHead, useLanguage } from '@arcada/platform';
import { EmptyState } from '@arcada/ui';
import { AntdTheme, DraftTitle } from '@arcada/ui/forms';
import { Link, useParams } from 'react-router-dom';
import '../../shared/page.css';
import './content.css';
import { ownPostsApi } from './content.api.ts';
import { useContentTexts } from './content-texts.ts';
import { PostEditor } from './post-editor.tsx';
import { PostStatus } from './post-status.tsx';
import { QueryStates } from './query-states.tsx';

/** A producer's own post, or a new one. */
export function Component() {
  const { t } = useContentTexts();
  const { language } = useLanguage();
  const { id = '' } = useParams();
  const isNew = id === 'new';
  const query = ownPostsApi.useBlogOwnPostQuery(id, { skip: isNew, refetchOnMountOrArgChange: true });
  const { currentData: post, error } = query;
  const isMissing = isApiError(error) && error.status === 404;
  useHead({ title: post?.title ?? t(isNew ? 'new' : 'title'), noIndex: true });
  return (
    <AntdTheme language={language}>
      <div className="a-container blog-page">
        <Link className="a-link a-small" to={links.contentPosts()}>
          {t('back')}
        </Link>
        {isMissing && <EmptyState title={t('notFound')} />}
        {!isNew && !isMissing && <QueryStates query={query} />}
        {(post || isNew) && (
          <>
            <div className="a-row a-row--between">
              <DraftTitle status={post?.status}>{post?.title ?? t('new')}</DraftTitle>
              {post && <PostStatus post={post} />}
            </div>
            <PostEditor key={id} post={post} />
          </>
        )}
      </div>
    </AntdTheme>
  );
}
