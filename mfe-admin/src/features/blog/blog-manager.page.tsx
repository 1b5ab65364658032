import { adminPostSorts, adminPostStatuses, links } from '@arcada/contracts';
import { oneOf, type PlatformDispatch, routerLink } from '@arcada/platform';
import { Field, LinkButton, LinkTabs, PlusIcon, SearchForm, SelectInput } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { useListAddress } from '../../shared/list-address.ts';
import { ManagerTable } from '../../shared/manager-table.tsx';
import { usePostColumns } from './post-columns.tsx';
import { postsApi } from './posts.api.ts';
import { usePostChoices } from './use-post-choices.ts';

/** Posts of every status: searched, by status, category and author. */
export function Component() {
  const { t } = useTranslation('admin');
  const dispatch = useDispatch<PlatformDispatch>();
  const choices = usePostChoices();
  const columns = usePostColumns(choices.categoryOf, choices.authorOf);
  const address = useListAddress(links.admin('blog-manager'), ['q', 'status', 'category', 'author'], adminPostSorts);
  const { sort, dir, after, hrefOf, filter } = address;
  const { q, category, author } = filter;
  const status = oneOf(adminPostStatuses, filter.status ?? null);
  const request = { q, status, category, author, sort, dir };
  const query = postsApi.useAdminPostsQuery({ ...request, after }, { refetchOnMountOrArgChange: true });
  const anyOf = (label: string, known: typeof choices.categories) => [{ value: '', label }, ...known];
  return (
    <AdminFrame page="posts">
      <div className="admin-filter">
        <SearchForm
          label={t('posts.search')}
          value={q ?? ''}
          list={hrefOf({})}
          onSearch={(words) => address.change({ q: words })}
        />
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
      <LinkTabs
        label={t('posts.status')}
        items={[
          { key: 'all', label: t('posts.all'), href: hrefOf({ status: undefined }) },
          ...adminPostStatuses.map((key) => ({
            key,
            label: t(`posts.statuses.${key}`),
            href: hrefOf({ status: key }),
          })),
        ]}
        current={status ?? 'all'}
        renderLink={routerLink}
      />
      <ManagerTable
        name="posts"
        usual={{ sort: 'updatedAt', dir: 'desc' }}
        columns={columns}
        address={address}
        query={query}
        rowKey={({ id }) => id}
        readAll={(from) =>
          dispatch(
            postsApi.endpoints.adminPosts.initiate(
              { ...request, after: from, limit: 100 },
              { subscribe: false, forceRefetch: true },
            ),
          ).unwrap()
        }
        countText={(count) => t('posts.count', { count })}
        empty={{ title: t('posts.none'), text: t('posts.noneText') }}
        actions={
          <LinkButton
            component={Link}
            to={links.admin('blog-manager/new')}
            variant="primary"
            size="small"
            icon={<PlusIcon size={18} />}
          >
            {t('posts.new')}
          </LinkButton>
        }
      />
    </AdminFrame>
  );
}
