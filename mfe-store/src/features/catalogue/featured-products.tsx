import { links } from '@arcada/contracts';
import type { PrefetchContext } from '@arcada/platform';
import { CardSkeleton, EmptyState, ErrorState, LinkButton, SectionHead } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { catalogueApi } from './catalogue.api.ts';
import { ProductCard } from './product-card.tsx';

export const prefetch = ({ dispatch }: PrefetchContext) =>
  dispatch(catalogueApi.endpoints.storeFeaturedProducts.initiate());

/** Home's section of three products. */
export function Component() {
  const { t } = useTranslation('store');
  const { data, isError, isFetching, refetch } = catalogueApi.useStoreFeaturedProductsQuery();
  return (
    <section className="a-container a-section">
      <SectionHead
        title={t('featured.title')}
        text={t('featured.text')}
        action={
          <LinkButton component={Link} to={links.products()}>
            {t('featured.all')}
          </LinkButton>
        }
      />
      {isError && (
        <ErrorState
          message={t('featured.error')}
          retryLabel={t('common.retry')}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {!isError && data?.length === 0 && <EmptyState title={t('featured.empty')} />}
      {!isError && data?.length !== 0 && (
        <div className="a-columns" aria-busy={!data}>
          {data
            ? data.map((product) => <ProductCard key={product.id} product={product} />)
            : [1, 2, 3].map((number) => <CardSkeleton key={number} />)}
        </div>
      )}
    </section>
  );
}
