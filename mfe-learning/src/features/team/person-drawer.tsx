import { dateFormat, type ExerciseResult, type QuizResult } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Badge, Button, type Definition, DefinitionList, Drawer, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../shared/progress-bar.tsx';
import { minuteAfter, useUntil } from '../../shared/use-until.ts';
import { useAct } from './last-act.tsx';
import { CertificateLink } from './people-table.tsx';
import { isFormer, labelOf, type Person, standingOf } from './standing.ts';
import { teamApi } from './team.api.ts';

interface PersonDrawerProps {
  courseId: string;
  /** Undefined: closed. */
  person: Person | undefined;
  onClose: () => void;
  /** The seat is to be taken back. */
  onWithdraw: (person: Person) => void;
}

/** What the buyer knows of one person, and may do. */
export function PersonDrawer({ courseId, person, onClose, onWithdraw }: PersonDrawerProps) {
  const { t } = useTranslation('learning');
  return (
    <Drawer
      open={person !== undefined}
      onClose={onClose}
      title={person && (labelOf(person) || t('team.noName'))}
      closeLabel={t('common.close')}
    >
      {person && (
        <div className="a-stack">
          <Facts person={person} />
          {person.takenAt && !person.progress && <p className="a-mute">{t('seats.hidden')}</p>}
          {person.progress && (
            <>
              <ProgressBar done={person.progress.completedLessons} all={person.progress.lessonCount} />
              {person.progress.quizzes && person.progress.quizzes.length > 0 && (
                <Quizzes quizzes={person.progress.quizzes} />
              )}
              {person.progress.exercises.length > 0 && <Exercises exercises={person.progress.exercises} />}
            </>
          )}
          {!isFormer(person) && (
            <Acts key={person.id} courseId={courseId} person={person} onWithdraw={() => onWithdraw(person)} />
          )}
        </div>
      )}
    </Drawer>
  );
}

function Facts({ person }: { person: Person }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const date = dateFormat(language, { dateStyle: 'medium' });
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const { name, email, invitedEmail, differs, progress } = person;
  const on = (term: string, when: string | null | undefined, format = date): Definition[] =>
    when ? [{ term, detail: format.format(new Date(when)) }] : [];
  const items: Definition[] = [
    ...(name && email ? [{ term: t('csv.email'), detail: email }] : []),
    ...(differs ? [{ term: t('csv.invitedAs'), detail: invitedEmail }] : []),
    ...(person.confirmed === false ? [{ term: t('csv.confirmed'), detail: t('seats.unconfirmed') }] : []),
    { term: t('csv.status'), detail: t(`team.standing_${standingOf(person)}`) },
    ...on(t('csv.invited'), person.invitedAt),
    ...(isFormer(person) || person.takenAt ? [] : on(t('team.sent'), person.sentAt, time)),
    ...on(t('csv.accepted'), person.takenAt),
    ...(isFormer(person) ? [] : on(t('team.remindedOn'), person.remindedAt)),
    ...on(t('csv.lastActive'), progress?.lastActiveAt),
    ...on(t('csv.completed'), progress?.completedAt),
    ...(isFormer(person) ? on(t('csv.ended'), person.withdrawnAt) : []),
    ...(progress?.certificate ? [{ term: t('mine.certificate'), detail: <CertificateLink person={person} /> }] : []),
  ];
  return <DefinitionList items={items} />;
}

function Quizzes({ quizzes }: { quizzes: readonly QuizResult[] }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const share = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <section>
      <h3 className="learn-team-results-title">{t('team.quizzes')}</h3>
      <ul className="a-list learn-team-results">
        {quizzes.map(({ lessonId, title, best, passMark, passed, attempts }) => (
          <li key={lessonId}>
            <span className="learn-team-result">
              {title}
              <span className="a-small a-mute">
                {best === null
                  ? t('team.passMark', { mark: share.format(passMark) })
                  : `${t('team.bestOf', { best: share.format(best), mark: share.format(passMark) })}, ${t('seats.attempts', { count: attempts })}`}
              </span>
            </span>
            <Badge tone={passed ? 'success' : best === null ? 'neutral' : 'warning'}>
              {t(passed ? 'team.passed' : best === null ? 'team.notTried' : 'team.notPassed')}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Exercises({ exercises }: { exercises: readonly ExerciseResult[] }) {
  const { t } = useTranslation('learning');
  return (
    <section>
      <h3 className="learn-team-results-title">{t('team.exercises')}</h3>
      <ul className="a-list learn-team-results">
        {exercises.map(({ lessonId, title, done }) => (
          <li key={lessonId}>
            <span className="learn-team-result">{title}</span>
            <Badge tone={done ? 'success' : 'neutral'}>{t(done ? 'team.done' : 'team.notDone')}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ActsProps {
  courseId: string;
  person: Exclude<Person, { withdrawnAt: string }>;
  onWithdraw: () => void;
}

function Acts({ courseId, person: { id, email, status, againAt }, onWithdraw }: ActsProps) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const { language } = useLanguage();
  const waits = useUntil(againAt);
  const [send, sending] = teamApi.useLearningSeatLetterMutation();
  const act = useAct();
  return (
    <>
      <div className="a-row">
        {status === 'invited' && (
          <Button
            aria-label={t('seats.resendTo', { email })}
            loading={sending.isLoading}
            loadingLabel={t('seats.resending')}
            disabled={waits !== undefined}
            onClick={() => {
              act.begin();
              void send({ courseId, id });
            }}
          >
            {t('seats.resend')}
          </Button>
        )}
        <Button aria-label={t('seats.withdraw', { email })} onClick={onWithdraw}>
          {t('seats.withdrawSure')}
        </Button>
      </div>
      {waits && (
        <p className="a-small a-mute">
          {t('seats.againAt', { time: dateFormat(language, { timeStyle: 'short' }).format(minuteAfter(waits)) })}
        </p>
      )}
      {sending.isSuccess && (
        <Notice tone="success" live>
          {t('seats.resent', { email })}
        </Notice>
      )}
      {sending.error && (
        <Notice tone="danger" live>
          {errorText(sending.error)}
        </Notice>
      )}
    </>
  );
}
