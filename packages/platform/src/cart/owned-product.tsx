import type { LicencePage } from '@arcada/contracts';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { useSession } from '../session/use-session.ts';

const ownedApi = api.enhanceEndpoints({ addTagTypes: ['Licence'] }).injectEndpoints({
  endpoints: (build) => ({
    storeOwnedProduct: build.query<LicencePage, string>({
      query: (product) => ({ url: '/api/licences', query: { product, state: 'active', pageSize: 1 } }),
      providesTags: ['Licence'],
    }),
  }),
});

/** Of a product in the cart: that this account has a licence of it, and what buying again then means. */
export function OwnedProduct({ productId }: { productId: string }) {
  const { t } = useTranslation();
  const { status } = useSession();
  const skip = status !== 'signed-in';
  const { currentData } = ownedApi.useStoreOwnedProductQuery(productId, { skip, refetchOnMountOrArgChange: 60 });
  if (skip || !currentData?.items.length) return null;
  return <p className="a-small a-mute">{t('cart.ownedProduct')}</p>;
}
