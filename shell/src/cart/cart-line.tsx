import { type CartItem, cartLimits, formatPrice, links, totalOf } from '@arcada/contracts';
import {
  cartApi,
  OwnedCourse,
  OwnedProduct,
  undoMilliseconds,
  useCartLineDetails,
  useErrorText,
  useUndoRemoval,
} from '@arcada/platform';
import { Art, CartIcon, Notice, notify, QuantityStepper } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLineQuantity } from './use-line-quantity.ts';

const refusalText = (typed: number) => {
  if (typed === 0) return 'cart.noneWanted';
  return typed > cartLimits.maxQuantity ? 'cart.tooMany' : 'cart.noQuantity';
};

interface CartLineProps {
  line: CartItem;
  /** Only last seen: it can't be changed. */
  seen: boolean;
  onLeave: (() => void) | undefined;
}

/** One line of the cart with its picture and name, which lead to what it is, and its quantity. */
export function CartLine({ line, seen, onLeave }: CartLineProps) {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const { name = '', imageUrl } = useCartLineDetails(line, seen);
  const { quantity, set, error: changeError } = useLineQuantity(line);
  const [remove, removing] = cartApi.useStoreCartRemoveMutation();
  const busy = seen || removing.isLoading;
  const error = changeError ?? removing.error;
  const undo = useUndoRemoval((failure) =>
    notify({ title: t('cart.restoreFailed'), description: errorText(failure), tone: 'danger' }),
  );
  const handleRemove = async () => {
    const { error: failure } = await remove(line.id);
    if (!failure) notify({ title: t('cart.lineRemoved', { name }), action: undo([line]), duration: undoMilliseconds });
  };
  const [refused, setRefused] = useState<number>();
  const handleChange = async (wanted: number) => {
    setRefused(undefined);
    const failure = await set(wanted);
    // The cart is fetched again, and this line leaves the page with its message.
    if (failure?.status === 404) notify({ title: t('cart.removedElsewhere', { name }), tone: 'info' });
  };
  const path = line.courseId ? links.course(line.courseId) : links.product(line.productId ?? '');
  return (
    <li className="f-cart-line">
      {/* The name beside it leads there, too: one stop for the keyboard is enough. */}
      <Link to={path} tabIndex={-1} aria-hidden="true" onClick={onLeave}>
        <Art shape="thumb" src={imageUrl} fallback={<CartIcon size={28} />} />
      </Link>
      <div>
        <p className="f-cart-line-head">
          <Link to={path} onClick={onLeave}>
            {name}
          </Link>
          <span>{formatPrice(totalOf([{ ...line, quantity }]))}</span>
        </p>
        <p className="a-small a-mute">
          {t(`cart.${line.type}`)} · {t(`cart.seats.${line.type}`, { count: quantity })}
        </p>
        {line.courseId && !seen && <OwnedCourse courseId={line.courseId} />}
        {line.productId && !seen && <OwnedProduct productId={line.productId} />}
        <div className="f-cart-line-foot" onInput={() => setRefused(undefined)}>
          <QuantityStepper
            value={quantity}
            label={name}
            decreaseLabel={t('cart.decrease', { name })}
            increaseLabel={t('cart.increase', { name })}
            fieldLabel={t('cart.quantityOf', { name })}
            busy={busy}
            {...(seen ? { min: quantity, max: quantity } : { max: cartLimits.maxQuantity })}
            onChange={(wanted) => void handleChange(wanted)}
            onOutOfRange={setRefused}
          />
          <button
            type="button"
            className="f-plain-button"
            aria-label={t('cart.removeNamed', { name })}
            aria-disabled={busy || undefined}
            onClick={() => {
              if (!busy) void handleRemove();
            }}
          >
            {t('cart.remove')}
          </button>
        </div>
        {refused !== undefined && (
          <Notice tone="warning" live>
            {t(refusalText(refused), { max: cartLimits.maxQuantity, count: quantity })}
          </Notice>
        )}
        {error && <Notice tone="danger">{t('cart.changeFailed', { message: errorText(error) })}</Notice>}
      </div>
    </li>
  );
}
