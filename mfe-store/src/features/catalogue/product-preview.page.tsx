import { formatPrice, links, type Product } from '@arcada/contracts';
import { isApiError, useErrorText, useHead, useSession } from '@arcada/platform';
import { Button, EmptyState, ErrorState, LinkButton, Notice, SpinnerBlock } from '@arcada/ui';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useContentTexts } from '../../shared/content-texts.ts';
import './catalogue.css';
import { ProductDetails } from './product-details.tsx';
import { ProductHero } from './product-hero.tsx';
import { productPreviewApi } from './product-preview.api.ts';
import { RelatedProducts } from './related-products.tsx';

/** A product's page as shoppers will see it, for its producer and for admins; it may still be a draft. */
export function Component() {
  const { id = '' } = useParams();
  const { hasRole } = useSession();
  return hasRole(['admin']) ? <ForAdmins id={id} /> : <Own id={id} />;
}

function Own({ id }: { id: string }) {
  const { t } = useContentTexts();
  const query = productPreviewApi.useStoreOwnProductPreviewQuery(id, { refetchOnMountOrArgChange: true });
  return <Preview query={query} back={{ to: links.contentProducts(id), label: t('backToEditor') }} />;
}

function ForAdmins({ id }: { id: string }) {
  const { t } = useContentTexts();
  const [search] = useSearchParams();
  const of = search.get('of') === 'edition' ? 'edition' : 'product';
  const query = productPreviewApi.useStoreProductPreviewQuery({ id, of }, { refetchOnMountOrArgChange: true });
  const to = links.admin(`products-manager/${of === 'edition' ? 'handed-in' : 'edit'}/${id}`);
  return <Preview query={query} back={{ to, label: t('backToManager') }} />;
}

interface PreviewProps {
  query: { currentData?: Product | undefined; error?: unknown; refetch: () => unknown };
  back: { to: string; label: string };
}

function Preview({ query: { currentData: product, error, refetch }, back }: PreviewProps) {
  const { t } = useContentTexts();
  const errorText = useErrorText();
  useHead({ title: product?.name ?? t('preview'), noIndex: true });
  const isMissing = isApiError(error) && error.status === 404;
  return (
    <div className="a-container store-page">
      <Notice
        title={t('previewTitle')}
        actions={
          <LinkButton component={Link} to={back.to} size="small">
            {back.label}
          </LinkButton>
        }
      >
        {t('previewText')}
      </Notice>
      {product && (
        <>
          <ProductHero
            product={product}
            action={
              <div className="store-buy">
                <span className="a-price a-price--large">{formatPrice(product.price)}</span>
                <Button variant="primary" size="large" disabled>
                  {t('buy')}
                </Button>
              </div>
            }
          />
          <ProductDetails product={product} />
          <RelatedProducts products={product.related} />
        </>
      )}
      {!product && <h1 className="a-visually-hidden">{t('preview')}</h1>}
      {!product && isMissing && <EmptyState title={t('notFound')} />}
      {!product && error !== undefined && !isMissing && (
        <ErrorState message={errorText(error)} retryLabel={t('common.retry')} onRetry={refetch} />
      )}
      {!product && error === undefined && <SpinnerBlock label={t('common.loading')} />}
    </div>
  );
}
