import { type AdminPostStatus, type ListedPostState, listedPostState } from '@arcada/contracts';
import { Badge, type Tone } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

const tones: Record<ListedPostState, Tone> = {
  draft: 'neutral',
  'sent-back': 'warning',
  submitted: 'warning',
  scheduled: 'info',
  published: 'success',
  archived: 'neutral',
};

interface PostStatusProps {
  /** Left out where it is not known whether a draft was sent back. */
  post: { status: AdminPostStatus; adminNote?: string | null };
}

export function PostStatus({ post: { status, adminNote = null } }: PostStatusProps) {
  const { t } = useTranslation('admin');
  const state = listedPostState({ status, adminNote });
  return <Badge tone={tones[state]}>{t(`posts.statuses.${state}`)}</Badge>;
}
