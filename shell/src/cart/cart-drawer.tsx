import { type CartItem, formatPrice, links } from '@arcada/contracts';
import {
  cartApi,
  type PlatformState,
  readSeenDetails,
  setCartDrawer,
  undoMilliseconds,
  useCart,
  useClearCart,
  useErrorText,
  useUndoRemoval,
} from '@arcada/platform';
import {
  Button,
  CartIcon,
  Drawer,
  EmptyState,
  ErrorState,
  LinkButton,
  Notice,
  notify,
  RetryNotice,
  SpinnerBlock,
} from '@arcada/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { CartLines } from './cart-lines.tsx';
import { CartRemoved } from './cart-removed.tsx';

/** The drawer that any area may open: lines, subtotal, checkout, clear, continue. */
export function CartDrawer() {
  const { t } = useTranslation('shell');
  const open = useSelector((state: PlatformState) => state.cartDrawer.open);
  const dispatch = useDispatch();
  const cart = useCart();
  const close = () => dispatch(setCartDrawer(false));
  const fetchIfOld = cartApi.usePrefetch('storeCart', { ifOlderThan: 5 });
  const { cartId, lines } = cart;
  const fetchDetails = cartApi.usePrefetch('storeCartLineDetails');
  useEffect(() => {
    // Their names are kept before the cart is opened, which may be during an outage.
    for (const { type, productId, courseId } of lines) {
      const id = productId ?? courseId ?? '';
      if (!readSeenDetails(id)) fetchDetails({ type, id });
    }
  }, [lines, fetchDetails]);
  useEffect(() => {
    if (open && cartId) fetchIfOld(cartId);
  }, [open, cartId, fetchIfOld]);
  return (
    <Drawer
      open={open}
      onClose={close}
      title={cart.status === 'failed' ? t('cart.name') : t('cart.title', { count: cart.count })}
      closeLabel={t('cart.close')}
      footer={
        cart.lines.length > 0 ? <CartFooter total={cart.total} seen={cart.status === 'seen'} onLeave={close} /> : null
      }
    >
      {open && <CartRemoved />}
      {cart.status === 'loading' && <SpinnerBlock label={t('cart.loading')} />}
      {cart.status === 'failed' && (
        <ErrorState
          bare
          message={t('cart.failed')}
          retryLabel={t('common.retry')}
          onRetry={cart.retry}
          retrying={cart.retrying}
        />
      )}
      {cart.status === 'seen' && (
        <RetryNotice
          message={t('cart.seen')}
          retryLabel={t('common.retry')}
          onRetry={cart.retry}
          retrying={cart.retrying}
        />
      )}
      {cart.status === 'ready' && cart.lines.length === 0 && (
        <EmptyState
          bare
          icon={<CartIcon size={32} />}
          title={t('cart.empty')}
          action={
            <LinkButton component={Link} to={links.products()} variant="primary" onClick={close}>
              {t('cart.browse')}
            </LinkButton>
          }
        />
      )}
      {cart.lines.length > 0 && <CartLines onLeave={close} />}
    </Drawer>
  );
}

function CartFooter({ total, seen, onLeave }: { total: number; seen: boolean; onLeave: () => void }) {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const { clear, locked, error } = useClearCart();
  const undo = useUndoRemoval((failure) =>
    notify({ title: t('cart.restoreFailed'), description: errorText(failure), tone: 'danger' }),
  );
  const handleCleared = (lines: readonly CartItem[]) =>
    notify({ title: t('cart.cleared'), action: undo(lines), duration: undoMilliseconds });
  return (
    <>
      <p className="f-subtotal">
        <span>{t('cart.subtotal')}</span>
        <span>{formatPrice(total)}</span>
      </p>
      <p className="a-small a-mute">{t('cart.note')}</p>
      {error && <Notice tone="danger">{t('cart.clearFailed', { message: errorText(error) })}</Notice>}
      {seen ? (
        <Button variant="primary" wide disabled>
          {t('cart.checkout')}
        </Button>
      ) : (
        <LinkButton component={Link} to={links.checkout()} variant="primary" wide onClick={onLeave}>
          {t('cart.checkout')}
        </LinkButton>
      )}
      <Button wide disabled={seen} loading={locked} onClick={() => void clear(handleCleared)}>
        {t('cart.clear')}
      </Button>
      <Button variant="ghost" wide onClick={onLeave}>
        {t('cart.continue')}
      </Button>
    </>
  );
}
