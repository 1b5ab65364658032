import { type AuthoredCourse, links } from '@arcada/contracts';
import { Button, TrashIcon } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { RemovalDialog } from '../../shared/removal-dialog.tsx';
import { authoringApi } from './authoring.api.ts';

/** Deletes a draft that was never on sale, after confirmation. */
export function DeleteDraft({ course }: { course: AuthoredCourse }) {
  const { t } = useTranslation('learning');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [remove, removing] = authoringApi.useLearningContentRemoveMutation();
  const handleSure = async () => {
    const { error } = await remove(course.id);
    if (!error) navigate(links.content(), { replace: true });
    return !error;
  };
  return (
    <>
      <Button variant="ghost" icon={<TrashIcon />} onClick={() => setAsking(true)}>
        {t('content.remove')}
      </Button>
      <RemovalDialog
        asked={
          asking
            ? { title: t('content.removeTitle'), text: t('content.removeText', { title: course.title }) }
            : undefined
        }
        sure={t('content.removeSure')}
        pending={t('content.removing')}
        removing={removing}
        onSure={handleSure}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
