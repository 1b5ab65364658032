import { cartLimits, formatPrice, links, type Product, returnDays } from '@arcada/contracts';
import { useCart, useLanguage } from '@arcada/platform';
import { Field, TextInput } from '@arcada/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { licenceTerms, refundTerms } from '../../shared/terms-parts.ts';
import { VolumeNote } from '../../shared/volume-note.tsx';
import { AddToCartButton } from './add-to-cart-button.tsx';
import { OwnedLinks } from './owned-links.tsx';
import { useOwned } from './use-owned.ts';

const { minQuantity, maxQuantity } = cartLimits;
const problemId = 'seats-problem';

/** Its download lists the source folder that the buyer builds. */
const shipsAsSource = ({ type, inside }: Product) => type === 'plugin' && inside.some(({ name }) => name === 'source');

/** The price, what comes for it, the number of seats and the button; for owners, the way to what they have. */
export function BuyProduct({ product }: { product: Product }) {
  const { t } = useTranslation('store');
  const { language } = useLanguage();
  const owned = useOwned(product.id);
  const { lines } = useCart();
  const [typed, setTyped] = useState('1');
  const [checked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const seats = Number(typed);
  const held = lines.find(({ productId }) => productId === product.id)?.quantity ?? 0;
  const isCount = Number.isInteger(seats) && seats >= minQuantity && seats <= maxQuantity;
  const problem = !isCount
    ? t('product.seatsRange', { min: minQuantity, max: maxQuantity })
    : seats + held > maxQuantity
      ? t('product.seatsMost', { max: maxQuantity, count: held })
      : undefined;
  const allows = () => {
    setChecked(true);
    if (problem) field.current?.focus();
    return !problem;
  };
  return (
    <>
      <div className="store-buy">
        <span className="a-price a-price--large">{formatPrice(product.price)}</span>
        <div className="store-seats a-screen-only">
          <Field label={t('product.seats')}>
            <TextInput
              ref={field}
              type="number"
              inputMode="numeric"
              min={minQuantity}
              max={maxQuantity}
              value={typed}
              aria-invalid={(checked && problem !== undefined) || undefined}
              aria-describedby={checked && problem ? problemId : undefined}
              onChange={(event) => setTyped(event.target.value)}
              onBlur={() => setChecked(true)}
              onKeyDown={({ key, currentTarget }) => {
                if (key === 'Enter') currentTarget.closest('.store-buy')?.querySelector('button')?.click();
              }}
            />
          </Field>
        </div>
        <AddToCartButton product={product} variant="primary" size="large" seats={seats} allows={allows}>
          {owned && t('product.addSeats')}
        </AddToCartButton>
      </div>
      {checked && problem && (
        <p className="a-field-error" id={problemId} role="alert">
          {problem}
        </p>
      )}
      {/* As high for an owner as for everybody: who owns it is known only after the page is shown. */}
      <div className="store-note">
        {owned ? (
          <>
            <OwnedLinks owned={owned} />
            <p className="a-small a-mute">{t('product.addSeatsNote')}</p>
          </>
        ) : (
          <p className="a-small a-mute">
            {t('product.licenceNote')} {t('checkout.currency')}
          </p>
        )}
      </div>
      <p className="a-small a-mute">
        {t('product.seatIs')}{' '}
        <Link className="a-link" to={links.terms(licenceTerms[language])}>
          {t('product.licenceTerms')}
        </Link>
        {' · '}
        <Link className="a-link" to={links.terms(refundTerms[language])}>
          {t('product.returnable', { days: returnDays })}
        </Link>
      </p>
      {isCount && seats > 1 && (
        <p className="a-small a-mute">
          <VolumeNote />
        </p>
      )}
      {shipsAsSource(product) && <p className="a-small">{t('product.source')}</p>}
    </>
  );
}
