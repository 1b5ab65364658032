import { dateFormat, links, type QuizResult, type Seat } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Badge, Button, Card, LinkButton, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AwardIcon } from '../../shared/icons.tsx';
import { ProgressBar } from '../../shared/progress-bar.tsx';
import { minuteAfter, useUntil } from '../../shared/use-until.ts';
import { teamApi } from './team.api.ts';

interface SeatRowProps {
  courseId: string;
  seat: Seat;
  /** The seat is to be taken back. */
  onWithdraw: () => void;
}

/** One seat that was given away: its person, how far the person is, and what the buyer may do. */
export function SeatRow({ courseId, seat, onWithdraw }: SeatRowProps) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const { language } = useLanguage();
  const { email, name, status } = seat;
  const waits = useUntil(seat.againAt);
  const [send, sending] = teamApi.useLearningSeatLetterMutation();
  return (
    <Card as="li" padded className="learn-seat">
      <div className="learn-seat-text">
        <p className="a-row">
          <span className="learn-seat-person">
            {name && <strong>{name}</strong>}
            <span className={name ? 'a-small a-mute' : 'learn-seat-email'}>{email}</span>
            {seat.differs && (
              <span className="a-small a-mute">{t('seats.invitedAs', { email: seat.invitedEmail })}</span>
            )}
          </span>
          <Badge tone={status === 'taken' ? 'success' : 'info'}>{t(`seats.${status}`)}</Badge>
        </p>
        {status === 'invited' && (
          <p className="a-small a-mute">
            {t('seats.sentOn', {
              date: dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(seat.sentAt)),
            })}
          </p>
        )}
        {waits && (
          <p className="a-small a-mute">
            {t('seats.againAt', { time: dateFormat(language, { timeStyle: 'short' }).format(minuteAfter(waits)) })}
          </p>
        )}
        {status === 'taken' && <SeatProgress seat={seat} />}
      </div>
      <div className="a-row">
        {status === 'invited' && (
          <Button
            size="small"
            aria-label={t('seats.resendTo', { email })}
            loading={sending.isLoading}
            loadingLabel={t('seats.resending')}
            disabled={waits !== undefined}
            onClick={() => void send({ courseId, id: seat.id })}
          >
            {t('seats.resend')}
          </Button>
        )}
        <Button size="small" aria-label={t('seats.withdraw', { email })} onClick={onWithdraw}>
          {t('seats.withdrawn')}
        </Button>
      </div>
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
    </Card>
  );
}

function SeatProgress({ seat: { email, name, progress } }: { seat: Seat }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  if (!progress) return <p className="a-small a-mute">{t('seats.hidden')}</p>;
  const { completedLessons: done, lessonCount: all, lastActiveAt, certificate, quizzes } = progress;
  const date = dateFormat(language, { dateStyle: 'medium' });
  return (
    <>
      <ProgressBar done={done} all={all} />
      <p className="a-small a-mute">
        {lastActiveAt ? t('seats.lastActive', { date: date.format(new Date(lastActiveAt)) }) : t('seats.notStarted')}
      </p>
      {quizzes && <QuizResults quizzes={quizzes} />}
      {certificate?.valid && (
        <div>
          <LinkButton
            component={Link}
            to={links.certificate(certificate.code)}
            size="small"
            icon={<AwardIcon />}
            aria-label={t('seats.certificateOf', { email: name ?? email })}
          >
            {t('mine.certificate')}
          </LinkButton>
        </div>
      )}
      {certificate && !certificate.valid && <p className="a-small">{t('seats.certificateRevoked')}</p>}
    </>
  );
}

function QuizResults({ quizzes }: { quizzes: readonly QuizResult[] }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const tried = quizzes.flatMap(({ best, ...quiz }) => (best === null ? [] : [{ ...quiz, best }]));
  if (tried.length === 0) return null;
  const share = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <ul className="a-list a-small learn-seat-quizzes">
      {tried.map(({ lessonId, title, best, attempts }) => (
        <li key={lessonId}>
          {title}: <strong>{share.format(best)}</strong>{' '}
          <span className="a-mute">{t('seats.attempts', { count: attempts })}</span>
        </li>
      ))}
    </ul>
  );
}
