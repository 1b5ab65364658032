import { type CourseSummary, links } from '@arcada/contracts';
import { type ButtonProps, LinkButton } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AddCourseButton } from './add-course-button.tsx';
import { nextStep } from './next-step.ts';
import { useEnrolment } from './use-enrolment.ts';

interface EnrollButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'wide'> {
  course: Pick<CourseSummary, 'id' | 'title' | 'price'>;
  /** One of several on a page: its accessible name says of which course. */
  named?: boolean;
}

/** Adds the course to the cart; an enrolled user opens it instead. */
export function EnrollButton({ course, size = 'small', named, ...look }: EnrollButtonProps) {
  const { t } = useTranslation('learning');
  const enrolment = useEnrolment(course.id);
  const nameOf = (label: string) => (named ? `${label}: ${course.title}` : undefined);
  if (enrolment) {
    const label = t(nextStep(enrolment));
    const to = links.learn(course.id, enrolment.nextLessonId ?? undefined);
    return (
      <LinkButton component={Link} to={to} size={size} aria-label={nameOf(label)} {...look}>
        {label}
      </LinkButton>
    );
  }
  return (
    <AddCourseButton
      course={course}
      size={size}
      name={nameOf(t('enrol.now'))}
      addedText={t('enrol.addedText', { title: course.title })}
      {...look}
    >
      {t('enrol.now')}
    </AddCourseButton>
  );
}
