import { links } from '@arcada/contracts';
import { isApiError, type PrefetchContext, useHead } from '@arcada/platform';
import { Art, EmptyState, ErrorState, LinkButton, SpinnerBlock } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { AddToCartButton } from './add-to-cart-button.tsx';
import { catalogueApi } from './catalogue.api.ts';

export const prefetch = ({ dispatch, params }: PrefetchContext) =>
  dispatch(catalogueApi.endpoints.storeProduct.initiate(params.productId ?? ''));

export function Component() {
  const { t } = useTranslation('store');
  const { productId = '' } = useParams();
  const { data, error, refetch } = catalogueApi.useStoreProductQuery(productId);
  const missing = isApiError(error) && error.status === 404;
  useHead({
    title: data?.name ?? (missing ? t('product.notFoundTitle') : ''),
    description: data?.description,
    canonicalPath: links.product(productId),
    ogType: 'product',
    image: data?.imageUrl,
    status: missing ? 404 : error ? 503 : undefined,
  });
  if (missing) {
    return (
      <div className="a-container a-section">
        <EmptyState
          title={t('product.notFoundTitle')}
          text={t('product.notFoundText')}
          action={
            <LinkButton component={Link} to={links.products()} variant="primary">
              {t('featured.all')}
            </LinkButton>
          }
        />
      </div>
    );
  }
  if (error) {
    return (
      <div className="a-container a-section">
        <ErrorState message={t('products.error')} retryLabel={t('common.retry')} onRetry={refetch} />
      </div>
    );
  }
  if (!data) return <SpinnerBlock label={t('common.loading')} />;
  return (
    <div className="a-container a-section">
      <Art src={data.imageUrl} shape="framed" eager />
      <h1>{data.name}</h1>
      <p className="a-lead">{data.description}</p>
      <AddToCartButton product={data} variant="primary" size="large" />
    </div>
  );
}
