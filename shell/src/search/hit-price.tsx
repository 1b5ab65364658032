import { formatPrice } from '@arcada/contracts';
import { useTranslation } from 'react-i18next';
import type { Hit } from './search.api.ts';

/** What a result costs, or costs at least. */
export function HitPrice({ hit: { price, priceFrom } }: { hit: Pick<Hit, 'price' | 'priceFrom'> }) {
  const { t } = useTranslation('shell');
  if (price === undefined && priceFrom === undefined) return null;
  return (
    <span className="a-price a-price--small">
      {price === undefined ? t('search.from', { price: formatPrice(priceFrom ?? 0) }) : formatPrice(price)}
    </span>
  );
}
