import { type AdminPostSummary, type adminPostSorts, dateFormat, links, listedPostState } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Badge } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ManagedColumn } from '../../shared/manager-table.tsx';
import { PostStatus } from './post-status.tsx';

type Column = ManagedColumn<AdminPostSummary, (typeof adminPostSorts)[number]>;
type NameOf = (id: string) => string;

export function usePostColumns(categoryOf: NameOf, authorOf: NameOf): Column[] {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return [
    {
      key: 'title',
      title: t('posts.texts.title'),
      sort: 'title',
      always: true,
      render: ({ id, title, editionOf }) => (
        <>
          <Link className="a-link" to={links.admin(`blog-manager/${id}`)}>
            <strong>{title}</strong>
          </Link>
          <p className="a-small a-mute">{editionOf ? t('posts.editionOf', { id: editionOf }) : id}</p>
        </>
      ),
      csv: ({ title }) => title,
    },
    { key: 'id', title: t('posts.fields.id'), extra: true, render: ({ id }) => id, csv: ({ id }) => id },
    {
      key: 'status',
      title: t('posts.status'),
      render: (post) => <PostStatus post={post} />,
      csv: (post) => t(`posts.statuses.${listedPostState(post)}`),
    },
    {
      key: 'category',
      title: t('posts.fields.categoryId'),
      render: ({ categoryId }) => categoryOf(categoryId),
      csv: ({ categoryId }) => categoryOf(categoryId),
    },
    {
      key: 'author',
      title: t('posts.fields.authorId'),
      render: ({ authorId }) => authorOf(authorId),
      csv: ({ authorId }) => authorOf(authorId),
    },
    {
      key: 'missing',
      title: t('posts.missing'),
      render: ({ missing }) => (
        <div className="a-row">
          {missing.map((each) => (
            <Badge key={each} tone="warning">
              {each}
            </Badge>
          ))}
        </div>
      ),
      csv: ({ missing }) => missing.join(' '),
    },
    {
      key: 'publishedAt',
      title: t('posts.publishedAt'),
      sort: 'publishedAt',
      render: ({ publishedAt }) => publishedAt && time.format(new Date(publishedAt)),
      csv: ({ publishedAt }) => publishedAt ?? '',
    },
    {
      key: 'updatedAt',
      title: t('posts.updatedAt'),
      sort: 'updatedAt',
      render: ({ updatedAt }) => time.format(new Date(updatedAt)),
      csv: ({ updatedAt }) => updatedAt,
    },
  ];
}
