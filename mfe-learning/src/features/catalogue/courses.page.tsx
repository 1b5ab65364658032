import { links } from '@arcada/contracts';
import { type PrefetchContext, routerLink, useHead, useListingTexts } from '@arcada/platform';
import { EmptyState, isPastEnd, LinkButton, Notice, PagedListing } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { courseApi } from '../../shared/course/course.api.ts';
import '../../shared/course/course.css';
import { CourseCard } from '../../shared/course/course-card.tsx';
import './catalogue.css';
import { filtersHref, pageSize, readFilters, toQuery } from './course-filters.ts';
import { FilterBar } from './filter-bar.tsx';

export const prefetch = ({ dispatch, search }: PrefetchContext) =>
  dispatch(courseApi.endpoints.learningCourses.initiate(toQuery(readFilters(search))));

/** All courses, by category, level, words, sort order and page. */
export function Component() {
  const { t } = useTranslation('learning');
  const [search] = useSearchParams();
  const filters = readFilters(search);
  const [first, second] = filters.unknown;
  const isPart = Boolean(filters.category || filters.level || filters.q);
  const query = courseApi.useLearningCoursesQuery(toQuery(filters));
  const texts = useListingTexts(filters.page);
  const title = filters.category ? t(`category.${filters.category}`) : t('courses.title');
  useHead({
    title: filters.page ? `${title} – ${texts.page(filters.page)}` : title,
    description: t('courses.description'),
    canonicalPath: links.courses({ category: filters.category, level: filters.level, page: filters.page }),
    preview: 'courses',
    noIndex: filters.q !== undefined || isPastEnd(query.currentData),
    status: query.isError ? 503 : undefined,
  });
  return (
    <div className="a-container learn-page">
      <h1>{title}</h1>
      <p className="a-lead learn-lead">{t('courses.description')}</p>
      <FilterBar filters={filters} />
      {first && (
        <Notice>
          {second
            ? t(isPart ? 'courses.unknownFiltersPart' : 'courses.unknownFilters', { first, second })
            : t(isPart ? 'courses.unknownFilterPart' : 'courses.unknownFilter', { value: first })}
        </Notice>
      )}
      {filters.unknownSort && <Notice>{t('list.unknownSort', { value: filters.unknownSort })}</Notice>}
      <PagedListing
        query={query}
        page={filters.page ?? 1}
        pageSize={pageSize}
        hrefFor={(page) => filtersHref(filters, { page: page > 1 ? page : undefined })}
        renderLink={routerLink}
        texts={{
          ...texts,
          count: (total) => t('courses.count', { count: total }),
          error: t('featured.error'),
        }}
        empty={
          <EmptyState
            title={t('courses.noneTitle')}
            text={t('list.noneText')}
            action={
              <LinkButton component={Link} to={links.courses()}>
                {t('courses.showAll')}
              </LinkButton>
            }
          />
        }
      >
        {(course, place) => <CourseCard key={course.id} course={course} level={2} eager={place < 3} />}
      </PagedListing>
    </div>
  );
}
