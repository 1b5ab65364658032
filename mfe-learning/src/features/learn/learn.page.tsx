import { type ClosedReason, type CourseProgress, links } from '@arcada/contracts';
import { isApiError, useHead, useSession } from '@arcada/platform';
import { Button, DownloadIcon, LinkButton, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom';
import { courseApi } from '../../shared/course/course.api.ts';
import { CourseStates } from '../../shared/course/course-states.tsx';
import { CourseView } from '../../shared/course/course-view.tsx';
import { useIsOwnCourse } from '../../shared/course/own-course.ts';
import { OwnCourseLinks } from '../../shared/course/own-course-links.tsx';
import { notesFile } from '../../shared/lesson/learner.api.ts';
import { lessonApi } from '../../shared/lesson/lesson.api.ts';
import { LostCertificateNote } from '../../shared/lost-certificate.tsx';
import { CoursePlayer } from './course-player.tsx';
import { PreviewLesson } from './preview-lesson.tsx';
import { UnsentNote } from './unsent-note.tsx';

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
      progress={progress}
      checking={isFetching}
      onCheck={() => void refetch()}
    />
  );
}

interface ClosedCourseProps {
  courseId: string;
  reason: ClosedReason;
  /** Undefined when it was refused. */
  progress: CourseProgress | undefined;
  checking: boolean;
  onCheck: () => void;
}

function ClosedCourse({ courseId, reason, progress, checking, onCheck }: ClosedCourseProps) {
  const { t } = useTranslation('learning');
  const { user } = useSession();
  const { currentData: course, error, refetch, isFetching } = courseApi.useLearningCourseQuery(courseId);
  const isOwn = useIsOwnCourse(courseId);
  if (!course) return <CourseStates error={error} retry={refetch} retrying={isFetching} />;
  const notice = isOwn ? (
    <Notice title={t('learn.own')} actions={<OwnCourseLinks courseId={courseId} size="small" />}>
      {t('learn.ownText')}
    </Notice>
  ) : (
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
          {(reason === 'unpaid' || reason === 'disputed') && (
            <LinkButton component={Link} to={links.orderHistory()} size="small">
              {t('learn.orders')}
            </LinkButton>
          )}
          {progress?.certificateCode && (
            <LinkButton component={Link} to={links.certificate(progress.certificateCode)} size="small">
              {t('learn.yourCertificate')}
            </LinkButton>
          )}
          {(progress?.notes ?? 0) > 0 && (
            <LinkButton href={notesFile(courseId)} download size="small" icon={<DownloadIcon />}>
              {t('learn.yourNotes')}
            </LinkButton>
          )}
          <Button size="small" loading={checking} onClick={onCheck}>
            {t('learn.checkAgain')}
          </Button>
        </>
      }
    >
      {t(reason === 'never' ? 'learn.notEnrolledText' : `learn.closedText_${reason}`)}
      {progress?.lostCertificate && <LostCertificateNote certificate={progress.lostCertificate} />}
    </Notice>
  );
  return (
    <CourseView
      course={course}
      notice={
        <>
          {notice}
          {user &&
            reason !== 'never' &&
            lessonsOf(progress).map(({ id, title }) => (
              <UnsentNote key={id} courseId={courseId} lessonId={id} title={title} onSaved={onCheck} />
            ))}
        </>
      }
    />
  );
}
