import { type Course, links } from '@arcada/contracts';
import { routerLink } from '@arcada/platform';
import { Avatar, Breadcrumbs, CheckIcon } from '@arcada/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OfferedSeatNotice } from '../enrolment/offered-seat.tsx';
import './course.css';
import { CourseCard } from './course-card.tsx';
import { CourseHero } from './course-hero.tsx';
import { CourseReviews } from './course-reviews.tsx';
import { CourseSyllabus } from './course-syllabus.tsx';
import { CourseTeam } from './course-team.tsx';
import { InstructorName } from './instructor-name.tsx';

interface CourseViewProps {
  course: Course;
  /** Shown above it, for those redirected here. */
  notice?: ReactNode;
  /** For its author and admins: lessons open in their preview, and nothing is sold. */
  draft?: boolean;
}

/** The course's public page. */
export function CourseView({ course, notice, draft }: CourseViewProps) {
  const { t } = useTranslation('learning');
  const { otherLanguages: foreign = {} } = course;
  const list = (title: string, field: 'audience' | 'requirements') => {
    const items = course[field];
    return (
      items.length > 0 && (
        <section>
          <h2>{title}</h2>
          <ul className="learn-points" lang={foreign[field]}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      )
    );
  };
  return (
    <div className="a-container learn-page">
      <Breadcrumbs
        label={t('common.breadcrumbs')}
        items={[
          { label: t('courses.title'), href: links.courses() },
          { label: t(`category.${course.category}`), href: links.courses({ category: course.category }) },
          { label: course.title },
        ]}
        renderLink={routerLink}
      />
      {notice}
      {!draft && <OfferedSeatNotice courseId={course.id} />}
      <CourseHero course={course} draft={draft} />
      {course.outcomes.length > 0 && (
        <section className="learn-outcomes">
          <h2>{t('course.outcomes')}</h2>
          <ul className="a-list" lang={foreign.outcomes}>
            {course.outcomes.map((outcome) => (
              <li key={outcome}>
                <CheckIcon />
                <span>{outcome}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="learn-details">
        <div className="learn-main">
          {course.syllabus.length > 0 && <CourseSyllabus course={course} draft={draft} />}
          {course.body.length > 0 && (
            <section>
              <h2>{t('course.about')}</h2>
              <div className="a-prose learn-about" lang={foreign.body}>
                {course.body.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </section>
          )}
        </div>
        <aside className="learn-aside">
          {list(t('course.audience'), 'audience')}
          {list(t('course.requirements'), 'requirements')}
          {!draft && <CourseTeam course={course} />}
          <section>
            <h2>{t('course.instructor')}</h2>
            <p className="learn-person">
              <Avatar name={course.instructorName} src={course.instructorImageUrl} />
              <span>
                <strong>
                  <InstructorName course={course} />
                </strong>
                <br />
                <span className="a-small a-mute" lang={foreign.instructorTitle}>
                  {course.instructorTitle}
                </span>
              </span>
            </p>
            {course.instructorBio && (
              <p className="learn-bio" lang={foreign.instructorBio}>
                {course.instructorBio}
              </p>
            )}
          </section>
        </aside>
      </div>
      <CourseReviews course={course} />
      {course.related.length > 0 && (
        <section className="learn-related">
          <h2>{t('course.related')}</h2>
          <div className="a-columns">
            {course.related.map((related) => (
              <CourseCard key={related.id} course={related} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
