import type { ProductStatus } from '@arcada/contracts';
import { Badge, type Tone } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

const tones: Record<ProductStatus, Tone> = { draft: 'info', published: 'success', archived: 'neutral' };

export function StatusBadge({ status }: { status: ProductStatus }) {
  const { t } = useTranslation('admin');
  return <Badge tone={tones[status]}>{t(`products.statuses.${status}`)}</Badge>;
}
