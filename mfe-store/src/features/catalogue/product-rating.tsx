import type { ProductSummary } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Rating } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

/** Stars, their number and how many gave them. */
export function ProductRating({ product }: { product: Pick<ProductSummary, 'rating' | 'reviewCount'> }) {
  const { t } = useTranslation('store');
  const { language } = useLanguage();
  const { reviewCount: count } = product;
  const rating = product.rating.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Rating value={product.rating} label={t('product.ratingLabel', { rating, count })}>
      <span aria-hidden="true">
        {rating} · {t('product.reviewCount', { count })}
      </span>
    </Rating>
  );
}
