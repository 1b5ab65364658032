import type { AdminPostStatus } from '@arcada/contracts';
import { Badge, type Tone } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

const tones: Record<AdminPostStatus, Tone> = {
  draft: 'neutral',
  submitted: 'warning',
  scheduled: 'info',
  published: 'success',
  archived: 'neutral',
};

export function PostStatus({ status }: { status: AdminPostStatus }) {
  const { t } = useTranslation('admin');
  return <Badge tone={tones[status]}>{t(`posts.statuses.${status}`)}</Badge>;
}
