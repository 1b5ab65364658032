import { messageOf } from '@arcada/platform';
import { Badge, Button, Disclosure, Field, Notice, TextInput } from '@arcada/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryStates } from '../../course/query-states.tsx';
import { seatsApi } from './seats.api.ts';

/** Closed at first: most look at their courses to go on with them. */
export function Seats({ courseId, count }: { courseId: string; count: number }) {
  const { t } = useTranslation('learning');
  return (
    <Disclosure title={t('seats.open', { count })}>
      <SeatList courseId={courseId} />
    </Disclosure>
  );
}

function SeatList({ courseId }: { courseId: string }) {
  const { t } = useTranslation('learning');
  const query = seatsApi.useLearningSeatsQuery(courseId);
  const [withdraw, withdrawing] = seatsApi.useLearningSeatWithdrawMutation();
  const { data } = query;
  if (!data) return <QueryStates query={query} />;
  return (
    <div className="a-stack">
      <p className="a-small a-mute">{t('seats.free', { count: data.free, total: data.total })}</p>
      {withdrawing.error && (
        <Notice tone="danger">{messageOf(withdrawing.error, t('common.unexpected'), t('common.networkError'))}</Notice>
      )}
      {data.seats.length === 0 && <p className="a-mute">{t('seats.none')}</p>}
      <ul className="a-list">
        {data.seats.map((seat) => (
          <li key={seat.id} className="learn-seat">
            <span className="learn-seat-email">{seat.email}</span>
            <Badge tone={seat.status === 'taken' ? 'success' : 'info'}>{t(`seats.${seat.status}`)}</Badge>
            <Button
              size="small"
              aria-label={t('seats.withdraw', { email: seat.email })}
              loading={withdrawing.isLoading && withdrawing.originalArgs?.id === seat.id}
              onClick={() => void withdraw({ courseId, id: seat.id })}
            >
              {t('seats.withdrawn')}
            </Button>
          </li>
        ))}
      </ul>
      {data.free > 0 ? <InviteForm courseId={courseId} /> : <p className="a-small a-mute">{t('seats.full')}</p>}
    </div>
  );
}

function InviteForm({ courseId }: { courseId: string }) {
  const { t } = useTranslation('learning');
  const [email, setEmail] = useState('');
  const [invalid, setInvalid] = useState(false);
  const [invite, inviting] = seatsApi.useLearningSeatInviteMutation();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());
    setInvalid(wrong);
    if (wrong) return;
    const { error } = await invite({ courseId, email: email.trim() });
    if (!error) setEmail('');
  };
  return (
    <form className="learn-invite" onSubmit={handleSubmit} noValidate>
      <Field
        label={t('seats.email')}
        error={
          invalid
            ? t('seats.invalid')
            : inviting.error && messageOf(inviting.error, t('common.unexpected'), t('common.networkError'))
        }
      >
        <TextInput
          type="email"
          autoComplete="off"
          maxLength={200}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setInvalid(false);
          }}
        />
      </Field>
      <Button type="submit" loading={inviting.isLoading} loadingLabel={t('seats.inviting')}>
        {t('seats.invite')}
      </Button>
    </form>
  );
}
