import { links } from '@arcada/contracts';
import { isApiError, type PrefetchContext, routerLink, useHead, useVisit } from '@arcada/platform';
import { Breadcrumbs, EmptyState, ErrorState, LinkButton, Skeleton } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { catalogueApi } from './catalogue.api.ts';
import './catalogue.css';
import { ProductDetails } from './product-details.tsx';
import { ProductHero } from './product-hero.tsx';
import { productJsonLd } from './product-json-ld.ts';
import { ProductReviews } from './product-reviews.tsx';
import { RelatedProducts } from './related-products.tsx';
import { RetiredProduct } from './retired-product.tsx';
import { useOwned } from './use-owned.ts';

export const prefetch = ({ dispatch, params }: PrefetchContext) =>
  dispatch(catalogueApi.endpoints.storeProduct.initiate(params.productId ?? ''));

/** One product, its not-found state, or its error. */
export function Component() {
  const { t } = useTranslation('store');
  const { productId = '' } = useParams();
  const { currentData: data, error, refetch, isFetching } = catalogueApi.useStoreProductQuery(productId);
  const missing = isApiError(error) && (error.status === 404 || error.status === 400);
  // Also of one that was withdrawn from sale since; for all others that one is missing.
  const owned = useOwned(productId);
  useHead({
    title: data?.name ?? (missing ? (owned?.productName ?? t('product.notFoundTitle')) : t('products.title')),
    description: data?.description,
    canonicalPath: links.product(productId),
    ogType: 'product',
    image: data?.imageUrl,
    status: missing ? (owned ? undefined : 404) : error ? 503 : undefined,
    jsonLd: data && productJsonLd(data, { list: t('products.title'), type: t(`types.${data.type}`) }),
  });
  useVisit(data && { kind: 'product', id: productId });
  if (missing && owned) {
    return (
      <div className="a-container store-page">
        <Breadcrumbs
          label={t('common.breadcrumbs')}
          items={[{ label: t('products.title'), href: links.products() }, { label: owned.productName }]}
          renderLink={routerLink}
        />
        <RetiredProduct owned={owned} />
      </div>
    );
  }
  if (missing) {
    return (
      <div className="a-container store-page">
        <h1 className="a-visually-hidden">{t('product.notFoundTitle')}</h1>
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
  if (error && !data) {
    return (
      <div className="a-container store-page">
        <h1 className="a-visually-hidden">{t('products.title')}</h1>
        <ErrorState
          message={t('products.error')}
          retryLabel={t('common.retry')}
          onRetry={refetch}
          retrying={isFetching}
        />
      </div>
    );
  }
  return (
    <div className="a-container store-page">
      <Breadcrumbs
        label={t('common.breadcrumbs')}
        items={[
          { label: t('products.title'), href: links.products() },
          ...(data
            ? [{ label: t(`types.${data.type}`), href: links.products({ type: data.type }) }, { label: data.name }]
            : []),
        ]}
        renderLink={routerLink}
      />
      {data ? (
        <>
          <ProductHero product={data} />
          <ProductDetails product={data} />
          <ProductReviews product={data} />
          <RelatedProducts products={data.related} />
        </>
      ) : (
        <div className="store-hero" role="status" aria-label={t('common.loading')}>
          <Skeleton height={360} />
          <Skeleton height={360} />
        </div>
      )}
    </div>
  );
}
