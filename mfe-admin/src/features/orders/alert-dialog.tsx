import type { PaymentAlert } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Button, Dialog, Notice, notify, Unbroken } from '@arcada/ui';
import { Field, TextArea } from '@arcada/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { alertsApi } from './alerts.api.ts';

/** An alert is marked as done with a note of what was done, or opened again. */
export function AlertDialog({ alert, onClose }: { alert: PaymentAlert; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [note, setNote] = useState(alert.note ?? '');
  const [decide, { isLoading, error }] = alertsApi.useAdminPaymentAlertDecideMutation();
  const done = alert.done === null;
  const handleDecide = async () => {
    if ((await decide({ id: alert.id, done, note })).error) return;
    notify({ title: t(done ? 'alerts.finished' : 'alerts.reopened'), tone: 'success' });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <Unbroken
          text={t(done ? 'alerts.finishOf' : 'alerts.reopenOf', { number: alert.order.number })}
          part={alert.order.number}
        />
      }
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" loading={isLoading} onClick={() => void handleDecide()}>
            {t(done ? 'alerts.finish' : 'alerts.reopen')}
          </Button>
        </>
      }
    >
      <div className="a-stack">
        <p>
          {t(`alerts.kinds.${alert.kind}`)}. {t(`alerts.todo.${alert.kind}`)}
        </p>
        <Field label={t('alerts.note')} hint={t('alerts.noteHint')}>
          <TextArea rows={3} maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
        {error !== undefined && (
          <Notice tone="danger" live>
            {errorText(error)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
