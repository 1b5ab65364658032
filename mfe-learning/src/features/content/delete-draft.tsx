import { type AuthoredCourse, links } from '@arcada/contracts';
import { messageOf } from '@arcada/platform';
import { Button, Dialog, Notice, TrashIcon } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { authoringApi } from '../../authoring/authoring.api.ts';

/** Deletes a draft that was never on sale, once that has been confirmed. */
export function DeleteDraft({ course }: { course: AuthoredCourse }) {
  const { t } = useTranslation('learning');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [remove, { error, isLoading, reset }] = authoringApi.useLearningContentRemoveMutation();
  const close = () => {
    setAsking(false);
    reset();
  };
  const handleRemove = async () => {
    const answer = await remove(course.id);
    if (!answer.error) navigate(links.content(), { replace: true });
  };
  return (
    <>
      <Button variant="ghost" icon={<TrashIcon />} onClick={() => setAsking(true)}>
        {t('content.remove')}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={t('content.removeTitle')}
        closeLabel={t('common.close')}
        footer={
          <div className="a-row">
            <Button onClick={close}>{t('common.cancel')}</Button>
            <Button
              variant="danger"
              loading={isLoading}
              loadingLabel={t('content.removing')}
              onClick={() => void handleRemove()}
            >
              {t('content.removeSure')}
            </Button>
          </div>
        }
      >
        <div className="a-stack">
          {error && <Notice tone="danger">{messageOf(error, t('common.unexpected'), t('common.networkError'))}</Notice>}
          <p>{t('content.removeText', { title: course.title })}</p>
        </div>
      </Dialog>
    </>
  );
}
