import type { Coupon, CouponStatus } from '@arcada/contracts';
import { Badge, type Tone } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

const tones: Record<CouponStatus, Tone> = {
  active: 'success',
  scheduled: 'info',
  ended: 'neutral',
  disabled: 'danger',
};

export function CouponBadge({ coupon: { status, uses, mostUses } }: { coupon: Coupon }) {
  const { t } = useTranslation('admin');
  const isUsedUp = status === 'active' && mostUses !== null && uses >= mostUses;
  return isUsedUp ? (
    <Badge tone="warning">{t('coupons.usedUp')}</Badge>
  ) : (
    <Badge tone={tones[status]}>{t(`coupons.statuses.${status}`)}</Badge>
  );
}
