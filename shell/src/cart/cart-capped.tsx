import { useCart } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
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
    <Notice
      tone="warning"
      live
      actions={
        <Button size="small" loading={isLoading} onClick={() => void seen({ cartId, ids: data.map(({ id }) => id) })}>
          {t('cart.removedSeen')}
        </Button>
      }
    >
      {data.map(({ id, type, name, held, kept }) => (
        <p key={id}>
          {t(kept > 0 ? 'cart.cappedNotice' : 'cart.cappedGone', {
            name,
            held: t(`cart.seats.${type}`, { count: held }),
            kept,
          })}
        </p>
      ))}
    </Notice>
  );
}
