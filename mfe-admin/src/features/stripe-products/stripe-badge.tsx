import type { StripeStatus } from '@arcada/contracts';
import { Badge, type Tone } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

const tones: Record<StripeStatus, Tone> = { not_synced: 'neutral', synced: 'success', out_of_sync: 'warning' };

export function StripeBadge({ status }: { status: StripeStatus }) {
  const { t } = useTranslation('admin');
  return <Badge tone={tones[status]}>{t(`stripe.statuses.${status}`)}</Badge>;
}
