import { cartApi, useCart } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import { CartCapped } from './cart-capped.tsx';
import { CartNotice } from './cart-notice.tsx';
import { cartNoticesApi } from './cart-notices.api.ts';
import { CartRepriced } from './cart-repriced.tsx';

/** Names what isn't in the cart any more and what costs another price, until the buyer says that it is understood. */
export function CartRemoved() {
  return (
    <>
      <OffSale />
      <CartCapped />
      <CartRepriced />
    </>
  );
}

function OffSale() {
  const { t } = useTranslation('shell');
  const { cartId = '', status } = useCart();
  const { data, refetch } = cartNoticesApi.useStoreCartRemovedQuery(cartId, {
    skip: !cartId || status !== 'ready',
    refetchOnMountOrArgChange: true,
  });
  const [remove, { isLoading }] = cartApi.useStoreCartRemoveMutation();
  if (!data?.length) return null;
  const handleSeen = async () => {
    if (isLoading) return;
    for (const { id } of data) await remove(id);
    void refetch();
  };
  return (
    <CartNotice isLoading={isLoading} onSeen={() => void handleSeen()}>
      {data.map(({ id, name }) => (
        <p key={id}>{t('cart.removedNotice', { name })}</p>
      ))}
    </CartNotice>
  );
}
