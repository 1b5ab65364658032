import { dateFormat, links } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { AntdTheme } from '@arcada/ui/forms';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { QueryStates } from '../../shared/query-states.tsx';
import './blog.css';
import { HandedIn } from './handed-in.tsx';
import { PostForm } from './post-form.tsx';
import { PostStatus } from './post-status.tsx';
import { postsApi } from './posts.api.ts';

/** One post with everything that an admin can change, or a new one. */
export function Component() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const time = dateFormat(language, { dateStyle: 'full', timeStyle: 'short' });
  const { id = '' } = useParams();
  const isNew = id === 'new';
  const query = postsApi.useAdminPostQuery(id, { skip: isNew, refetchOnMountOrArgChange: true });
  const { currentData: post } = query;
  return (
    <AdminFrame page="posts">
      <p>
        <Link className="a-link a-small" to={links.admin('blog-manager')}>
          {t('posts.back')}
        </Link>
      </p>
      {!isNew && (
        <QueryStates
          query={query}
          missing={{ title: t('posts.notFound'), back: t('posts.back'), href: links.admin('blog-manager') }}
        />
      )}
      {(post || isNew) && (
        <AntdTheme language={language}>
          <div className="a-row">
            <h2>{post?.title ?? t('posts.new')}</h2>
            {post && <PostStatus post={post} />}
            {post?.status === 'scheduled' && post.publishedAt && (
              <span>{t('posts.scheduledFor', { time: time.format(new Date(post.publishedAt)) })}</span>
            )}
            {post?.status === 'published' && (
              <Link className="a-link a-small" to={links.post(post.id)}>
                {t('posts.onSite')}
              </Link>
            )}
          </div>
          {post && <HandedIn post={post} />}
          <PostForm key={id} post={post} />
        </AntdTheme>
      )}
    </AdminFrame>
  );
}
