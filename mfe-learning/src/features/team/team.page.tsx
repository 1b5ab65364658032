import { dateFormat, links, type TeamSeats } from '@arcada/contracts';
import { isApiError, useHead, useLanguage } from '@arcada/platform';
import { Button, EmptyState, LinkButton, Notice, notify } from '@arcada/ui';
import { AntdTheme } from '@arcada/ui/data';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import '../../shared/course/course.css';
import { BuySeats } from '../../shared/enrolment/buy-seats.tsx';
import { CourseIcon } from '../../shared/icons.tsx';
import { QueryStates } from '../../shared/query-states.tsx';
import { RemovalDialog } from '../../shared/removal-dialog.tsx';
import { InviteForm } from './invite-form.tsx';
import { LastAct, useAct } from './last-act.tsx';
import { OwnSeat } from './own-seat.tsx';
import { PeopleFiles } from './people-files.tsx';
import { PeopleSection } from './people-section.tsx';
import { PeopleTable } from './people-table.tsx';
import { PersonDrawer } from './person-drawer.tsx';
import { narrow, type Person } from './standing.ts';
import { teamApi } from './team.api.ts';
import { rowsOf } from './team-csv.ts';
import './team.css';
import { nothing, useNarrowing } from './use-narrowing.ts';

/** Where the buyer of seats gives them away, and sees how far their learners are. */
export function Component() {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
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
        <LinkButton component={Link} to={links.teams()}>
          {t('team.overview')}
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
      {team && !missing && (
        <AntdTheme language={language}>
          <LastAct key={courseId}>
            <TeamView team={team} />
          </LastAct>
        </AntdTheme>
      )}
    </div>
  );
}

function TeamView({ team }: { team: TeamSeats }) {
  const { t } = useTranslation('learning');
  const { courseId, title, price, total, free, own, seats, former, refundedAt } = team;
  const narrowing = useNarrowing();
  const shownFormer = narrow(former, refundedAt === null && seats.length + former.length > 1 ? narrowing : nothing);
  const [withdraw, withdrawing] = teamApi.useLearningSeatWithdrawMutation();
  const [asked, setAsked] = useState<Person>();
  const act = useAct();
  const [opened, setOpened] = useState<string>();
  const count = useRef<HTMLParagraphElement>(null);
  const people: Person[] = [...seats, ...former];
  return (
    <>
      {refundedAt !== null && <Refunded team={team} refundedAt={refundedAt} />}
      <div className="learn-team-facts">
        <div>
          {refundedAt === null && (
            <p ref={count} tabIndex={-1} role="status" className="a-lead">
              {t('seats.free', { count: free, total })}
            </p>
          )}
          {own && <p className="a-mute">{t('team.usedBy', { others: total - free - 1 })}</p>}
        </div>
        {price !== undefined && <BuySeats course={{ id: courseId, title, price }} />}
      </div>
      {refundedAt === null && (
        <>
          <OwnSeat team={team} />
          <section className="a-stack">
            <h2>{t('seats.invite')}</h2>
            {free === 0 && <p className="a-mute">{t('seats.full')}</p>}
            <InviteForm team={team} />
          </section>
          <PeopleSection team={team} narrowing={narrowing} onOpen={({ id }) => setOpened(id)} />
        </>
      )}
      {shownFormer.length > 0 && (
        <section className="a-stack">
          <h2>{t('seats.former')}</h2>
          <p className="a-mute">{t('team.formerText')}</p>
          <PeopleTable people={shownFormer} onOpen={({ id }) => setOpened(id)} />
          {refundedAt !== null && <PeopleFiles name={`team-${courseId}`} rows={() => rowsOf(team, t)} />}
        </section>
      )}
      <PersonDrawer
        courseId={courseId}
        person={people.find(({ id }) => id === opened)}
        onClose={() => setOpened(undefined)}
        onWithdraw={(person) => {
          setOpened(undefined);
          setAsked(person);
        }}
      />
      <RemovalDialog
        asked={
          asked && {
            title: t('seats.withdraw', { email: asked.email }),
            text: t(asked.takenAt ? 'seats.withdrawTaken' : 'seats.withdrawInvited'),
          }
        }
        sure={t('seats.withdrawSure')}
        pending={t('seats.withdrawing')}
        removing={withdrawing}
        onSure={async () => {
          if (!asked || (await withdraw({ courseId, id: asked.id })).error) return false;
          act.begin();
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

/** No seat is left: what became of them, and where to read more. */
function Refunded({ team, refundedAt }: { team: TeamSeats; refundedAt: string }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const date = dateFormat(language, { dateStyle: 'long' }).format(new Date(refundedAt));
  return (
    <Notice
      tone="info"
      live
      title={t('team.refundedTitle', { date })}
      actions={team.refundedOrders.map((id) => (
        <LinkButton key={id} component={Link} to={links.orderHistory(id)} size="small">
          {team.refundedNumbers?.[id]
            ? t('team.refundedOrderOf', { number: team.refundedNumbers[id] })
            : t('team.refundedOrder')}
        </LinkButton>
      ))}
    >
      {t(team.former.length > 0 ? 'team.refundedFormer' : 'team.refundedText')}
    </Notice>
  );
}
