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

/** `isPartly`: some of its lines were refunded, and the rest goes on. */
export function OrderStatus({ status, isPartly = false }: { status: Status; isPartly?: boolean }) {
  const { t } = useTranslation('store');
  if (isPartly && status === 'fulfilled') return <Badge>{t('status.partly_refunded')}</Badge>;
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
