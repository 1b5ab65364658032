import { links, type Post } from '@arcada/contracts';
import { ArrowIcon, Avatar, Tag } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PostCard } from '../../shared/post-card.tsx';
import { ShareLinks } from './share-links.tsx';

/** What follows the text: tags, sharing, and the author. */
export function PostEnd({ post }: { post: Post }) {
  const { t } = useTranslation('blog');
  return (
    <footer className="blog-end">
      {post.tags.length > 0 && (
        <ul className="a-list a-row" aria-label={t('post.tags')}>
          {post.tags.map((tag) => (
            <li key={tag}>
              <Link className="blog-tag" to={links.blog({ tag })}>
                <Tag>{tag}</Tag>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ShareLinks path={links.post(post.id)} title={post.title} />
      <section className="blog-writer" aria-label={t('post.author')}>
        <Avatar name={post.author.name} />
        <div>
          <p className="blog-author-name">
            <Link className="blog-author-link" to={links.author(post.author.id)} rel="author">
              {post.author.name}
            </Link>
          </p>
          {post.author.role && <p className="a-small a-mute">{post.author.role}</p>}
          {post.author.bio && <p className="blog-writer-bio">{post.author.bio}</p>}
        </div>
      </section>
    </footer>
  );
}

/** The posts before and after, and related ones. */
export function MorePosts({ post }: { post: Post }) {
  const { t } = useTranslation('blog');
  const neighbour = (to: Post['previous'], label: string, direction: 'back' | 'on') =>
    to && (
      <Link
        to={links.post(to.id)}
        rel={direction === 'back' ? 'prev' : 'next'}
        className={`blog-step blog-step--${direction}`}
      >
        <span className="a-eyebrow">
          <ArrowIcon size={16} />
          {label}
        </span>
        <span className="blog-step-title">{to.title}</span>
      </Link>
    );
  return (
    <>
      {(post.previous || post.next) && (
        <nav className="blog-steps" aria-label={t('post.neighbours')}>
          {neighbour(post.previous, t('post.previous'), 'back')}
          {neighbour(post.next, t('post.next'), 'on')}
        </nav>
      )}
      {post.related.length > 0 && (
        <section className="blog-related">
          <h2>{t('post.related')}</h2>
          <div className="a-columns">
            {post.related.map((related) => (
              <PostCard key={related.id} post={related} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
