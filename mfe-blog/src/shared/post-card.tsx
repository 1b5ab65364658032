import { links, type PostSummary } from '@arcada/contracts';
import { Art, Avatar, Card, CardBody, CardFoot, CardMeta, CardText, CardTitle, FileIcon } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import './articles.css';
import { PostDate } from './post-date.tsx';
import { ReadTime } from './read-time.tsx';

interface PostCardProps {
  post: PostSummary;
  level?: 2 | 3;
  /** In the first view: its picture is fetched at once. */
  eager?: boolean;
  /** Picture beside the text where there is room: the first of a list. */
  wide?: boolean;
  /** On the page of its author, beside whose name a placeholder would be wrong. */
  ofAuthor?: boolean;
}

/** Cards have a fixed label and a placeholder author; the post's and its author's page show the true ones. */
export function PostCard({ post, level = 3, eager, wide, ofAuthor }: PostCardProps) {
  const { t } = useTranslation('blog');
  const meta = (
    <CardMeta>
      <PostDate value={post.publishedAt} />
      <ReadTime post={post} />
    </CardMeta>
  );
  return (
    <Card as="article" interactive wide={wide}>
      <Art
        eager={eager}
        src={post.imageUrl}
        tag={ofAuthor ? post.categoryName : t('card.label')}
        fallback={<FileIcon size={40} />}
      />
      <CardBody>
        <CardTitle level={level}>
          <Link className="a-card-link" to={links.post(post.id)}>
            {post.title}
          </Link>
        </CardTitle>
        <CardText>{post.excerpt}</CardText>
        <CardFoot>
          {ofAuthor ? (
            meta
          ) : (
            <div className="blog-card-author">
              <Avatar name={t('card.author')} />
              <div>
                <p className="blog-card-name">{t('card.author')}</p>
                {meta}
              </div>
            </div>
          )}
        </CardFoot>
      </CardBody>
    </Card>
  );
}
