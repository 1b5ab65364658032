import type { ContactStatus } from '@arcada/contracts';
import { Badge, type Tone } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

const tones: Record<ContactStatus, Tone> = { new: 'warning', answered: 'success', spam: 'danger', archived: 'neutral' };

export function MessageStatus({ status }: { status: ContactStatus }) {
  const { t } = useTranslation('admin');
  return <Badge tone={tones[status]}>{t(`messages.statuses.${status}`)}</Badge>;
}
