import { dateFormat, daysBetweenReminders, type Seat } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { minuteAfter, useUntil } from '../../shared/use-until.ts';
import { useAct } from './last-act.tsx';
import { teamApi } from './team.api.ts';

const pause = daysBetweenReminders * 86_400_000;
/** From when on the first of these can be mailed. */
const earliest = (times: readonly number[]): string => new Date(Math.min(...times)).toISOString();

interface GroupProps {
  courseId: string;
  /** At least one. */
  people: readonly Seat[];
}

/** To those who have accepted their seat and not begun. */
export function Reminder({ courseId, people }: GroupProps) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const [remind, { data, error, isLoading }] = teamApi.useLearningSeatRemindersMutation();
  const act = useAct();
  const last = ({ takenAt, remindedAt }: Seat) =>
    Math.max(...[takenAt, remindedAt].map((at) => (at ? Date.parse(at) : 0)));
  const waits = useUntil(earliest(people.map((seat) => last(seat) + pause)));
  const from = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <GroupMail
      label={t('team.remind')}
      pending={t('team.reminding')}
      isLoading={isLoading}
      error={error}
      waits={waits && t('team.remindFrom', { time: from.format(minuteAfter(waits)), days: daysBetweenReminders })}
      onSend={() => {
        act.begin();
        void remind(courseId);
      }}
    >
      {act.isLast && data && (
        <Notice tone={data.reminded > 0 ? 'success' : 'info'} live>
          {data.reminded > 0 && <p>{t('team.reminded', { count: data.reminded })}</p>}
          {data.recent > 0 && <p>{t('team.recent', { count: data.recent, days: daysBetweenReminders })}</p>}
        </Notice>
      )}
    </GroupMail>
  );
}

/** To those who haven't accepted their invitation. */
export function SendAgain({ courseId, people }: GroupProps) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const [send, { data, error, isLoading }] = teamApi.useLearningSeatLettersMutation();
  const act = useAct();
  const waits = useUntil(earliest(people.map(({ againAt }) => (againAt ? Date.parse(againAt) : 0))));
  const held = act.isLast && data && data.recent + data.often + data.tooMany > 0;
  return (
    <GroupMail
      label={t('team.resend', { number: people.length })}
      pending={t('seats.resending')}
      isLoading={isLoading}
      error={error}
      waits={
        waits && t('seats.againAt', { time: dateFormat(language, { timeStyle: 'short' }).format(minuteAfter(waits)) })
      }
      onSend={() => {
        act.begin();
        void send(courseId);
      }}
    >
      {act.isLast && data && data.sent > 0 && (
        <Notice tone="success" live>
          {t('team.resent', { count: data.sent })}
        </Notice>
      )}
      {held && (
        <Notice tone="warning" live>
          {data.recent > 0 && <p>{t('team.resentRecent', { count: data.recent })}</p>}
          {data.often > 0 && <p>{t('team.resentOften', { count: data.often })}</p>}
          {data.tooMany > 0 && <p>{t('team.resentTooMany', { count: data.tooMany })}</p>}
        </Notice>
      )}
    </GroupMail>
  );
}

interface GroupMailProps {
  label: string;
  pending: string;
  isLoading: boolean;
  error: unknown;
  /** Why none can be sent yet, and from when on; undefined: now. */
  waits: string | undefined;
  onSend: () => void;
  /** What came of it. */
  children: ReactNode;
}

function GroupMail({ label, pending, isLoading, error, waits, onSend, children }: GroupMailProps) {
  const errorText = useErrorText();
  return (
    <>
      <div>
        <Button size="small" loading={isLoading} loadingLabel={pending} disabled={waits !== undefined} onClick={onSend}>
          {label}
        </Button>
      </div>
      {waits && <p className="a-small a-mute">{waits}</p>}
      {children}
      {error !== undefined && (
        <Notice tone="danger" live>
          {errorText(error)}
        </Notice>
      )}
    </>
  );
}
