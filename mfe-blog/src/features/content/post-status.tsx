import { type AdminPost, type ListedPostState, listedPostState } from '@arcada/contracts';
import { Badge, type Tone } from '@arcada/ui';
import { useContentTexts } from './content-texts.ts';

const tones: Record<ListedPostState, Tone> = {
  draft: 'warning',
  'sent-back': 'danger',
  submitted: 'info',
  scheduled: 'info',
  published: 'success',
  archived: 'neutral',
};

export function PostStatus({ post }: { post: Pick<AdminPost, 'status' | 'adminNote'> }) {
  const { t } = useContentTexts();
  const state = listedPostState(post);
  return <Badge tone={tones[state]}>{t(`statuses.${state}`)}</Badge>;
}
