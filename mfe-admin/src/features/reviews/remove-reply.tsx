import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { type ManagedReview, type Reviewed, reviewsApi } from './reviews.api.ts';

interface RemoveReplyProps {
  of: Reviewed;
  review: ManagedReview;
  onClose: () => void;
}

/** Asks before the reply to a review is removed. */
export function RemoveReply({ of, review: { id, authorName, reply }, onClose }: RemoveReplyProps) {
  const { t } = useTranslation('admin');
  const [remove] = reviewsApi.useAdminReplyRemoveMutation();
  return (
    <ConfirmDialog
      title={t('reviews.replyRemoveTitle', { name: authorName })}
      confirmLabel={t('reviews.replyRemove')}
      onConfirm={() => remove({ of, id })}
      doneText={t('reviews.replyRemoved')}
      onClose={onClose}
      fields={
        reply && (
          <div className="a-prose">
            <blockquote className="admin-review">{reply.text}</blockquote>
          </div>
        )
      }
    >
      {t(`reviews.replyRemoveText.${of}`)}
    </ConfirmDialog>
  );
}
