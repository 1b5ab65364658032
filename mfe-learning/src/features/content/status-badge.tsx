import type { CourseStatus } from '@arcada/contracts';
import { Badge, type Tone } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

const tones: Record<CourseStatus, Tone> = {
  draft: 'warning',
  submitted: 'info',
  published: 'success',
  archived: 'neutral',
};

export function StatusBadge({ status }: { status: CourseStatus }) {
  const { t } = useTranslation('learning');
  return <Badge tone={tones[status]}>{t(`courseStatus.${status}`)}</Badge>;
}
