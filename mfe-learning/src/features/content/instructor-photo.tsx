import type { AuthoredCourse } from '@arcada/contracts';
import { Avatar } from '@arcada/ui';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { authoringApi } from './authoring.api.ts';
import { EditableContext } from './editable.tsx';
import { PictureChoice } from './picture-choice.tsx';

/** The instructor's photo beside the name, on the course's page; without one the initials. Saved at once. */
export function InstructorPhoto({ course }: { course: AuthoredCourse }) {
  const { t } = useTranslation('learning');
  const editable = useContext(EditableContext);
  const [send, { error, isLoading }] = authoringApi.useLearningContentPhotoMutation();
  const save = (file: File | null) => send({ id: course.id, file, ifMatch: course.instructorImage ?? 'none' });
  return (
    <section className="learn-editor-part">
      <h2 className="learn-editor-heading">{t('authoring.photo')}</h2>
      <p className="a-row">
        <Avatar name={course.instructorName} src={course.instructorImageUrl ?? undefined} />
        <span className="a-small a-mute">
          {t(course.instructorImage ? 'authoring.photoShown' : 'authoring.photoNone')}
        </span>
      </p>
      <PictureChoice
        label={t('authoring.photoFile')}
        hint={t('authoring.photoHint')}
        failure={error}
        src={undefined}
        disabled={!editable}
        onChoose={(file) => save(file)}
        removal={
          course.instructorImage
            ? { label: t('authoring.photoRemove'), loading: isLoading, onRemove: () => void save(null) }
            : undefined
        }
      />
    </section>
  );
}
