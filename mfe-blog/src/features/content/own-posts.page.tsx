import { type AdminPostSummary, dateFormat, languageNames, links } from '@arcada/contracts';
import { useHead, useLanguage } from '@arcada/platform';
import { Badge, LinkButton, PlusIcon } from '@arcada/ui';
import { AntdTheme, type ColumnsType, DraftTable } from '@arcada/ui/data';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import '../../shared/page.css';
import { ownPostsApi } from './content.api.ts';
import { useContentTexts } from './content-texts.ts';
import { PostStatus } from './post-status.tsx';
import { QueryStates } from './query-states.tsx';

const [first, most] = [25, 100];

/** A producer's posts of every status, saved last first. */
export function Component() {
  const { t } = useContentTexts();
  const { language } = useLanguage();
  const [limit, setLimit] = useState(first);
  const query = ownPostsApi.useBlogOwnPostsQuery(limit, { refetchOnMountOrArgChange: 5 });
  const { data } = query;
  const date = dateFormat(language, { dateStyle: 'medium' });
  useHead({ title: t('title'), noIndex: true });
  const columns: ColumnsType<AdminPostSummary> = [
    {
      title: t('article'),
      key: 'article',
      render: (_, { id, title, editionOf }) => (
        <>
          <Link className="a-link" to={links.contentPosts(id)}>
            {title}
          </Link>
          {editionOf && <p className="a-small a-mute">{t('edition')}</p>}
        </>
      ),
    },
    { title: t('status'), key: 'status', render: (_, post) => <PostStatus post={post} /> },
    {
      title: t('missing'),
      key: 'missing',
      render: (_, { missing }) => (
        <div className="a-row">
          {missing.map((each) => (
            <Badge key={each}>{languageNames[each]}</Badge>
          ))}
        </div>
      ),
    },
    { title: t('changed'), key: 'changed', render: (_, { updatedAt }) => date.format(new Date(updatedAt)) },
  ];
  return (
    <AntdTheme language={language}>
      <div className="a-container blog-page">
        <h1>{t('title')}</h1>
        <p className="a-lead blog-lead">{t('lead')}</p>
        <div>
          <LinkButton component={Link} to={links.contentPosts('new')} variant="primary" icon={<PlusIcon size={18} />}>
            {t('new')}
          </LinkButton>
        </div>
        <QueryStates query={{ ...query, currentData: data }} />
        {data && (
          <DraftTable
            list={data}
            columns={columns}
            words={{
              none: t('none'),
              noneText: t('noneText'),
              count: t('count', { count: data.total }),
              more: t('more'),
            }}
            isFetching={query.isFetching}
            onMore={limit < most ? () => setLimit(most) : undefined}
          />
        )}
      </div>
    </AntdTheme>
  );
}
