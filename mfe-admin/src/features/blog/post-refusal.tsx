import type { AdminPost } from '@arcada/contracts';
import { Button, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { PostMeanwhile } from './post-meanwhile.tsx';

interface PostRefusalProps {
  /** As it was when the decision was taken. */
  seen: AdminPost;
  /** As it is now. */
  post: AdminPost;
  /** Left out where the post isn't in view. */
  onLook?: () => void;
}

/** A decision that wasn't carried out, because the post has changed: it is looked at before another one. */
export function PostRefusal({ seen, post, onLook }: PostRefusalProps) {
  const { t } = useTranslation('admin');
  const isRead = post.revision !== seen.revision;
  return (
    <Notice
      tone="warning"
      live
      title={t('posts.refused.title')}
      actions={
        onLook &&
        isRead && (
          <Button size="small" onClick={onLook}>
            {t('posts.refused.looked')}
          </Button>
        )
      }
    >
      {isRead && <PostMeanwhile seen={seen} post={post} />}
      <p>{t(onLook ? 'posts.refused.look' : 'posts.refused.close')}</p>
    </Notice>
  );
}
