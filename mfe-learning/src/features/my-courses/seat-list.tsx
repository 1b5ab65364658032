import type { Seat } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Badge, Button } from '@arcada/ui';
import { AntdTheme, type ColumnsType, DataTable } from '@arcada/ui/data';
import { Field, TextInput } from '@arcada/ui/forms';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryStates } from '../../shared/query-states.tsx';
import { RemovalDialog } from '../../shared/removal-dialog.tsx';
import { seatsApi } from './seats.api.ts';

/** The seats given away, and a form to give away another. */
export function SeatList({ courseId }: { courseId: string }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const query = seatsApi.useLearningSeatsQuery(courseId);
  const [withdraw, withdrawing] = seatsApi.useLearningSeatWithdrawMutation();
  const [asked, setAsked] = useState<Seat>();
  const count = useRef<HTMLParagraphElement>(null);
  const { data } = query;
  if (!data) return <QueryStates query={query} />;
  const columns: ColumnsType<Seat> = [
    {
      title: t('seats.email'),
      dataIndex: 'email',
      render: (email: string, { status }) => (
        <div className="learn-seat">
          <span>{email}</span>
          <Badge tone={status === 'taken' ? 'success' : 'info'}>{t(`seats.${status}`)}</Badge>
        </div>
      ),
    },
    {
      key: 'withdraw',
      title: <span className="a-visually-hidden">{t('common.actions')}</span>,
      align: 'right',
      render: (_, seat) => (
        <Button size="small" aria-label={t('seats.withdraw', { email: seat.email })} onClick={() => setAsked(seat)}>
          {t('seats.withdrawn')}
        </Button>
      ),
    },
  ];
  return (
    <AntdTheme language={language}>
      <div className="a-stack">
        <p ref={count} tabIndex={-1} role="status" className="a-small a-mute">
          {t('seats.free', { count: data.free, total: data.total })}
        </p>
        {data.seats.length === 0 && <p className="a-mute">{t('seats.none')}</p>}
        {data.seats.length > 0 && <DataTable columns={columns} dataSource={data.seats} rowKey="id" size="small" />}
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
    </AntdTheme>
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
