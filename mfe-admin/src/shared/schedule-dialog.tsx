import { isScheduledTooLate, scheduledTooLate } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Button, Dialog } from '@arcada/ui';
import { Field, TextInput } from '@arcada/ui/forms';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localTime } from './local-time.ts';

interface ScheduleDialogProps {
  title: string;
  /** What happens until then, or now. */
  note: string;
  /** The time that is planned already. */
  planned: string | null;
  /** Receives a time to come, in UTC. */
  onSchedule: (at: string) => void;
  onClose: () => void;
}

function tomorrowMorning(): Date {
  const time = new Date();
  time.setDate(time.getDate() + 1);
  time.setHours(9, 0, 0, 0);
  return time;
}

/** When something is to be published: a time to come, in the admin's own zone. */
export function ScheduleDialog({ title, note, planned, onSchedule, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const formId = useId();
  const isToCome = planned !== null && new Date(planned).getTime() > Date.now();
  const [at, setAt] = useState(() => localTime(isToCome ? new Date(planned) : tomorrowMorning()));
  const [fault, setFault] = useState<'missing' | 'fault' | 'late'>();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const time = new Date(at);
    if (Number.isNaN(time.getTime())) setFault('missing');
    else if (time.getTime() <= Date.now()) setFault('fault');
    else if (isScheduledTooLate(time)) setFault('late');
    else onSchedule(time.toISOString());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary">
            {title}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Field
          label={t('schedule.at')}
          hint={`${t('schedule.zone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })} ${note}`}
          error={fault && (fault === 'late' ? scheduledTooLate[language] : t(`schedule.${fault}`))}
          required
        >
          <TextInput type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
