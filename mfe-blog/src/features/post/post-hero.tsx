import { links, type Post } from '@arcada/contracts';
import { Art, Avatar, FileIcon } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PostDate } from '../../shared/post-date.tsx';
import { ReadTime } from '../../shared/read-time.tsx';

/** Title and picture, author, date and reading time. */
export function PostHero({ post }: { post: Post }) {
  const { t } = useTranslation('blog');
  const changed = post.updatedAt.slice(0, 10) > post.publishedAt.slice(0, 10);
  return (
    <div className="blog-hero">
      <div className="blog-hero-text">
        <h1 lang={post.language}>{post.title}</h1>
        <p className="a-lead" lang={post.language}>
          {post.excerpt}
        </p>
        <div className="blog-byline">
          <Avatar name={post.author.name} />
          <div>
            <p className="blog-author-name">
              <Link className="blog-author-link" to={links.author(post.author.id)} rel="author">
                {post.author.name}
              </Link>
            </p>
            <p className="a-small a-mute blog-facts">
              <PostDate value={post.publishedAt} style="long" />
              <ReadTime post={post} />
              {changed && (
                <span>
                  {t('post.updated')} <PostDate value={post.updatedAt} style="long" />
                </span>
              )}
            </p>
          </div>
        </div>
      </div>
      <Art shape="framed" eager src={post.imageUrl} fallback={<FileIcon size={64} />} />
    </div>
  );
}
