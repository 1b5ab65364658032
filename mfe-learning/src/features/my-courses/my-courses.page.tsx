import { type Enrolment, links } from '@arcada/contracts';
import { type CsvCell, useHead } from '@arcada/platform';
import { EmptyState, LinkButton } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import '../../shared/course/course.css';
import { certificateApi } from '../../shared/certificate.api.ts';
import { CsvButton } from '../../shared/csv-button.tsx';
import { enrolmentApi } from '../../shared/enrolment/enrolment.api.ts';
import { useOfferedSeats } from '../../shared/enrolment/offered-seat.tsx';
import { CourseIcon } from '../../shared/icons.tsx';
import { LostCertificateNote } from '../../shared/lost-certificate.tsx';
import { QueryStates } from '../../shared/query-states.tsx';
import { CourseRow } from './course-row.tsx';
import { FormerTeamRow, TeamRow } from './team-row.tsx';

const rowsOf = (enrolments: readonly Enrolment[], t: (key: string) => string): CsvCell[][] => [
  [t('content.course'), t('csv.enrolled'), t('csv.lessonsDone'), t('content.lessons'), t('mine.certificate')],
  ...enrolments.map(({ title, enrolledAt, completedLessons, lessonCount, certificateCode }) => [
    title,
    enrolledAt.slice(0, 10),
    completedLessons,
    lessonCount,
    certificateCode,
  ]),
];

/** The learner's courses with progress and certificates; the seats of purchases for several people. */
export function Component() {
  const { t } = useTranslation('learning');
  const query = enrolmentApi.useLearningEnrolmentsQuery(undefined, { refetchOnMountOrArgChange: 5 });
  const { data: teams = [] } = enrolmentApi.useLearningTeamsQuery(undefined, { refetchOnMountOrArgChange: 5 });
  const { data: closed = [], isLoading: closedLoading } = enrolmentApi.useLearningClosedCoursesQuery(undefined, {
    refetchOnMountOrArgChange: 5,
  });
  const { data: formerTeams = [] } = enrolmentApi.useLearningFormerTeamsQuery(undefined, {
    refetchOnMountOrArgChange: 5,
  });
  const hasTeams = teams.length + formerTeams.length > 0;
  const { data: own = [] } = certificateApi.useLearningOwnCertificatesQuery();
  // What was earned stays when a seat is taken back.
  const left = query.data ? own.filter(({ courseId }) => !query.data?.some((one) => one.courseId === courseId)) : [];
  const offered = useOfferedSeats();
  useHead({ title: t('mine.title'), noIndex: true });
  return (
    <div className="a-container learn-page">
      <div className="a-row a-row--between">
        <h1>{t('mine.title')}</h1>
        <LinkButton component={Link} to={links.courses()}>
          {t('featured.all')}
        </LinkButton>
      </div>
      {offered.length > 0 && (
        <section className="a-stack">
          <h2>{t('mine.offered')}</h2>
          <ul className="a-list a-stack">
            {offered.map(({ seatId, courseId, courseTitle, inviter: name }) => (
              <li key={seatId}>
                <Link className="a-link" to={links.offeredSeat(courseId, seatId)}>
                  {courseTitle}
                </Link>
                <p className="a-small a-mute">{name ? t('seats.offeredBy', { name }) : t('seats.offeredPlain')}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <QueryStates query={query} />
      {query.data?.length === 0 && !closedLoading && (
        <EmptyState
          icon={<CourseIcon size={32} />}
          title={t(closed.length > 0 ? 'mine.noneOpen' : hasTeams ? 'mine.noneOwn' : 'mine.none')}
          text={t(closed.length > 0 ? 'mine.noneOpenText' : hasTeams ? 'mine.noneOwnText' : 'mine.noneText')}
        />
      )}
      {query.data && query.data.length > 0 && (
        <>
          <ul className="a-list a-stack">
            {query.data.map((enrolment) => (
              <CourseRow key={enrolment.id} enrolment={enrolment} />
            ))}
          </ul>
          <CsvButton name="courses.csv" rows={() => rowsOf(query.data ?? [], t)} />
        </>
      )}
      {closed.length > 0 && (
        <section className="a-stack">
          <h2>{t('mine.closed')}</h2>
          <ul className="a-list a-stack">
            {closed.map(({ courseId, title, reason, lostCertificate }) => (
              <li key={courseId}>
                <Link className="a-link" to={links.learn(courseId)}>
                  {title}
                </Link>
                {reason !== 'never' && <p className="a-small a-mute">{t(`learn.closed_${reason}`)}</p>}
                {lostCertificate && (
                  <div className="a-small">
                    <LostCertificateNote certificate={lostCertificate} />
                  </div>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {left.length > 0 && (
        <section className="a-stack">
          <h2>{t('mine.certificates')}</h2>
          <ul className="a-list a-stack">
            {left.map(({ code, courseTitle }) => (
              <li key={code}>
                <Link className="a-link" to={links.certificate(code)}>
                  {courseTitle}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {hasTeams && (
        <section className="a-stack">
          <div className="a-row a-row--between">
            <h2>{t('seats.teams')}</h2>
            <Link className="a-link" to={links.teams()}>
              {t('team.overview')}
            </Link>
          </div>
          <ul className="a-list a-stack">
            {teams.map((team) => (
              <TeamRow key={team.courseId} team={team} />
            ))}
            {formerTeams.map((team) => (
              <FormerTeamRow key={team.courseId} team={team} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
