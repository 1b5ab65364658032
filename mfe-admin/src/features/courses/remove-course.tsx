import { type AdminCourse, links } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Button, Dialog, Notice, notify, TrashIcon } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { coursesApi } from './courses.api.ts';

/** Deletes a course that was never sold, after confirmation. */
export function RemoveCourse({ course: { id, title } }: { course: AdminCourse }) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [remove, { isLoading, error }] = coursesApi.useAdminCourseRemoveMutation();
  const handleRemove = async () => {
    if ((await remove(id)).error) return;
    notify({ title: t('courses.removeDone', { title }), tone: 'success' });
    navigate(links.admin('courses-manager'));
  };
  return (
    <div>
      <Button variant="danger" icon={<TrashIcon size={18} />} onClick={() => setOpen(true)}>
        {t('courses.remove')}
      </Button>
      {open && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          title={t('courses.removeOf', { title })}
          closeLabel={t('common.close')}
          footer={
            <>
              <Button onClick={() => setOpen(false)}>{t('common.cancel')}</Button>
              <Button variant="danger" loading={isLoading} onClick={() => void handleRemove()}>
                {t('courses.removeForever')}
              </Button>
            </>
          }
        >
          <div className="a-stack">
            <p>{t('courses.removeText')}</p>
            {error !== undefined && (
              <Notice tone="danger" live>
                {errorText(error)}
              </Notice>
            )}
          </div>
        </Dialog>
      )}
    </div>
  );
}
