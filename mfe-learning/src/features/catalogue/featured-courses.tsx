import { links } from '@arcada/contracts';
import type { PrefetchContext } from '@arcada/platform';
import { CardSkeleton, EmptyState, ErrorState, LinkButton, SectionHead } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { courseApi } from '../../course/course.api.ts';
import { CourseCard } from '../../course/course-card.tsx';

export const prefetch = ({ dispatch }: PrefetchContext) =>
  dispatch(courseApi.endpoints.learningFeaturedCourses.initiate());

/** Home's section of three courses. */
export function Component() {
  const { t } = useTranslation('learning');
  const { data, isError, isFetching, refetch } = courseApi.useLearningFeaturedCoursesQuery();
  return (
    <section className="a-container a-section">
      <SectionHead
        title={t('featured.title')}
        text={t('featured.text')}
        action={
          <LinkButton component={Link} to={links.courses()}>
            {t('featured.all')}
          </LinkButton>
        }
      />
      {isError && (
        <ErrorState
          message={t('featured.error')}
          retryLabel={t('common.retry')}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {!isError && data?.length === 0 && <EmptyState title={t('featured.empty')} />}
      {!isError && data?.length !== 0 && (
        <div className="a-columns" aria-busy={!data}>
          {data
            ? data.map((course) => <CourseCard key={course.id} course={course} />)
            : [1, 2, 3].map((number) => <CardSkeleton key={number} />)}
        </div>
      )}
    </section>
  );
}
