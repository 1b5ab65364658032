import { dateFormat, links, type Seat, type TeamSeats } from '@arcada/contracts';
import { type CsvCell, isApiError, useHead, useLanguage } from '@arcada/platform';
import { Badge, Button, Card, EmptyState, LinkButton, notify } from '@arcada/ui';
import type { TFunction } from 'i18next';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import '../../shared/course/course.css';
import { CsvButton } from '../../shared/csv-button.tsx';
import { BuySeats } from '../../shared/enrolment/buy-seats.tsx';
import { AwardIcon, CourseIcon } from '../../shared/icons.tsx';
import { QueryStates } from '../../shared/query-states.tsx';
import { RemovalDialog } from '../../shared/removal-dialog.tsx';
import { InviteForm } from './invite-form.tsx';
import { OwnSeat } from './own-seat.tsx';
import { SeatRow } from './seat-row.tsx';
import { teamApi } from './team.api.ts';
import './team.css';

/** Every learner has the same quizzes; who took the seat before results were shown has none here. */
const quizzesOf = (seats: readonly Seat[]) => seats.find(({ progress }) => progress?.quizzes)?.progress?.quizzes ?? [];

const rowsOf = ({ seats, former }: TeamSeats, t: TFunction<'learning'>): CsvCell[][] => [
  [
    ...[
      t('csv.name'),
      t('csv.email'),
      t('csv.invitedAs'),
      t('csv.status'),
      t('csv.invited'),
      t('csv.lessonsDone'),
      t('content.lessons'),
    ],
    ...[t('csv.lastActive'), t('csv.completed'), t('mine.certificate')],
    ...quizzesOf(seats).flatMap(({ title }) => [t('csv.best', { title }), t('csv.attempts', { title })]),
  ],
  ...seats.map(({ name, email, invitedEmail, differs, status, invitedAt, progress }) => [
    name,
    email,
    differs ? invitedEmail : null,
    t(`seats.${status}`),
    invitedAt.slice(0, 10),
    progress?.completedLessons ?? null,
    progress?.lessonCount ?? null,
    progress?.lastActiveAt?.slice(0, 10) ?? null,
    progress?.completedAt?.slice(0, 10) ?? null,
    progress?.certificate?.valid ? progress.certificate.code : null,
    ...quizzesOf(seats).flatMap(({ lessonId }): CsvCell[] => {
      const result = progress?.quizzes?.find((one) => one.lessonId === lessonId);
      return [result?.best == null ? null : Math.round(result.best * 100), result?.attempts ?? null];
    }),
  ]),
  ...former.map(({ name, certificate }) => [
    ...[name, null, null, t('seats.ended'), null, null, null, null, certificate.issuedAt.slice(0, 10)],
    certificate.valid ? certificate.code : null,
  ]),
];

/** Where the buyer of seats gives them away, and sees how far their learners are. */
export function Component() {
  const { t } = useTranslation('learning');
  const { courseId = '' } = useParams();
  const query = teamApi.useLearningSeatsQuery(courseId, { refetchOnMountOrArgChange: 5 });
  const { currentData: team, error, isFetching, refetch } = query;
  const missing = isApiError(error) && (error.status === 403 || error.status === 404);
  const heading = team ? t('seats.team', { title: team.title }) : t('seats.teams');
  useHead({ title: heading, noIndex: true });
  return (
    <div className="a-container learn-page">
      <div className="a-row a-row--between">
        <h1>{heading}</h1>
        <LinkButton component={Link} to={links.myCourses()}>
          {t('mine.all')}
        </LinkButton>
      </div>
      {missing && (
        <EmptyState
          icon={<CourseIcon size={32} />}
          title={t('seats.missing')}
          text={t('seats.missingText')}
          action={
            <Button loading={isFetching} onClick={() => void refetch()}>
              {t('learn.checkAgain')}
            </Button>
          }
        />
      )}
      {!missing && <QueryStates query={{ data: team, error, refetch }} />}
      {/* After a refund the seats known before are no longer there to give. */}
      {team && !missing && <TeamView team={team} />}
    </div>
  );
}

function TeamView({ team }: { team: TeamSeats }) {
  const { t } = useTranslation('learning');
  const { courseId, title, price, total, free, seats, former } = team;
  const [withdraw, withdrawing] = teamApi.useLearningSeatWithdrawMutation();
  const [asked, setAsked] = useState<Seat>();
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <div className="learn-team-facts">
        <p ref={count} tabIndex={-1} role="status" className="a-lead">
          {t('seats.free', { count: free, total })}
        </p>
        {price !== undefined && <BuySeats course={{ id: courseId, title, price }} />}
      </div>
      <OwnSeat team={team} />
      <section className="a-stack">
        <h2>{t('seats.invite')}</h2>
        {free === 0 && <p className="a-mute">{t('seats.full')}</p>}
        <InviteForm courseId={courseId} />
      </section>
      <section className="a-stack">
        <h2>{t('seats.people')}</h2>
        {seats.length === 0 && <p className="a-mute">{t('seats.none')}</p>}
        {seats.length > 0 && (
          <ul className="a-list a-stack">
            {seats.map((seat) => (
              <SeatRow key={seat.id} courseId={courseId} seat={seat} onWithdraw={() => setAsked(seat)} />
            ))}
          </ul>
        )}
        {former.length > 0 && <FormerLearners former={former} />}
        {seats.length + former.length > 0 && <CsvButton name={`team-${courseId}.csv`} rows={() => rowsOf(team, t)} />}
      </section>
      <RemovalDialog
        asked={
          asked && {
            title: t('seats.withdraw', { email: asked.email }),
            text: t(asked.status === 'taken' ? 'seats.withdrawTaken' : 'seats.withdrawInvited'),
          }
        }
        sure={t('seats.withdrawSure')}
        pending={t('seats.withdrawing')}
        removing={withdrawing}
        onSure={async () => {
          if (!asked || (await withdraw({ courseId, id: asked.id })).error) return false;
          const { email } = asked;
          notify({ title: t('seats.tookBack'), description: t('seats.tookBackText', { email }), tone: 'success' });
          return true;
        }}
        onClose={() => setAsked(undefined)}
        after={count}
      />
    </>
  );
}

/** Who earned the certificate with a seat that belongs to somebody else by now, or to no one. */
function FormerLearners({ former }: Pick<TeamSeats, 'former'>) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const date = dateFormat(language, { dateStyle: 'medium' });
  return (
    <>
      <h3>{t('seats.former')}</h3>
      <ul className="a-list a-stack">
        {former.map(({ id, name, withdrawnAt, certificate: { code, issuedAt, valid } }) => (
          <Card key={id} as="li" padded className="learn-seat">
            <div className="learn-seat-text">
              <p className="a-row">
                <strong>{name}</strong>
                <Badge tone="neutral">{t('seats.ended')}</Badge>
              </p>
              <p className="a-small a-mute">
                {t('seats.formerOn', {
                  issued: date.format(new Date(issuedAt)),
                  ended: date.format(new Date(withdrawnAt)),
                })}
              </p>
            </div>
            {valid ? (
              <LinkButton
                component={Link}
                to={links.certificate(code)}
                size="small"
                icon={<AwardIcon />}
                aria-label={t('seats.certificateOf', { email: name })}
              >
                {t('mine.certificate')}
              </LinkButton>
            ) : (
              <p className="a-small">{t('seats.certificateRevoked')}</p>
            )}
          </Card>
        ))}
      </ul>
    </>
  );
}
