import { productCategories, productSorts, productTypes } from '@arcada/contracts';
import { Field, SearchIcon, SelectInput, TextInput } from '@arcada/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { ProductListQuery } from './catalogue.api.ts';
import { filtersHref, type ProductFilters } from './product-filters.ts';

/** Types as links, search, category and order; every choice is an address that can be shared. */
export function FilterBar({ filters }: { filters: ProductFilters }) {
  const { t } = useTranslation('store');
  const navigate = useNavigate();
  const [words, setWords] = useState(filters.q ?? '');
  useEffect(() => setWords(filters.q ?? ''), [filters.q]);
  const go = (change: Partial<ProductListQuery>) => navigate(filtersHref(filters, change));
  const handleSearch = (event: FormEvent) => {
    event.preventDefault();
    go({ q: words.trim() || undefined });
  };
  return (
    <div className="store-filters">
      <nav aria-label={t('products.types')} className="a-tabs store-types">
        {[undefined, ...productTypes].map((type) => (
          <Link
            key={type ?? 'all'}
            to={filtersHref(filters, { type })}
            className="a-tab store-type"
            aria-current={filters.type === type ? 'page' : undefined}
          >
            {type ? t(`types.${type}`) : t('products.all')}
          </Link>
        ))}
      </nav>
      <div className="store-filter-row">
        {/* biome-ignore lint/a11y/useSemanticElements: the search element is not in all supported browsers */}
        <form role="search" aria-label={t('products.search')} className="store-search" onSubmit={handleSearch}>
          <Field label={t('products.search')} hideLabel>
            <TextInput
              type="search"
              name="q"
              maxLength={100}
              icon={<SearchIcon />}
              placeholder={t('products.search')}
              value={words}
              onChange={(event) => setWords(event.target.value)}
              onBlur={() => words.trim() !== (filters.q ?? '') && go({ q: words.trim() || undefined })}
            />
          </Field>
        </form>
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
        <Field label={t('products.sort')} hideLabel>
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
