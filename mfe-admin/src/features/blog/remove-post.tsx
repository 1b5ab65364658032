import { type AdminPost, links } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Button, Dialog, Notice, notify } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { postsApi } from './posts.api.ts';

/** Asks before a post is deleted with its revisions. */
export function RemovePost({ post: { id, title }, onClose }: { post: AdminPost; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [remove, { isLoading, error }] = postsApi.useAdminPostRemoveMutation();
  const handleRemove = async () => {
    if ((await remove(id)).error) return;
    notify({ title: t('posts.removed', { title }), tone: 'success' });
    navigate(links.admin('blog-manager'), { replace: true });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('posts.removeOf', { title })}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="danger" loading={isLoading} onClick={() => void handleRemove()}>
            {t('posts.remove')}
          </Button>
        </>
      }
    >
      <div className="a-stack">
        <p>{t('posts.removeText')}</p>
        {error !== undefined && <Notice tone="danger">{errorText(error)}</Notice>}
      </div>
    </Dialog>
  );
}
