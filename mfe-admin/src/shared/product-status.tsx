import { dateFormat, type ProductStatus } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Badge, type Tone } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

const tones: Record<ProductStatus, Tone> = { draft: 'info', published: 'success', archived: 'neutral' };

interface StatusBadgeProps {
  product: { status: ProductStatus; publishedAt: string | null };
}

/** Whether a product goes on sale at a time to come. */
export const isScheduled = ({ status, publishedAt }: StatusBadgeProps['product']): boolean =>
  status === 'published' && publishedAt !== null && new Date(publishedAt) > new Date();

/** "Published", or from when a product is on sale. */
export function useProductStatus(): (product: StatusBadgeProps['product']) => string {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const format = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (product) =>
    product.publishedAt && isScheduled(product)
      ? t('products.scheduledFor', { time: format.format(new Date(product.publishedAt)) })
      : t(`products.statuses.${product.status}`);
}

export function StatusBadge({ product }: StatusBadgeProps) {
  const textOf = useProductStatus();
  return <Badge tone={isScheduled(product) ? 'warning' : tones[product.status]}>{textOf(product)}</Badge>;
}
