import { type AdminPost, links } from '@arcada/contracts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { postsApi } from './posts.api.ts';

/** Asks before a post is deleted with its revisions. */
export function RemovePost({ post: { id, title, revision }, onClose }: { post: AdminPost; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const [remove] = postsApi.useAdminPostRemoveMutation();
  const handleConfirm = async () => {
    const { error } = await remove({ id, revision });
    if (error === undefined) navigate(links.admin('blog-manager'), { replace: true });
    return { error };
  };
  return (
    <ConfirmDialog
      title={t('posts.removeOf', { title })}
      confirmLabel={t('posts.remove')}
      doneText={t('posts.removed', { title })}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {t('posts.removeText')}
    </ConfirmDialog>
  );
}
