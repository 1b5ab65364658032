import { type AdminPost, links } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Button, Dialog, Notice, notify, TrashIcon } from '@arcada/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ownPostsApi } from './content.api.ts';
import { useContentTexts } from './content-texts.ts';

/** Deletes a draft, after confirmation. */
export function RemoveDraft({ post: { id, title, revision } }: { post: AdminPost }) {
  const { t } = useContentTexts();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [remove, removing] = ownPostsApi.useBlogOwnPostRemoveMutation();
  const handleRemove = async () => {
    if ((await remove({ id, revision })).error) return;
    notify({ title: t('removed'), tone: 'success' });
    navigate(links.contentPosts(), { replace: true });
  };
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="ghost" icon={<TrashIcon />} onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={t('removeTitle')}
        closeLabel={t('common.close')}
        footer={
          <>
            <Button onClick={close}>{t('common.cancel')}</Button>
            <Button variant="danger" loading={removing.isLoading} onClick={() => void handleRemove()}>
              {t('removeSure')}
            </Button>
          </>
        }
      >
        <div className="a-stack">
          <p>{t('removeText', { title })}</p>
          {removing.error !== undefined && (
            <Notice tone="danger" live>
              {errorText(removing.error)}
            </Notice>
          )}
        </div>
      </Dialog>
    </>
  );
}
