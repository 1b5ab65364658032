import type { AuthoredCourse, CourseStatus } from '@arcada/contracts';
import { Badge, type Tone } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

const tones: Record<CourseStatus, Tone> = {
  draft: 'warning',
  submitted: 'info',
  published: 'success',
  archived: 'neutral',
};

/** Where a course stands, and where its next edition does. */
export function StatusBadge({ course: { status, revision } }: { course: Pick<AuthoredCourse, 'status' | 'revision'> }) {
  const { t } = useTranslation('learning');
  return (
    <span className="a-row">
      <Badge tone={tones[status]}>{t(`courseStatus.${status}`)}</Badge>
      {revision && <Badge tone={tones[revision]}>{t(`courseRevision.${revision}`)}</Badge>}
    </span>
  );
}
