import { links } from '@arcada/contracts';
import type { PrefetchContext } from '@arcada/platform';
import { EmptyState, LinkButton, ListingSection } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { courseApi } from '../../shared/course/course.api.ts';
import { CourseCard } from '../../shared/course/course-card.tsx';

export const prefetch = ({ dispatch }: PrefetchContext) =>
  dispatch(courseApi.endpoints.learningFeaturedCourses.initiate());

/** Home's section of three courses. */
export function Component() {
  const { t } = useTranslation('learning');
  const query = courseApi.useLearningFeaturedCoursesQuery();
  return (
    <ListingSection
      title={t('featured.title')}
      text={t('featured.text')}
      action={
        <LinkButton component={Link} to={links.courses()}>
          {t('featured.all')}
        </LinkButton>
      }
      items={query.data}
      query={query}
      errorMessage={t('featured.error')}
      retryLabel={t('common.retry')}
      empty={<EmptyState title={t('featured.empty')} />}
    >
      {(course) => <CourseCard key={course.id} course={course} />}
    </ListingSection>
  );
}
