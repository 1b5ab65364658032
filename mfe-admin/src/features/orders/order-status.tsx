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

interface OrderStatusProps {
  status: Status;
  /** What went back of the payment, in dollars. */
  refunded?: number;
}

/** Some of the money went back, and the order goes on. Its buyer is shown this in place of the state. */
export const isPartlyRefunded = ({ refunded = 0, status }: OrderStatusProps) => refunded > 0 && status !== 'refunded';

export function OrderStatus(order: OrderStatusProps) {
  const { t } = useTranslation('admin');
  return (
    <span className="a-row">
      <Badge tone={tones[order.status]}>{t(`orders.states.${order.status}`)}</Badge>
      {isPartlyRefunded(order) && <Badge tone="warning">{t('orders.partlyRefunded')}</Badge>}
    </span>
  );
}
