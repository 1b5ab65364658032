import type { AuthoredCourse } from '@arcada/contracts';
import { Badge, type Tone } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { isSentBack, statusOf } from './phase.ts';

const tones = {
  draft: 'warning',
  sentBack: 'warning',
  submitted: 'info',
  published: 'success',
  archived: 'neutral',
} satisfies Record<string, Tone>;

/** Where a course stands, and where its next edition does; a draft that an admin has sent back is called so. */
export function StatusBadge({ course }: { course: Pick<AuthoredCourse, 'status' | 'revision' | 'adminNote'> }) {
  const { t } = useTranslation('learning');
  const status = statusOf(course);
  const revision = course.revision === 'draft' && isSentBack(course) ? 'sentBack' : course.revision;
  return (
    <span className="a-row">
      <Badge tone={tones[status]}>{t(`courseStatus.${status}`)}</Badge>
      {revision && <Badge tone={tones[revision]}>{t(`courseRevision.${revision}`)}</Badge>}
    </span>
  );
}
