import { type CartItem, formatPrice, totalOf } from '@arcada/contracts';
import { cartApi, useCartLineDetails, useErrorText } from '@arcada/platform';
import { Art, CartIcon, Notice, QuantityStepper } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

/** One line of the cart with its picture, name and quantity; one only last `seen` can't be changed. */
export function CartLine({ line, seen }: { line: CartItem; seen: boolean }) {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const { name = '', imageUrl } = useCartLineDetails(line, seen);
  const [change, changing] = cartApi.useStoreCartChangeMutation();
  const [remove, removing] = cartApi.useStoreCartRemoveMutation();
  const busy = seen || changing.isLoading || removing.isLoading;
  const error = changing.error ?? removing.error;
  return (
    <li className="f-cart-line">
      <Art shape="thumb" src={imageUrl} fallback={<CartIcon size={28} />} />
      <div>
        <p className="f-cart-line-head">
          <span>{name}</span>
          <span>{formatPrice(totalOf([line]))}</span>
        </p>
        <p className="a-small a-mute">{t(`cart.${line.type}`)}</p>
        <div className="f-cart-line-foot">
          <QuantityStepper
            value={line.quantity}
            label={name}
            decreaseLabel={t('cart.decrease', { name })}
            increaseLabel={t('cart.increase', { name })}
            busy={busy}
            onChange={(quantity) => void change({ id: line.id, quantity })}
          />
          <button
            type="button"
            className="f-plain-button"
            aria-label={t('cart.removeNamed', { name })}
            aria-disabled={busy || undefined}
            onClick={() => {
              if (!busy) void remove(line.id);
            }}
          >
            {t('cart.remove')}
          </button>
        </div>
        {error && <Notice tone="danger">{t('cart.changeFailed', { message: errorText(error) })}</Notice>}
      </div>
    </li>
  );
}
