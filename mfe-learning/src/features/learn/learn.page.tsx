import { type ClosedReason, type CourseProgress, links } from '@arcada/contracts';
import { isApiError, useHead } from '@arcada/platform';
import { Button, LinkButton, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom';
import { courseApi } from '../../shared/course/course.api.ts';
import { CourseStates } from '../../shared/course/course-states.tsx';
import { CourseView } from '../../shared/course/course-view.tsx';
import { lessonApi } from '../../shared/lesson/lesson.api.ts';
import { CoursePlayer } from './course-player.tsx';
import { PreviewLesson } from './preview-lesson.tsx';

const lessonsOf = (progress: CourseProgress | undefined) => progress?.chapters.flatMap(({ lessons }) => lessons) ?? [];

/**
 * The page where a course is taken. Without enrolment: a preview lesson, or the course page with a
 * notice.
 */
export function Component() {
  const { t } = useTranslation('learning');
  const { courseId = '' } = useParams();
  const [search] = useSearchParams();
  const wanted = search.get('lesson');
  const query = lessonApi.useLearningCourseProgressQuery(courseId, { refetchOnMountOrArgChange: 5 });
  const { currentData: progress, error, isFetching, refetch } = query;
  const refused = isApiError(error) && error.status === 403;
  useHead({ title: progress?.title ?? t('courses.title'), noIndex: true });
  if (!progress && !refused) return <CourseStates error={error} retry={refetch} retrying={isFetching} />;
  if (progress?.enrolled) return <CoursePlayer progress={progress} wanted={wanted} />;
  const seat = search.get('seat');
  // Invitations used to lead here.
  if (seat) return <Navigate to={links.invitation(courseId, seat)} replace />;
  const open = lessonsOf(progress).find(({ id, preview }) => id === wanted && preview);
  if (open) return <PreviewLesson courseId={courseId} lessonId={open.id} />;
  return (
    <ClosedCourse
      courseId={courseId}
      reason={progress?.closed ?? 'never'}
      certificateCode={progress?.certificateCode ?? null}
      checking={isFetching}
      onCheck={() => void refetch()}
    />
  );
}

interface ClosedCourseProps {
  courseId: string;
  reason: ClosedReason;
  certificateCode: string | null;
  checking: boolean;
  onCheck: () => void;
}

function ClosedCourse({ courseId, reason, certificateCode, checking, onCheck }: ClosedCourseProps) {
  const { t } = useTranslation('learning');
  const { currentData: course, error, refetch, isFetching } = courseApi.useLearningCourseQuery(courseId);
  if (!course) return <CourseStates error={error} retry={refetch} retrying={isFetching} />;
  const notice = (
    <Notice
      tone="warning"
      live
      title={t(reason === 'never' ? 'learn.notEnrolled' : `learn.closed_${reason}`)}
      actions={
        <>
          {reason === 'no-seat' && (
            <LinkButton component={Link} to={links.team(courseId)} size="small">
              {t('seats.manage')}
            </LinkButton>
          )}
          {reason === 'unpaid' && (
            <LinkButton component={Link} to={links.orderHistory()} size="small">
              {t('learn.orders')}
            </LinkButton>
          )}
          {certificateCode && (
            <LinkButton component={Link} to={links.certificate(certificateCode)} size="small">
              {t('learn.yourCertificate')}
            </LinkButton>
          )}
          <Button size="small" loading={checking} onClick={onCheck}>
            {t('learn.checkAgain')}
          </Button>
        </>
      }
    >
      {t(reason === 'never' ? 'learn.notEnrolledText' : `learn.closedText_${reason}`)}
    </Notice>
  );
  return <CourseView course={course} notice={notice} />;
}
