import { type CartItem, formatPrice } from '@arcada/contracts';
import { useCart, useCartLineDetails, useErrorText } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import { CartNotice } from './cart-notice.tsx';
import { cartNoticesApi } from './cart-notices.api.ts';

/** Says which lines cost another price than the buyer last saw. The total is at the new ones already. */
export function CartRepriced() {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const { cartId = '', status, lines } = useCart();
  const [see, { isLoading, error }] = cartNoticesApi.useStoreCartPricesSeenMutation();
  const changed = lines.filter(({ priceBefore }) => priceBefore !== undefined);
  if (status !== 'ready' || changed.length === 0) return null;
  const handleSeen = () => void see({ cartId, lines: changed.map(({ id, price }) => ({ id, price })) });
  return (
    <CartNotice title={t('cart.repriced', { count: changed.length })} isLoading={isLoading} onSeen={handleSeen}>
      {changed.map((line) => (
        <Repriced key={line.id} line={line} />
      ))}
      {error && <p>{errorText(error)}</p>}
    </CartNotice>
  );
}

function Repriced({ line }: { line: CartItem }) {
  const { t } = useTranslation('shell');
  const { name } = useCartLineDetails(line);
  const { price, priceBefore = price } = line;
  return <p>{t('cart.repricedLine', { name, was: formatPrice(priceBefore), now: formatPrice(price) })}</p>;
}
