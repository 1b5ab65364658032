import { links } from '@arcada/contracts';
import { LinkButton } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** From the public page of a course to its author's. */
export function OwnCourseLinks({ courseId, size }: { courseId: string; size?: 'small' }) {
  const { t } = useTranslation('learning');
  const look = size && { size };
  return (
    <>
      <LinkButton component={Link} to={links.contentPreview(courseId)} {...look}>
        {t('course.ownPreview')}
      </LinkButton>
      <LinkButton component={Link} to={links.content(courseId)} {...look}>
        {t('course.ownEdit')}
      </LinkButton>
    </>
  );
}
