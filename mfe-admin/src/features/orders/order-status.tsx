import type { OrderStatus as Status } from '@arcada/contracts';
import { Badge, type Tone } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

/** What waits for an admin stands out. */
const tones: Record<Status, Tone> = {
  pending: 'neutral',
  paid: 'info',
  fulfilled: 'success',
  expired: 'neutral',
  cancelled: 'neutral',
  refunded: 'neutral',
  paid_late: 'warning',
  mismatch: 'danger',
  disputed: 'danger',
};

export function OrderStatus({ status }: { status: Status }) {
  const { t } = useTranslation('admin');
  return <Badge tone={tones[status]}>{t(`orders.states.${status}`)}</Badge>;
}
