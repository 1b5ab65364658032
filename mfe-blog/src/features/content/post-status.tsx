import { type AdminPost, dateFormat, type ListedPostState, listedPostState } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
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

export function PostStatus({ post }: { post: Pick<AdminPost, 'status' | 'adminNote' | 'publishedAt'> }) {
  const { t } = useContentTexts();
  const { language } = useLanguage();
  const state = listedPostState(post);
  const format = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const time = post.publishedAt && format.format(new Date(post.publishedAt));
  return (
    <Badge tone={tones[state]}>
      {state === 'scheduled' && time ? t('scheduledFor', { time }) : t(`statuses.${state}`)}
    </Badge>
  );
}
