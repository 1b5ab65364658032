import { cartLimits, formatPrice, links, type Product } from '@arcada/contracts';
import { DownloadIcon, Field, KeyIcon, TextInput } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AddToCartButton } from './add-to-cart-button.tsx';
import { useOwned } from './use-owned.ts';

const { minQuantity, maxQuantity } = cartLimits;

/** Its download lists the source folder that the buyer builds. */
const shipsAsSource = ({ type, inside }: Product) => type === 'plugin' && inside.some(({ name }) => name === 'source');

/** The price, what comes for it, the number of seats and the button; for owners, the way to what they have. */
export function BuyProduct({ product }: { product: Product }) {
  const { t } = useTranslation('store');
  const owned = useOwned(product.id);
  const [typed, setTyped] = useState('1');
  const seats = Math.min(maxQuantity, Math.max(minQuantity, Math.trunc(Number(typed)) || minQuantity));
  return (
    <>
      <div className="store-buy">
        <span className="a-price a-price--large">{formatPrice(product.price)}</span>
        <div className="store-seats">
          <Field label={t('product.seats')}>
            <TextInput
              type="number"
              inputMode="numeric"
              min={minQuantity}
              max={maxQuantity}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              // What will be bought is what is shown.
              onBlur={() => setTyped(String(seats))}
            />
          </Field>
        </div>
        <AddToCartButton product={product} variant="primary" size="large" seats={seats}>
          {owned && t('product.addSeats')}
        </AddToCartButton>
      </div>
      {/* As high for an owner as for everybody: who owns it is known only after the page is shown. */}
      <div className="store-note">
        {owned ? (
          <p className="a-row">
            <strong>{t('product.owned')}</strong>
            <a className="a-link" href={`/api/orders/${owned.orderId}/downloads/${product.id}`} download>
              <DownloadIcon size={16} /> {t('product.ownDownload')}
            </a>
            <Link className="a-link" to={links.licences(product.id)}>
              <KeyIcon size={16} /> {t('product.ownLicence')}
            </Link>
          </p>
        ) : (
          <p className="a-small a-mute">
            {t('product.licenceNote')} {t('checkout.currency')}
          </p>
        )}
      </div>
      {shipsAsSource(product) && <p className="a-small">{t('product.source')}</p>}
    </>
  );
}
