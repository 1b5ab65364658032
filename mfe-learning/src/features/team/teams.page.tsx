import { dateFormat, holdsWords, links, type TeamSeats } from '@arcada/contracts';
import { type CsvCell, useHead, useLanguage } from '@arcada/platform';
import { EmptyState, LinkButton } from '@arcada/ui';
import { AntdTheme, type ColumnsType, DataTable } from '@arcada/ui/data';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import '../../shared/course/course.css';
import { CourseIcon } from '../../shared/icons.tsx';
import { QueryStates } from '../../shared/query-states.tsx';
import { NarrowFields } from './narrow-fields.tsx';
import { PeopleFiles } from './people-files.tsx';
import { Who } from './people-table.tsx';
import {
  byLabel,
  countPeople,
  groups,
  hasPassed,
  isFormer,
  isInGroup,
  keyOf,
  type Person,
  standingOf,
  textOf,
} from './standing.ts';
import { teamApi } from './team.api.ts';
import './team.css';
import { nothing, useNarrowing } from './use-narrowing.ts';

/** All seats that the user has bought for others: each course, and each person across them. */
export function Component() {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const query = teamApi.useLearningTeamsWithPeopleQuery(undefined, { refetchOnMountOrArgChange: 5 });
  const { data: teams } = query;
  useHead({ title: t('seats.teams'), noIndex: true });
  return (
    <AntdTheme language={language}>
      <div className="a-container learn-page">
        <div className="a-row a-row--between">
          <h1>{t('seats.teams')}</h1>
          <LinkButton component={Link} to={links.myCourses()}>
            {t('mine.all')}
          </LinkButton>
        </div>
        <QueryStates query={query} />
        {teams?.length === 0 && (
          <EmptyState icon={<CourseIcon size={32} />} title={t('team.noTeams')} text={t('seats.missingText')} />
        )}
        {teams && teams.length > 0 && <Overview teams={teams} />}
      </div>
    </AntdTheme>
  );
}

function Overview({ teams }: { teams: readonly TeamSeats[] }) {
  const { t } = useTranslation('learning');
  const narrowing = useNarrowing();
  const learners = learnersOf(teams);
  const hasFields = teams.length > 1 || learners.length > 1;
  const { words, group, narrowed } = hasFields ? narrowing : nothing;
  const asked = words.trim();
  const isShown = ({ seats, text }: Learner, { courseId, title }: TeamSeats) => {
    const seat = seats.get(courseId);
    return seat !== undefined && (!group || isInGroup(group, seat)) && holdsWords(`${text} ${title}`, asked);
  };
  const people = learners.filter((learner) => teams.some((team) => isShown(learner, team)));
  const courses = teams.filter(
    (team) => people.some((learner) => isShown(learner, team)) || (!group && holdsWords(team.title, asked)),
  );
  return (
    <>
      {hasFields && (
        <section className="a-stack">
          <NarrowFields
            label={t('team.searchAll')}
            narrowing={narrowing}
            total={learners.length}
            countOf={(one) =>
              learners.filter(({ seats }) => [...seats.values()].some((seat) => isInGroup(one, seat))).length
            }
            shown={people.length}
          />
        </section>
      )}
      {courses.length > 0 && <Courses teams={courses} />}
      {narrowed && people.length === 0 && <p className="a-mute">{t('team.noneFound')}</p>}
      {people.length > 0 && <PeopleOfAll teams={courses} learners={people} narrowed={narrowed} />}
    </>
  );
}

function Courses({ teams }: { teams: readonly TeamSeats[] }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const date = dateFormat(language, { dateStyle: 'medium' });
  const columns: ColumnsType<TeamSeats> = [
    {
      key: 'course',
      title: t('content.course'),
      render: (_, { courseId, title, refundedAt }) => (
        <>
          <Link className="a-link" to={links.team(courseId)}>
            {title}
          </Link>
          {refundedAt && (
            <span className="a-small a-mute learn-team-share">
              {t('team.seatsRefundedOn', { date: date.format(new Date(refundedAt)) })}
            </span>
          )}
        </>
      ),
    },
    { title: t('team.bought'), dataIndex: 'total' },
    {
      key: 'used',
      title: t('team.used'),
      render: (_, { total, free, own }) => (
        <>
          {total - free}
          {own && <span className="a-small a-mute learn-team-share">{t('team.forYourself')}</span>}
        </>
      ),
    },
    { title: t('team.free'), dataIndex: 'free' },
    ...groups.map((group) => ({
      key: group,
      title: t(`team.group_${group}_short`),
      render: (_: unknown, { seats, former }: TeamSeats) => {
        const all = countPeople([...seats, ...former].filter((person) => isInGroup(group, person)));
        const now = countPeople(seats.filter((person) => isInGroup(group, person)));
        return (
          <>
            {all}
            {all > now && (
              <span className="a-small a-mute learn-team-share">{t('team.ofFormer', { number: all - now })}</span>
            )}
          </>
        );
      },
    })),
  ];
  return (
    <section className="a-stack">
      <h2>{t('team.courses')}</h2>
      <DataTable<TeamSeats> columns={columns} dataSource={teams} rowKey="courseId" />
    </section>
  );
}

interface Learner {
  key: string;
  person: Person;
  /** By course. */
  seats: Map<string, Person>;
  /** What the person is searched by. */
  text: string;
}

/** Whoever has or had a seat in several courses is one line: the same address, in whichever case. */
function learnersOf(teams: readonly TeamSeats[]): Learner[] {
  const learners = new Map<string, Learner>();
  const held = teams.flatMap(({ courseId, seats }) => seats.map((person) => ({ courseId, person })));
  const lost = teams.flatMap(({ courseId, former }) => former.map((person) => ({ courseId, person })));
  // A seat of now counts before a former one in the same course.
  for (const { courseId, person } of [...held, ...lost] satisfies { courseId: string; person: Person }[]) {
    const key = keyOf(person);
    const known = learners.get(key);
    if (!known) learners.set(key, { key, person, seats: new Map([[courseId, person]]), text: textOf(person) });
    else {
      if (!known.seats.has(courseId)) known.seats.set(courseId, person);
      known.text += ` ${textOf(person)}`;
      // A former seat has the name, but says nothing of the one of now.
      if (!known.person.name) known.person = { ...known.person, name: person.name };
    }
  }
  return [...learners.values()];
}

interface PeopleOfAllProps {
  /** A column for each. */
  teams: readonly TeamSeats[];
  learners: readonly Learner[];
  narrowed: boolean;
}

function PeopleOfAll({ teams, learners, narrowed }: PeopleOfAllProps) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const compare = byLabel(language);
  const columns: ColumnsType<Learner> = [
    {
      key: 'person',
      className: 'learn-team-person',
      title: t('team.person'),
      sorter: (one, other) => compare(one.person, other.person),
      render: (_, { person }) => <Who person={person} />,
    },
    ...teams.map(({ courseId, title }) => ({
      key: courseId,
      className: 'learn-team-course',
      title,
      render: (_: unknown, { seats }: Learner) => (
        <>
          <span className="a-small a-mute learn-team-of">{title}</span>
          <Standing person={seats.get(courseId)} />
        </>
      ),
    })),
  ];
  const rows = (): CsvCell[][] => [
    [
      ...[t('csv.name'), t('csv.email'), t('csv.invitedAs'), t('csv.confirmed'), t('content.course')],
      ...[
        t('csv.status'),
        t('csv.lessonsDone'),
        t('content.lessons'),
        t('team.group_passed_short'),
        t('csv.completed'),
      ],
      ...[t('mine.certificate'), t('csv.ended')],
    ],
    ...learners.flatMap(({ person, seats }) =>
      teams.flatMap(({ courseId, title }): CsvCell[][] => {
        const seat = seats.get(courseId);
        if (!seat) return [];
        const { progress } = seat;
        return [
          [
            ...[person.name, person.email, seat.differs ? seat.invitedEmail : null],
            seat.confirmed === null ? null : t(seat.confirmed ? 'csv.yes' : 'csv.no'),
            ...[title, t(`team.standing_${standingOf(seat)}`)],
            ...[progress?.completedLessons ?? null, progress?.lessonCount ?? null],
            progress ? t(hasPassed(progress) ? 'csv.yes' : 'csv.no') : null,
            progress?.completedAt?.slice(0, 10) ?? null,
            progress?.certificate?.valid ? progress.certificate.code : null,
            isFormer(seat) ? seat.withdrawnAt.slice(0, 10) : null,
          ],
        ];
      }),
    ),
  ];
  return (
    <section className="a-stack">
      <h2>{t('seats.people')}</h2>
      {teams.some(({ own }) => own) && <p className="a-small a-mute">{t('team.ownNotListed')}</p>}
      <DataTable<Learner>
        name={t('seats.people')}
        className="learn-team-all"
        columns={columns}
        dataSource={learners}
        rowKey="key"
        size="small"
        showSorterTooltip={false}
      />
      <PeopleFiles name="teams" narrowed={narrowed} rows={rows} />
    </section>
  );
}

function Standing({ person }: { person: Person | undefined }) {
  const { t } = useTranslation('learning');
  if (!person) return '–';
  const { progress } = person;
  const standing = t(`team.standing_${standingOf(person)}`);
  if (!progress?.lastActiveAt) return standing;
  return (
    <>
      {standing}
      <span className="a-small a-mute learn-team-share">
        {t('team.lessonsOf', { done: progress.completedLessons, all: progress.lessonCount })}
      </span>
    </>
  );
}
