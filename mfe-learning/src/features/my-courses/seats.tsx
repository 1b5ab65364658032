import type { Seat } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Badge, Button, Disclosure, Field, TextInput } from '@arcada/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryStates } from '../../shared/query-states.tsx';
import { RemovalDialog } from '../../shared/removal-dialog.tsx';
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
  const [asked, setAsked] = useState<Seat>();
  const count = useRef<HTMLParagraphElement>(null);
  const { data } = query;
  if (!data) return <QueryStates query={query} />;
  return (
    <div className="a-stack">
      <p ref={count} tabIndex={-1} role="status" className="a-small a-mute">
        {t('seats.free', { count: data.free, total: data.total })}
      </p>
      {data.seats.length === 0 && <p className="a-mute">{t('seats.none')}</p>}
      <ul className="a-list">
        {data.seats.map((seat) => (
          <li key={seat.id} className="learn-seat">
            <span className="learn-seat-email">{seat.email}</span>
            <Badge tone={seat.status === 'taken' ? 'success' : 'info'}>{t(`seats.${seat.status}`)}</Badge>
            <Button size="small" aria-label={t('seats.withdraw', { email: seat.email })} onClick={() => setAsked(seat)}>
              {t('seats.withdrawn')}
            </Button>
          </li>
        ))}
      </ul>
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
        onSure={async () => asked !== undefined && !(await withdraw({ courseId, id: asked.id })).error}
        onClose={() => setAsked(undefined)}
        after={count}
      />
      {data.free > 0 ? <InviteForm courseId={courseId} /> : <p className="a-small a-mute">{t('seats.full')}</p>}
    </div>
  );
}

function InviteForm({ courseId }: { courseId: string }) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
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
        error={invalid ? t('seats.invalid') : inviting.error && errorText(inviting.error)}
      >
        <TextInput
          type="email"
          autoComplete="off"
          maxLength={200}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setInvalid(false);
            if (inviting.error) inviting.reset();
          }}
        />
      </Field>
      <Button type="submit" loading={inviting.isLoading} loadingLabel={t('seats.inviting')}>
        {t('seats.invite')}
      </Button>
    </form>
  );
}
