import { productCategories, productSorts, productTypes } from '@arcada/contracts';
import { routerLink } from '@arcada/platform';
import { Field, LinkTabs, SearchForm, SelectInput } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ProductListQuery } from './catalogue.api.ts';
import { filtersHref, type ProductFilters } from './product-filters.ts';

/**
 * Types as links, search, category and sort order; every choice is an address that can be shared.
 * Typed words are included.
 */
export function FilterBar({ filters }: { filters: ProductFilters }) {
  const { t } = useTranslation('store');
  const navigate = useNavigate();
  const [words, setWords] = useState(filters.q ?? '');
  const hrefFor = (change: Partial<ProductListQuery>) => filtersHref({ ...filters, q: words || undefined }, change);
  const go = (change: Partial<ProductListQuery>) => navigate(hrefFor(change));
  return (
    <div className="store-filters a-screen-only">
      <LinkTabs
        label={t('products.types')}
        current={filters.type ?? 'all'}
        items={[undefined, ...productTypes].map((type) => ({
          key: type ?? 'all',
          label: type ? t(`types.${type}`) : t('products.all'),
          href: hrefFor({ type }),
        }))}
        renderLink={routerLink}
      />
      <div className="store-filter-row">
        <SearchForm
          label={t('products.search')}
          value={filters.q ?? ''}
          list={filtersHref(filters, { page: filters.page })}
          onType={setWords}
          onSearch={(q, typed) => navigate(filtersHref(filters, { q: q || undefined }), { replace: typed })}
          asTyped
        />
        <Field label={t('products.category')} hideLabel>
          <SelectInput
            value={filters.category ?? ''}
            onChange={(event) => go({ category: event.target.value || undefined })}
            options={[
              { value: '', label: t('products.allCategories') },
              ...productCategories.map((value) => ({ value, label: t(`category.${value}`) })),
            ]}
          />
        </Field>
        <Field label={t('list.sort')} hideLabel>
          <SelectInput
            value={filters.sort ?? 'newest'}
            onChange={(event) => go({ sort: productSorts.find((sort) => sort === event.target.value) })}
            options={productSorts.map((value) => ({
              value,
              label: t(`sort.${value === '-price' ? 'priceDown' : value}`),
            }))}
          />
        </Field>
      </div>
    </div>
  );
}
