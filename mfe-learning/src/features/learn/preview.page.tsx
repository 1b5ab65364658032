import { useHead } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { courseApi } from '../../shared/course/course.api.ts';
import { lessonApi } from '../../shared/lesson/lesson.api.ts';
import { PreviewLesson } from './preview-lesson.tsx';

/** A preview lesson at an address of its own, for visitors too. */
export function Component() {
  const { t } = useTranslation('learning');
  const { courseId = '', lessonId = '' } = useParams();
  const { data: course } = courseApi.useLearningCourseQuery(courseId);
  const { currentData: lesson } = lessonApi.useLearningLessonQuery({ courseId, lessonId });
  const titles = [lesson?.title, course?.title].filter(Boolean);
  useHead({ title: titles.join(' – ') || t('courses.title'), noIndex: true });
  return <PreviewLesson key={lessonId} courseId={courseId} lessonId={lessonId} />;
}
