import type { AuthoredCourse } from '@arcada/contracts';
import { fieldErrorsOf, useErrorText } from '@arcada/platform';
import { PictureField } from '@arcada/ui/forms';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { authoringApi } from './authoring.api.ts';
import { EditableContext } from './editable.tsx';

/** The picture on the course's page and card. A chosen one is saved at once. */
export function CourseCover({ course }: { course: AuthoredCourse }) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const editable = useContext(EditableContext);
  const [send, { error }] = authoringApi.useLearningContentCoverMutation();
  const refused = error && (fieldErrorsOf(error).image ?? errorText(error));
  return (
    <section className="learn-editor-part">
      <h2 className="learn-editor-heading">{t('authoring.cover')}</h2>
      <PictureField
        label={t('authoring.coverFile')}
        hint={t('authoring.coverHint')}
        error={refused}
        src={course.imageUrl}
        disabled={!editable}
        onChoose={(file) => send({ id: course.id, file, ifMatch: course.image })}
      />
    </section>
  );
}
