import { links } from '@arcada/contracts';
import { EmptyState, LinkButton, SectionHead } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { enrolmentApi } from '../../shared/enrolment/enrolment.api.ts';
import { CourseIcon } from '../../shared/icons.tsx';
import { QueryStates } from '../../shared/query-states.tsx';
import { CourseRow } from './course-row.tsx';

/** The dashboard shows this many; a link leads to the rest. */
const shown = 3;

/** The dashboard's section: courses to resume. */
export function Component() {
  const { t } = useTranslation('learning');
  const query = enrolmentApi.useLearningEnrolmentsQuery(undefined, { refetchOnMountOrArgChange: 5 });
  const closed = enrolmentApi.useLearningClosedCoursesQuery(undefined, { refetchOnMountOrArgChange: 5 });
  const { data: teams = [] } = enrolmentApi.useLearningTeamsQuery(undefined, { refetchOnMountOrArgChange: 5 });
  const areClosed = (closed.data?.length ?? 0) > 0;
  const open = query.data?.filter(({ completedLessons, lessonCount }) => completedLessons < lessonCount) ?? [];
  const hasTeams = teams.length > 0;
  const hasAny = Boolean(query.data?.length) || areClosed || hasTeams;
  const rest = query.data?.filter((enrolment) => !open.includes(enrolment)) ?? [];
  return (
    <section>
      <SectionHead
        title={t('mine.title')}
        action={
          <LinkButton component={Link} to={hasAny ? links.myCourses() : links.courses()} size="small">
            {t(hasAny ? 'mine.all' : 'featured.all')}
          </LinkButton>
        }
      />
      <QueryStates query={query} />
      {query.data?.length === 0 && !closed.isLoading && !areClosed && (
        <EmptyState
          icon={<CourseIcon size={32} />}
          title={t(hasTeams ? 'mine.noneOwn' : 'mine.none')}
          text={t(hasTeams ? 'mine.teamsText' : 'mine.noneText')}
        />
      )}
      {query.data?.length === 0 && areClosed && <p className="a-mute">{t('mine.noneOpen')}</p>}
      <ul className="a-list a-stack">
        {[...open, ...rest].slice(0, shown).map((enrolment) => (
          <CourseRow key={enrolment.id} enrolment={enrolment} />
        ))}
      </ul>
    </section>
  );
}
