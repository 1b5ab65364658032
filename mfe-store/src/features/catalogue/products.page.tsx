import type { PrefetchContext } from '@arcada/platform';
import { useHead } from '@arcada/platform';
import { CardSkeleton, ErrorState } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { catalogueApi } from './catalogue.api.ts';
import { ProductCard } from './product-card.tsx';

export const prefetch = ({ dispatch }: PrefetchContext) => dispatch(catalogueApi.endpoints.storeProducts.initiate({}));

export function Component() {
  const { t } = useTranslation('store');
  const { data, isError, refetch } = catalogueApi.useStoreProductsQuery({});
  useHead({ title: t('products.title'), description: t('products.description'), canonicalPath: '/products' });
  return (
    <div className="a-container a-section">
      <h1>{t('products.title')}</h1>
      {isError ? (
        <ErrorState message={t('products.error')} retryLabel={t('common.retry')} onRetry={refetch} />
      ) : (
        <div className="a-columns">
          {data?.items.map((product) => <ProductCard key={product.id} product={product} level={2} />) ??
            [1, 2, 3].map((number) => <CardSkeleton key={number} />)}
        </div>
      )}
    </div>
  );
}
