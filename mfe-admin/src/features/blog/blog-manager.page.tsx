import { adminPostSorts, links, listedPostStates } from '@arcada/contracts';
import { oneOf } from '@arcada/platform';
import { Field, SelectInput } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { useListAddress } from '../../shared/list-address.ts';
import { ListSearch } from '../../shared/list-search.tsx';
import { ManagerTable } from '../../shared/manager-table.tsx';
import { NewLink } from '../../shared/new-link.tsx';
import { StatusTabs } from '../../shared/status-tabs.tsx';
import { useBulkChanges } from '../../shared/use-bulk-changes.tsx';
import { useListWords } from '../../shared/use-list-words.ts';
import { useReadAll } from '../../shared/use-read-all.ts';
import { BulkPosts } from './bulk-posts.tsx';
import { usePostColumns } from './post-columns.tsx';
import { postsApi } from './posts.api.ts';
import { usePostChoices } from './use-post-choices.ts';

/** Posts of every status: searched, by status, category and author. */
export function Component() {
  const { t } = useTranslation('admin');
  const words = useListWords('posts');
  const choices = usePostChoices();
  const columns = usePostColumns(choices.categoryOf, choices.authorOf);
  const address = useListAddress(links.admin('blog-manager'), ['q', 'status', 'category', 'author'], adminPostSorts, {
    known: { status: listedPostStates },
  });
  const { sort, dir, after, filter } = address;
  const { q, category, author } = filter;
  const status = oneOf(listedPostStates, filter.status ?? null);
  const request = { q, status, category, author, sort, dir };
  const query = postsApi.useAdminPostsQuery({ ...request, after }, { refetchOnMountOrArgChange: true });
  const readAll = useReadAll(postsApi.endpoints.adminPosts.initiate, request);
  const { data: last } = postsApi.useAdminPostsLastBulkQuery(undefined, { refetchOnMountOrArgChange: true });
  const bulk = useBulkChanges({
    words: 'posts.bulk',
    total: query.currentData?.total,
    readAll,
    last,
    dialog: BulkPosts,
  });
  const anyOf = (label: string, known: typeof choices.categories) => [{ value: '', label }, ...known];
  return (
    <AdminFrame page="posts">
      <div className="admin-filter">
        <ListSearch label={t('posts.search')} address={address} />
        <Field label={t('posts.fields.categoryId')}>
          <SelectInput
            value={category ?? ''}
            options={anyOf(t('posts.allCategories'), choices.categories)}
            onChange={({ target }) => address.change({ category: target.value })}
          />
        </Field>
        <Field label={t('posts.fields.authorId')}>
          <SelectInput
            value={author ?? ''}
            options={anyOf(t('posts.allAuthors'), choices.authors)}
            onChange={({ target }) => address.change({ author: target.value })}
          />
        </Field>
      </div>
      <StatusTabs
        label={t('posts.status')}
        allLabel={t('posts.all')}
        statuses={listedPostStates}
        labelOf={(each) => t(`posts.statuses.${each}`)}
        current={status}
        address={address}
      />
      <ManagerTable
        name="posts"
        usual={{ sort: 'updatedAt', dir: 'desc' }}
        columns={columns}
        address={address}
        query={query}
        rowKey={({ id }) => id}
        readAll={readAll}
        {...words}
        selection={{ ...bulk.selection, nameOf: ({ title }) => title }}
        actions={
          <>
            <NewLink to={links.admin('blog-manager/new')} label={t('posts.new')} />
            {bulk.buttons}
          </>
        }
      />
      {bulk.dialog}
    </AdminFrame>
  );
}
