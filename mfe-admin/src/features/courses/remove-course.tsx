import { type AdminCourse, links } from '@arcada/contracts';
import { Button, TrashIcon } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { coursesApi } from './courses.api.ts';

/** Deletes a course that was never sold, after confirmation. */
export function RemoveCourse({ course: { id, title } }: { course: AdminCourse }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [remove] = coursesApi.useAdminCourseRemoveMutation();
  const handleConfirm = async () => {
    const removed = await remove(id);
    if (!removed.error) navigate(links.admin('courses-manager'));
    return removed;
  };
  return (
    <div>
      <Button variant="danger" icon={<TrashIcon size={18} />} onClick={() => setOpen(true)}>
        {t('courses.remove')}
      </Button>
      {open && (
        <ConfirmDialog
          title={t('courses.removeOf', { title })}
          confirmLabel={t('courses.removeForever')}
          onConfirm={handleConfirm}
          doneText={t('courses.removeDone', { title })}
          onClose={() => setOpen(false)}
        >
          {t('courses.removeText')}
        </ConfirmDialog>
      )}
    </div>
  );
}
