import type { WebhookRecord } from '@arcada/contracts';
import { useTranslation } from 'react-i18next';
import { CloseDialog } from '../../shared/close-dialog.tsx';
import { stripeEventsApi } from './stripe-events.api.ts';

/** A failed event is closed once what it was about is settled otherwise, or opened again. */
export function StripeEventDialog({ event, onClose }: { event: WebhookRecord; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const [decide] = stripeEventsApi.useAdminStripeEventDecideMutation();
  const closed = event.outcome !== 'closed';
  return (
    <CloseDialog
      title={t(closed ? 'stripeEvents.closeTitle' : 'stripeEvents.reopenTitle')}
      confirmLabel={t(closed ? 'questions.close' : 'questions.reopen')}
      doneText={t(closed ? 'stripeEvents.closed' : 'stripeEvents.reopened')}
      noteHint={t('alerts.noteHint')}
      note={event.note}
      most={300}
      onDecide={(note) => decide({ id: event.id, closed, note })}
      onClose={onClose}
      about={
        <>
          <strong>{event.type}</strong>
          {event.error && `: ${event.error}`}
        </>
      }
    >
      {t(closed ? 'stripeEvents.closeText' : 'stripeEvents.reopenText')}
    </CloseDialog>
  );
}
