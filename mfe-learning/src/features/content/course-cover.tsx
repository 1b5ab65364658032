import type { AuthoredCourse } from '@arcada/contracts';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { authoringApi } from './authoring.api.ts';
import { EditableContext } from './editable.tsx';
import { PictureChoice } from './picture-choice.tsx';

/** The picture on the course's page and card. A chosen one is saved at once. */
export function CourseCover({ course }: { course: AuthoredCourse }) {
  const { t } = useTranslation('learning');
  const editable = useContext(EditableContext);
  const [send, { error }] = authoringApi.useLearningContentCoverMutation();
  return (
    <section className="learn-editor-part">
      <h2 className="learn-editor-heading">{t('authoring.cover')}</h2>
      <PictureChoice
        label={t('authoring.coverFile')}
        hint={t('authoring.coverHint')}
        failure={error}
        src={course.imageUrl}
        disabled={!editable}
        onChoose={(file) => send({ id: course.id, file, ifMatch: course.image })}
      />
    </section>
  );
}
