import { type Enrolment, links } from '@arcada/contracts';
import { Art, Badge, Card, LinkButton } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EditionNews } from '../../shared/enrolment/edition-news.tsx';
import { nextStep } from '../../shared/enrolment/next-step.ts';
import { SeatGiver } from '../../shared/enrolment/seat-giver.tsx';
import { AwardIcon, CourseIcon } from '../../shared/icons.tsx';
import { ProgressBar } from '../../shared/progress-bar.tsx';
import './my-courses.css';

/** One of the learner's courses: its progress, and a link to resume. */
export function CourseRow({ enrolment }: { enrolment: Enrolment }) {
  const { t } = useTranslation('learning');
  const { courseId, completedLessons: done, lessonCount: all, certificateCode, newAnswers } = enrolment;
  return (
    <Card as="li" padded className="learn-mine">
      <div className="learn-mine-row">
        <Art shape="thumb" src={enrolment.imageUrl} fallback={<CourseIcon size={28} />} />
        <div className="learn-mine-text">
          <p className="learn-mine-title">
            <Link to={links.course(courseId)}>{enrolment.title}</Link>
          </p>
          <div className="a-row">
            <ProgressBar done={done} all={all} />
            {newAnswers > 0 && (
              <Link className="a-link" to={links.notices()}>
                <Badge tone="info">{t('mine.newAnswers', { count: newAnswers })}</Badge>
              </Link>
            )}
            {all > 0 && done === all && <Badge tone="success">{t('mine.complete')}</Badge>}
          </div>
        </div>
        <div className="a-row">
          {certificateCode && (
            <LinkButton component={Link} to={links.certificate(certificateCode)} size="small" icon={<AwardIcon />}>
              {t('mine.certificate')}
            </LinkButton>
          )}
          <LinkButton
            component={Link}
            to={links.learn(courseId, enrolment.nextLessonId ?? undefined)}
            size="small"
            variant="primary"
          >
            {t(nextStep(enrolment))}
          </LinkButton>
        </div>
      </div>
      <SeatGiver giver={enrolment.giver} />
      {enrolment.changes && <EditionNews courseId={courseId} changes={enrolment.changes} />}
    </Card>
  );
}
