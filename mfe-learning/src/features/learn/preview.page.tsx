import { type PrefetchContext, useHead } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { courseApi } from '../../shared/course/course.api.ts';
import { isMissing } from '../../shared/course/course-states.tsx';
import { PreviewLesson } from './preview-lesson.tsx';

/** Not the lesson: its addresses are signed for a short time, and the document may be kept for longer. */
export const prefetch = ({ dispatch, params }: PrefetchContext) =>
  dispatch(courseApi.endpoints.learningCourse.initiate(params.courseId ?? ''));

/** A preview lesson at an address of its own, for visitors too. */
export function Component() {
  const { t } = useTranslation('learning');
  const { courseId = '', lessonId = '' } = useParams();
  const { data: course, error } = courseApi.useLearningCourseQuery(courseId);
  const lesson = course?.syllabus.flatMap(({ lessons }) => lessons).find(({ id }) => id === lessonId);
  const titles = [lesson?.title, course?.title].filter(Boolean);
  const missing = isMissing(error) || (course && !lesson);
  useHead({
    title: titles.join(' – ') || t('courses.title'),
    noIndex: true,
    status: missing ? 404 : error ? 503 : undefined,
  });
  return <PreviewLesson key={lessonId} courseId={courseId} lessonId={lessonId} />;
}
