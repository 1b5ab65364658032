import { dateFormat, links, type WebhookOutcome, type WebhookRecord, type webhookRecordSorts } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Badge, Button, type Tone } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ManagedColumn } from '../../shared/manager-table.tsx';

type EventColumn = ManagedColumn<WebhookRecord, (typeof webhookRecordSorts)[number]>;

const tones: Record<WebhookOutcome, Tone> = {
  applied: 'success',
  ignored: 'neutral',
  failed: 'danger',
  closed: 'neutral',
};

/** `busy` is the event that is being replayed. */
export function useStripeEventColumns(
  busy: string | undefined,
  onReplay: (id: string) => void,
  onDecide: (event: WebhookRecord) => void,
): EventColumn[] {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  return [
    {
      key: 'event',
      title: t('stripeEvents.event'),
      always: true,
      render: ({ id, type }) => (
        <>
          <strong>{type}</strong>
          <p className="a-small a-mute admin-id">{id}</p>
        </>
      ),
      csv: ({ id, type }) => `${type} ${id}`,
    },
    {
      key: 'receivedAt',
      title: t('stripeEvents.received'),
      sort: 'receivedAt',
      render: ({ receivedAt }) => time.format(new Date(receivedAt)),
      csv: ({ receivedAt }) => receivedAt,
    },
    {
      key: 'outcome',
      title: t('stripeEvents.outcome'),
      render: ({ outcome, error, note }) => (
        <>
          <Badge tone={tones[outcome]}>{t(`stripeEvents.outcomes.${outcome}`)}</Badge>
          {error && <p className="a-small">{error}</p>}
          {note && <p className="a-small">{note}</p>}
        </>
      ),
      csv: ({ outcome, error, note }) =>
        [t(`stripeEvents.outcomes.${outcome}`), error, note].filter(Boolean).join(': '),
    },
    {
      key: 'order',
      title: t('orders.order'),
      render: ({ order }) =>
        order && (
          <Link className="a-link a-whole" to={links.admin(`orders/${order.id}`)}>
            {order.number}
          </Link>
        ),
      csv: ({ order }) => order?.number ?? '',
    },
    {
      key: 'attempts',
      title: t('operation.attempts'),
      render: ({ attempts }) => attempts,
      csv: ({ attempts }) => attempts,
    },
    {
      key: 'processedAt',
      title: t('stripeEvents.processed'),
      extra: true,
      render: ({ processedAt }) => time.format(new Date(processedAt)),
      csv: ({ processedAt }) => processedAt,
    },
    {
      key: 'replay',
      title: t('operation.decision'),
      always: true,
      acts: true,
      render: (event) => (
        <div className="a-row">
          <Button
            size="small"
            aria-label={t('stripeEvents.replayOf', { id: event.id })}
            loading={busy === event.id}
            disabled={busy !== undefined && busy !== event.id}
            onClick={() => onReplay(event.id)}
          >
            {t('stripeEvents.replay')}
          </Button>
          {(event.outcome === 'failed' || event.outcome === 'closed') && (
            <Button
              size="small"
              aria-label={t(event.outcome === 'closed' ? 'questions.reopenOf' : 'questions.closeOf', {
                question: event.id,
              })}
              onClick={() => onDecide(event)}
            >
              {t(event.outcome === 'closed' ? 'questions.reopen' : 'questions.close')}
            </Button>
          )}
        </div>
      ),
    },
  ];
}
