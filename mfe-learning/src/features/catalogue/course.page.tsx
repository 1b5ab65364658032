import { links } from '@arcada/contracts';
import { type PrefetchContext, useHead, useVisit } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { courseApi } from '../../shared/course/course.api.ts';
import { CourseStates, isMissing } from '../../shared/course/course-states.tsx';
import { CourseView } from '../../shared/course/course-view.tsx';
import { courseJsonLd } from './course-json-ld.ts';

export const prefetch = ({ dispatch, params }: PrefetchContext) =>
  dispatch(courseApi.endpoints.learningCourse.initiate(params.courseId ?? ''));

/** One course, its not-found state, or its error. */
export function Component() {
  const { t } = useTranslation('learning');
  const { courseId = '' } = useParams();
  const { currentData: data, error, refetch, isFetching } = courseApi.useLearningCourseQuery(courseId);
  const missing = isMissing(error);
  useHead({
    title: data?.title ?? (missing ? t('course.notFoundTitle') : t('courses.title')),
    description: data?.description,
    canonicalPath: links.course(courseId),
    ogType: 'product',
    image: data?.imageUrl,
    status: missing ? 404 : error ? 503 : undefined,
    jsonLd: data && courseJsonLd(data, { list: t('courses.title'), category: t(`category.${data.category}`) }),
  });
  useVisit(data && { kind: 'course', id: courseId });
  if (!data) return <CourseStates error={error} retry={refetch} retrying={isFetching} />;
  return <CourseView course={data} />;
}
