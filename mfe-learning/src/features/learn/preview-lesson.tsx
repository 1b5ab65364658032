import { links } from '@arcada/contracts';
import { isApiError } from '@arcada/platform';
import { ArrowIcon, EmptyState, LinkButton, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { courseApi } from '../../shared/course/course.api.ts';
import '../../shared/course/course.css';
import { EnrollButton } from '../../shared/enrolment/enroll-button.tsx';
import { lessonApi } from '../../shared/lesson/lesson.api.ts';
import { LessonStates } from './lesson/lesson-states.tsx';
import { LessonView } from './lesson/lesson-view.tsx';
import { useRenew } from './lesson/use-renew.ts';

/** A lesson that is open to everyone, with a link to the whole course. Its progress isn't stored. */
export function PreviewLesson({ courseId, lessonId }: { courseId: string; lessonId: string }) {
  const { t } = useTranslation('learning');
  const query = lessonApi.useLearningLessonQuery({ courseId, lessonId });
  const { currentData: lesson, error } = query;
  const { currentData: course } = courseApi.useLearningCourseQuery(courseId);
  const renew = useRenew(courseId, lessonId);
  const toCourse = (
    <LinkButton component={Link} to={links.course(courseId)} size="small">
      {t('learn.seeCourse')}
    </LinkButton>
  );
  const lessons = course?.syllabus.flatMap((chapter) => chapter.lessons) ?? [];
  const place = lessons.findIndex(({ id }) => id === lessonId);
  const next = lessons.slice(place + 1).find(({ preview }) => preview);
  const closed = isApiError(error) && [400, 401, 403, 404].includes(error.status);
  return (
    <div className="a-container learn-page learn-preview">
      {!lesson && <h1 className="a-visually-hidden">{lessons[place]?.title ?? course?.title ?? t('courses.title')}</h1>}
      {closed && <EmptyState title={t('learn.previewClosed')} action={toCourse} />}
      {!closed && <LessonStates query={query} />}
      {lesson && (
        <LessonView key={lesson.id} lesson={lesson} renew={renew} marked={false}>
          {course && (
            <Notice
              title={course.title}
              actions={
                <>
                  <EnrollButton course={course} variant="primary" />
                  {toCourse}
                </>
              }
            >
              {t('learn.previewNotice', { count: course.lessonCount })}
            </Notice>
          )}
          {next && (
            <div className="a-row">
              <LinkButton component={Link} to={links.lessonPreview(courseId, next.id)}>
                {t('learn.nextFree', { title: next.title })}
                <ArrowIcon />
              </LinkButton>
            </div>
          )}
        </LessonView>
      )}
    </div>
  );
}
