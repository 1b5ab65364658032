import type { AdminCourse, CourseStatus } from '@arcada/contracts';
import { Badge, type Tone } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

const tones: Record<CourseStatus, Tone> = {
  draft: 'neutral',
  submitted: 'info',
  published: 'success',
  archived: 'neutral',
};

/** Where a course stands. */
export function CourseBadges({ course: { status, revision, adminNote, underRevision } }: { course: AdminCourse }) {
  const { t } = useTranslation('admin');
  return (
    <span className="a-row">
      <Badge tone={tones[status]}>{t(`courses.states.${status}`)}</Badge>
      {(revision ?? status) === 'draft' && adminNote !== null && (
        <Badge tone="warning">{t('courses.states.sent-back')}</Badge>
      )}
      {underRevision && <Badge tone="warning">{t('courses.states.revision')}</Badge>}
      {revision === 'submitted' && <Badge tone="info">{t('courses.states.submitted')}</Badge>}
    </span>
  );
}
