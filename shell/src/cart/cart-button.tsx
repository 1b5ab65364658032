import { setCartDrawer, useCart } from '@arcada/platform';
import { CartIcon, IconButton } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';

/** Opens the drawer; the badge is the total quantity. */
export function CartButton() {
  const { t } = useTranslation('shell');
  const { count } = useCart();
  const dispatch = useDispatch();
  return (
    <IconButton
      label={t('cart.open', { count })}
      icon={<CartIcon />}
      count={count}
      onClick={() => dispatch(setCartDrawer(true))}
    />
  );
}
