import { links } from '@arcada/contracts';
import { type PlatformDispatch, type PrefetchContext, useSession } from '@arcada/platform';
import { EmptyState, LinkButton, ListingSection } from '@arcada/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { catalogueApi } from './catalogue.api.ts';
import { type OwnedWords, ProductCard } from './product-card.tsx';

export const prefetch = ({ dispatch }: PrefetchContext) =>
  dispatch(catalogueApi.endpoints.storeFeaturedProducts.initiate());

/** Home's section of three products. */
export function Component() {
  const { t } = useTranslation('store');
  const dispatch = useDispatch<PlatformDispatch>();
  const userId = useSession().user?.id;
  const [owned, setOwned] = useState<Readonly<Record<string, OwnedWords>>>({});
  useEffect(() => {
    if (userId)
      import(/* webpackChunkName: "owned-words" */ './owned-words.ts')
        .then(({ fetchOwnedWords }) => fetchOwnedWords(dispatch, t))
        .then(setOwned, console.warn);
  }, [userId, dispatch, t]);
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
      {(product) => (
        <ProductCard key={product.id} eager product={product} owned={userId ? owned[product.id] : undefined} />
      )}
    </ListingSection>
  );
}
