import { links, numberFormat, site } from '@arcada/contracts';
import { type PrefetchContext, routerLink, useHead, useLanguage, useListingTexts } from '@arcada/platform';
import { EmptyState, isPastEnd, LinkButton, Notice, PagedListing } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { catalogueApi } from './catalogue.api.ts';
import './catalogue.css';
import { FilterBar } from './filter-bar.tsx';
import { ProductCard } from './product-card.tsx';
import { filtersHref, pageSize, readFilters, toQuery } from './product-filters.ts';
import { useOwnedWords } from './use-owned.ts';

export const prefetch = ({ dispatch, search }: PrefetchContext) =>
  dispatch(catalogueApi.endpoints.storeProducts.initiate(toQuery(readFilters(search))));

/** All products, by type, category, words, sort order and page. */
export function Component() {
  const { t } = useTranslation('store');
  const { language } = useLanguage();
  const [search] = useSearchParams();
  const filters = readFilters(search);
  const [first, second] = filters.unknown;
  const isPart = Boolean(filters.type || filters.category || filters.q);
  const query = catalogueApi.useStoreProductsQuery(toQuery(filters));
  const ownedWords = useOwnedWords();
  const texts = useListingTexts(filters.page);
  const share = numberFormat(language, { style: 'percent' }).format(site.claims.scriptProductivityPercent / 100);
  const title = filters.type ? t(`types.${filters.type}`) : t('products.title');
  useHead({
    title: filters.page ? `${title} – ${texts.page(filters.page)}` : title,
    description: t('products.description'),
    canonicalPath: links.products({ type: filters.type, category: filters.category, page: filters.page }),
    preview: 'products',
    noIndex: filters.q !== undefined || isPastEnd(query.currentData),
    status: query.isError ? 503 : undefined,
  });
  return (
    <div className="a-container store-page">
      <h1>{title}</h1>
      <p className="a-lead store-lead">
        {t('products.description')}
        {filters.type === 'script' && ` ${t('products.scriptsClaim', { share })}`}
      </p>
      <FilterBar filters={filters} />
      {first && (
        <Notice>
          {second
            ? t(isPart ? 'products.unknownFiltersPart' : 'products.unknownFilters', { first, second })
            : t(isPart ? 'products.unknownFilterPart' : 'products.unknownFilter', { value: first })}
        </Notice>
      )}
      {filters.unknownSort && <Notice>{t('list.unknownSort', { value: filters.unknownSort })}</Notice>}
      <PagedListing
        query={query}
        page={filters.page ?? 1}
        pageSize={pageSize}
        hrefFor={(page) => filtersHref(filters, { page: page > 1 ? page : undefined })}
        renderLink={routerLink}
        texts={{
          ...texts,
          // An empty list says so in its own place.
          count: (total) => (total > 0 ? t('products.count', { count: total }) : ''),
          error: t('products.error'),
        }}
        empty={
          <EmptyState
            title={t('products.noneTitle')}
            text={t('list.noneText')}
            action={
              <LinkButton component={Link} to={links.products()}>
                {t('products.showAll')}
              </LinkButton>
            }
          />
        }
      >
        {(product, place) => (
          <ProductCard key={product.id} product={product} level={2} eager={place < 3} owned={ownedWords(product.id)} />
        )}
      </PagedListing>
    </div>
  );
}
