import { adminProductSorts, links, listedProductStates, productCategories, productTypes } from '@arcada/contracts';
import { oneOf } from '@arcada/platform';
import { Field, LinkButton, SelectInput } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { useListAddress } from '../../shared/list-address.ts';
import { ListSearch } from '../../shared/list-search.tsx';
import { ManagerTable } from '../../shared/manager-table.tsx';
import { NewLink } from '../../shared/new-link.tsx';
import { StatusTabs } from '../../shared/status-tabs.tsx';
import { useBulkChanges } from '../../shared/use-bulk-changes.tsx';
import { useListWords } from '../../shared/use-list-words.ts';
import { useReadAll } from '../../shared/use-read-all.ts';
import { BulkProducts } from './bulk-products.tsx';
import { HandedInLink } from './handed-in-link.tsx';
import { useProductColumns } from './product-columns.tsx';
import { productsApi } from './products.api.ts';
import './products.css';

const filters = ['q', 'status', 'type', 'category'] as const;

/** All products, whatever their status. */
export function Component() {
  const { t } = useTranslation('admin');
  const words = useListWords('products');
  const columns = useProductColumns();
  const address = useListAddress(links.admin('products-manager'), filters, adminProductSorts, {
    known: { status: listedProductStates, type: productTypes, category: productCategories },
  });
  const { sort, dir, after, filter } = address;
  const { q } = filter;
  const status = oneOf(listedProductStates, filter.status ?? null);
  const type = oneOf(productTypes, filter.type ?? null);
  const category = oneOf(productCategories, filter.category ?? null);
  const request = { q, status, type, category, sort, dir };
  const query = productsApi.useAdminProductsQuery({ ...request, after }, { refetchOnMountOrArgChange: true });
  const readAll = useReadAll(productsApi.endpoints.adminProducts.initiate, request);
  const { data: last } = productsApi.useAdminProductsLastBulkQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: imported } = productsApi.useAdminProductsLastImportQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const bulk = useBulkChanges({
    words: 'products.bulk',
    total: query.currentData?.total,
    readAll,
    last,
    dialog: BulkProducts,
  });
  const choices = (all: string, known: readonly string[], names: string) => [
    { value: '', label: all },
    ...known.map((value) => ({ value, label: t(`products.${names}.${value}`) })),
  ];
  return (
    <AdminFrame page="products">
      <div className="admin-filter">
        <ListSearch label={t('products.search')} address={address} />
        <Field label={t('products.fields.type')} hideLabel>
          <SelectInput
            value={type ?? ''}
            options={choices(t('products.allTypes'), productTypes, 'types')}
            onChange={({ target }) => address.change({ type: target.value })}
          />
        </Field>
        <Field label={t('products.fields.category')} hideLabel>
          <SelectInput
            value={category ?? ''}
            options={choices(t('products.allCategories'), productCategories, 'categories')}
            onChange={({ target }) => address.change({ category: target.value })}
          />
        </Field>
        <HandedInLink />
      </div>
      <StatusTabs
        label={t('products.fields.status')}
        allLabel={t('products.all')}
        statuses={listedProductStates}
        labelOf={(each) => t(`products.statuses.${each}`)}
        current={status}
        address={address}
      />
      <ManagerTable
        name="products"
        usual={{ sort: 'updatedAt', dir: 'desc' }}
        columns={columns}
        address={address}
        query={query}
        rowKey={({ id }) => id}
        readAll={readAll}
        selection={{ ...bulk.selection, nameOf: ({ name }) => name }}
        actions={
          <>
            <NewLink to={links.admin('products-manager/new')} label={t('products.new')} />
            <LinkButton component={Link} to={links.admin('products-manager/import')} size="small">
              {t('products.import.open')}
            </LinkButton>
            {imported?.last && (
              <LinkButton component={Link} to={links.admin('products-manager/import')} size="small">
                {t('products.import.last')}
              </LinkButton>
            )}
            {bulk.buttons}
          </>
        }
        {...words}
      />
      {bulk.dialog}
    </AdminFrame>
  );
}
