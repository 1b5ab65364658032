import type { OrderStatus as Status } from '@arcada/contracts';
import { Badge, type Tone } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

const tones: Record<Status, Tone> = {
  pending: 'warning',
  paid: 'info',
  fulfilled: 'success',
  expired: 'neutral',
  cancelled: 'neutral',
  refunded: 'neutral',
  paid_late: 'warning',
  mismatch: 'danger',
  disputed: 'warning',
};

export function OrderStatus({ status }: { status: Status }) {
  const { t } = useTranslation('store');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
