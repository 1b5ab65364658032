import { useCart } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import { CartNotice } from './cart-notice.tsx';
import { cartNoticesApi } from './cart-notices.api.ts';

/** Says what a sign-in could not keep of two carts, until the buyer says that it is understood. */
export function CartCapped() {
  const { t } = useTranslation('shell');
  const { cartId = '', status } = useCart();
  const { data } = cartNoticesApi.useStoreCartCappedQuery(cartId, {
    skip: !cartId || status !== 'ready',
    refetchOnMountOrArgChange: true,
  });
  const [seen, { isLoading }] = cartNoticesApi.useStoreCartCappedSeenMutation();
  if (!data?.length) return null;
  return (
    <CartNotice isLoading={isLoading} onSeen={() => void seen({ cartId, ids: data.map(({ id }) => id) })}>
      {data.map(({ id, type, name, held, kept }) => (
        <p key={id}>
          {t(kept > 0 ? 'cart.cappedNotice' : 'cart.cappedGone', {
            name,
            held: t(`cart.seats.${type}`, { count: held }),
            kept,
          })}
        </p>
      ))}
    </CartNotice>
  );
}
