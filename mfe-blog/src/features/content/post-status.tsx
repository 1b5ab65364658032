import type { AdminPostStatus } from '@arcada/contracts';
import { Badge, type Tone } from '@arcada/ui';
import { useContentTexts } from './content-texts.ts';

const tones: Record<AdminPostStatus, Tone> = {
  draft: 'warning',
  submitted: 'info',
  scheduled: 'info',
  published: 'success',
  archived: 'neutral',
};

export function PostStatus({ status }: { status: AdminPostStatus }) {
  const { t } = useContentTexts();
  return <Badge tone={tones[status]}>{t(`statuses.${status}`)}</Badge>;
}
