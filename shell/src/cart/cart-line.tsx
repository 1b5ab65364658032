import { type CartItem, cartLimits, formatPrice, totalOf } from '@arcada/contracts';
import {
  cartApi,
  OwnedCourse,
  undoMilliseconds,
  useCartLineDetails,
  useErrorText,
  useUndoRemoval,
} from '@arcada/platform';
import { Art, CartIcon, Notice, notify, QuantityStepper } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLineQuantity } from './use-line-quantity.ts';

const refusalText = (typed: number) => {
  if (typed === 0) return 'cart.noneWanted';
  return typed > cartLimits.maxQuantity ? 'cart.tooMany' : 'cart.noQuantity';
};

/** One line of the cart with its picture, name and quantity; one only last `seen` can't be changed. */
export function CartLine({ line, seen }: { line: CartItem; seen: boolean }) {
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
  return (
    <li className="f-cart-line">
      <Art shape="thumb" src={imageUrl} fallback={<CartIcon size={28} />} />
      <div>
        <p className="f-cart-line-head">
          <span>{name}</span>
          <span>{formatPrice(totalOf([{ ...line, quantity }]))}</span>
        </p>
        <p className="a-small a-mute">
          {t(`cart.${line.type}`)} · {t(`cart.seats.${line.type}`, { count: quantity })}
        </p>
        {line.courseId && !seen && <OwnedCourse courseId={line.courseId} />}
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
