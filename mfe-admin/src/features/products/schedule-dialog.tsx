import { Button, Dialog, Field, TextInput } from '@arcada/ui';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface ScheduleDialogProps {
  /** With the time in UTC. */
  onChoose: (time: string) => void;
  onClose: () => void;
}

/** When a product goes on sale, in the admin's own time zone. */
export function ScheduleDialog({ onChoose, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation('admin');
  const formId = useId();
  const [time, setTime] = useState('');
  const [fault, setFault] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = new Date(time);
    const isToCome = chosen.getTime() > Date.now();
    setFault(!isToCome);
    if (isToCome) onChoose(chosen.toISOString());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('products.scheduleTitle')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary">
            {t('products.scheduleSave')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Field
          label={t('products.scheduleTime')}
          hint={t('products.scheduleHint')}
          error={fault ? t('products.scheduleFault') : undefined}
          required
        >
          <TextInput type="datetime-local" value={time} onChange={({ target }) => setTime(target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
