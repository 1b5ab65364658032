import { links } from '@arcada/contracts';
import type { PrefetchContext } from '@arcada/platform';
import { EmptyState, LinkButton, ListingSection } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { catalogueApi } from './catalogue.api.ts';
import { ProductCard } from './product-card.tsx';

export const prefetch = ({ dispatch }: PrefetchContext) =>
  dispatch(catalogueApi.endpoints.storeFeaturedProducts.initiate());

/** Home's section of three products. */
export function Component() {
  const { t } = useTranslation('store');
  const query = catalogueApi.useStoreFeaturedProductsQuery();
  return (
    <ListingSection
      title={t('featured.title')}
      text={t('featured.text')}
      action={
        <LinkButton component={Link} to={links.products()}>
          {t('featured.all')}
        </LinkButton>
      }
      items={query.data}
      query={query}
      errorMessage={t('featured.error')}
      retryLabel={t('common.retry')}
      empty={<EmptyState title={t('featured.empty')} />}
    >
      {/* Before the code that is requested with the page, which would hold the connections. */}
      {(product) => <ProductCard key={product.id} eager product={product} />}
    </ListingSection>
  );
}
