import { adminPostSorts, adminPostStatuses, links } from '@arcada/contracts';
import { oneOf } from '@arcada/platform';
import { Field, LinkButton, PlusIcon, SelectInput } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { BulkActions } from '../../shared/bulk-actions.tsx';
import { useListAddress } from '../../shared/list-address.ts';
import { ListSearch } from '../../shared/list-search.tsx';
import { ManagerTable } from '../../shared/manager-table.tsx';
import { StatusTabs } from '../../shared/status-tabs.tsx';
import { useReadAll } from '../../shared/use-read-all.ts';
import { BulkPosts } from './bulk-posts.tsx';
import { usePostColumns } from './post-columns.tsx';
import { postsApi } from './posts.api.ts';
import { usePostChoices } from './use-post-choices.ts';

/** Posts of every status: searched, by status, category and author. */
export function Component() {
  const { t } = useTranslation('admin');
  const choices = usePostChoices();
  const columns = usePostColumns(choices.categoryOf, choices.authorOf);
  const address = useListAddress(links.admin('blog-manager'), ['q', 'status', 'category', 'author'], adminPostSorts);
  const { sort, dir, after, filter } = address;
  const { q, category, author } = filter;
  const status = oneOf(adminPostStatuses, filter.status ?? null);
  const request = { q, status, category, author, sort, dir };
  const query = postsApi.useAdminPostsQuery({ ...request, after }, { refetchOnMountOrArgChange: true });
  const [selected, setSelected] = useState<string[]>([]);
  const [changing, setChanging] = useState(false);
  const readAll = useReadAll(postsApi.endpoints.adminPosts.initiate, request);
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
        statuses={adminPostStatuses}
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
        countText={(count) => t('posts.count', { count })}
        empty={{
          title: t('posts.none'),
          text: t('posts.noneText'),
          yet: { title: t('posts.noneYet'), text: t('posts.noneYetText') },
        }}
        selection={{ ids: selected, onChange: setSelected }}
        actions={
          <>
            <BulkActions
              words="posts.bulk"
              total={query.currentData?.total ?? 0}
              readAll={readAll}
              selected={selected}
              onSelect={setSelected}
              onOpen={() => setChanging(true)}
            />
            <LinkButton
              component={Link}
              to={links.admin('blog-manager/new')}
              variant="primary"
              size="small"
              icon={<PlusIcon size={18} />}
            >
              {t('posts.new')}
            </LinkButton>
          </>
        }
      />
      {changing && <BulkPosts ids={selected} onClose={() => setChanging(false)} />}
    </AdminFrame>
  );
}
