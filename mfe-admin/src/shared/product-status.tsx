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

export function StatusBadge({ product }: StatusBadgeProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { status, publishedAt } = product;
  if (publishedAt && isScheduled(product)) {
    const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(publishedAt));
    return <Badge tone="warning">{t('products.scheduledFor', { time })}</Badge>;
  }
  return <Badge tone={tones[status]}>{t(`products.statuses.${status}`)}</Badge>;
}
