import type { ProductSummary } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { AverageRating } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

export function ProductRating({ product }: { product: Pick<ProductSummary, 'rating' | 'reviewCount'> }) {
  const { t } = useTranslation('store');
  const { language } = useLanguage();
  return (
    <AverageRating
      average={product.rating}
      locale={language}
      starsLabel={(rating) => t('common.rating', { rating })}
      reviews={t('product.reviewCount', { count: product.reviewCount })}
    />
  );
}
