import type { LetterStatus as Status } from '@arcada/contracts';
import { Badge, type Tone } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

const tones: Record<Status, Tone> = {
  draft: 'neutral',
  scheduled: 'info',
  sending: 'warning',
  stopped: 'danger',
  sent: 'success',
};

export function LetterStatus({ status }: { status: Status }) {
  const { t } = useTranslation('admin');
  return <Badge tone={tones[status]}>{t(`letters.statuses.${status}`)}</Badge>;
}
