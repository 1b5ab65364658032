import { dateFormat, type ProductStatus, saleToCome } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Badge, type Tone } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

const tones: Record<ProductStatus, Tone> = { draft: 'info', published: 'success', archived: 'neutral' };

interface StatusBadgeProps {
  product: { status: ProductStatus; publishedAt: string | null };
}

/** "Published", or from when a product is on sale. */
export function useProductStatus(): (product: StatusBadgeProps['product']) => string {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const format = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (product) => {
    const from = saleToCome(product);
    return from ? t('products.scheduledFor', { time: format.format(from) }) : t(`products.statuses.${product.status}`);
  };
}

export function StatusBadge({ product }: StatusBadgeProps) {
  const textOf = useProductStatus();
  return <Badge tone={saleToCome(product) ? 'warning' : tones[product.status]}>{textOf(product)}</Badge>;
}
