import { useErrorText } from '@arcada/platform';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { RemovalDialog } from '../../shared/removal-dialog.tsx';
import { authoringApi } from './authoring.api.ts';

interface LessonRemovalProps {
  courseId: string;
  /** The dialog is closed without it. */
  asked: { id: string; title: string } | undefined;
  onClose: () => void;
  after: RefObject<HTMLElement | null>;
}

/** Asks before a lesson is removed, and says what learners have written on it. */
export function LessonRemoval({ courseId, asked, onClose, after }: LessonRemovalProps) {
  const { t } = useTranslation('learning');
  const [remove, removing] = authoringApi.useLearningContentLessonRemoveMutation();
  return (
    <RemovalDialog
      asked={
        asked && {
          title: t('authoring.removeTitle', { title: asked.title }),
          text: <Written id={courseId} lessonId={asked.id} />,
        }
      }
      sure={t('authoring.removeSure')}
      pending={t('authoring.removing')}
      removing={removing}
      onSure={async () => asked !== undefined && !(await remove({ id: courseId, lessonId: asked.id })).error}
      onClose={onClose}
      after={after}
    />
  );
}

function Written(key: { id: string; lessonId: string }) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const { data, error } = authoringApi.useLearningContentLessonWritersQuery(key, { refetchOnMountOrArgChange: true });
  if (error) return errorText(error);
  return [
    t('authoring.removeText'),
    ...(data?.notes ? [t('authoring.removeNotes', { count: data.notes })] : []),
    ...(data?.questions ? [t('authoring.removeQuestions', { count: data.questions })] : []),
  ].join('\n');
}
