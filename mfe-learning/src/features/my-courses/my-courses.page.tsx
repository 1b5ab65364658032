import { links } from '@arcada/contracts';
import { useHead } from '@arcada/platform';
import { EmptyState, LinkButton } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import '../../shared/course/course.css';
import { enrolmentApi } from '../../shared/enrolment/enrolment.api.ts';
import { CourseIcon } from '../../shared/icons.tsx';
import { QueryStates } from '../../shared/query-states.tsx';
import { CourseRow } from './course-row.tsx';
import { Seats } from './seats.tsx';

/** The learner's courses with progress and certificates; the seats of purchases for several people. */
export function Component() {
  const { t } = useTranslation('learning');
  const query = enrolmentApi.useLearningEnrolmentsQuery(undefined, { refetchOnMountOrArgChange: 5 });
  useHead({ title: t('mine.title'), noIndex: true });
  return (
    <div className="a-container learn-page">
      <div className="a-row a-row--between">
        <h1>{t('mine.title')}</h1>
        <LinkButton component={Link} to={links.courses()}>
          {t('featured.all')}
        </LinkButton>
      </div>
      <QueryStates query={query} />
      {query.data?.length === 0 && (
        <EmptyState icon={<CourseIcon size={32} />} title={t('mine.none')} text={t('mine.noneText')} />
      )}
      {query.data && query.data.length > 0 && (
        <ul className="a-list a-stack">
          {query.data.map((enrolment) => (
            <CourseRow key={enrolment.id} enrolment={enrolment}>
              {enrolment.seats > 1 && <Seats courseId={enrolment.courseId} count={enrolment.seats} />}
            </CourseRow>
          ))}
        </ul>
      )}
    </div>
  );
}
