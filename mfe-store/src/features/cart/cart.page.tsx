import { type CartItem, formatPrice, links } from '@arcada/contracts';
import {
  CartLines,
  CartRemoved,
  undoMilliseconds,
  useCart,
  useClearCart,
  useErrorText,
  useHead,
  useUndoRemoval,
} from '@arcada/platform';
import { Button, Card, LinkButton, Notice, notify, useKeptFocus } from '@arcada/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CartStates } from '../../shared/cart-states.tsx';
import '../../shared/commerce.css';
import { VolumeNote } from '../../shared/volume-note.tsx';

/** The cart as a page. Its content is known in the browser only. */
export function Component() {
  const { t } = useTranslation('store');
  const errorText = useErrorText();
  const cart = useCart();
  const seen = cart.status === 'seen';
  const { clear, locked, error } = useClearCart();
  const undo = useUndoRemoval((failure) =>
    notify({ title: t('cart.restoreFailed'), description: errorText(failure), tone: 'danger' }),
  );
  const handleCleared = (lines: readonly CartItem[]) =>
    notify({ title: t('cart.cleared'), action: undo(lines), duration: undoMilliseconds });
  useHead({ title: t('cart.title'), noIndex: true });
  const page = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // A line that is removed takes its button away, and an empty cart has none.
  const kept = useKeptFocus(page, () => heading.current);
  return (
    <div ref={page} className="a-container commerce-page" {...kept}>
      <h1 ref={heading} tabIndex={-1}>
        {t('cart.title')}
      </h1>
      <CartRemoved />
      <CartStates cart={cart} />
      {cart.lines.length > 0 && (
        <div className="commerce-columns">
          <Card padded as="section" aria-label={t('cart.title')}>
            <CartLines />
          </Card>
          <Card padded as="section" className="commerce-summary">
            <h2>{t('checkout.summary')}</h2>
            <p className="commerce-total">
              <span>{t('cart.subtotal')}</span>
              <span>{formatPrice(cart.total)}</span>
            </p>
            <p className="a-small a-mute">
              {t('cart.note')} {t('checkout.currency')} {t('coupon.later')}
            </p>
            {cart.lines.some(({ quantity }) => quantity > 1) && (
              <p className="a-small a-mute">
                <VolumeNote />
              </p>
            )}
            {error && <Notice tone="danger">{t('cart.clearFailed', { message: errorText(error) })}</Notice>}
            {seen ? (
              <Button variant="primary" wide disabled>
                {t('cart.checkout')}
              </Button>
            ) : (
              <LinkButton component={Link} to={links.checkout()} variant="primary" wide>
                {t('cart.checkout')}
              </LinkButton>
            )}
            <Button wide disabled={seen} loading={locked} onClick={() => void clear(handleCleared)}>
              {t('cart.clear')}
            </Button>
            <LinkButton component={Link} to={links.products()} variant="ghost" wide>
              {t('cart.continue')}
            </LinkButton>
          </Card>
        </div>
      )}
    </div>
  );
}
