import { links, type WebhookRecord, webhookOutcomes, webhookRecordSorts } from '@arcada/contracts';
import { oneOf, useErrorText } from '@arcada/platform';
import { notify } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { useListAddress } from '../../shared/list-address.ts';
import { ListSearch } from '../../shared/list-search.tsx';
import { ManagerTable } from '../../shared/manager-table.tsx';
import { StatusTabs } from '../../shared/status-tabs.tsx';
import { useListWords } from '../../shared/use-list-words.ts';
import { useReadAll } from '../../shared/use-read-all.ts';
import { useStripeEventColumns } from './stripe-event-columns.tsx';
import { StripeEventDialog } from './stripe-event-dialog.tsx';
import { stripeEventsApi } from './stripe-events.api.ts';

/** What Stripe reported, and what became of each report; any can be processed again. */
export function Component() {
  const { t } = useTranslation('admin');
  const words = useListWords('stripeEvents');
  const [deciding, setDeciding] = useState<WebhookRecord>();
  const errorText = useErrorText();
  const [replay, { isLoading, originalArgs }] = stripeEventsApi.useAdminStripeEventReplayMutation();
  const handleReplay = async (id: string) => {
    const { data, error } = await replay(id);
    if (error) notify({ title: t('stripeEvents.replayFailed'), description: errorText(error), tone: 'danger' });
    else notify({ title: t(`stripeEvents.replayed.${data.outcome}`), tone: 'success' });
  };
  const columns = useStripeEventColumns(
    isLoading ? originalArgs : undefined,
    (id) => void handleReplay(id),
    setDeciding,
  );
  const address = useListAddress(links.admin('stripe-events'), ['q', 'status'], webhookRecordSorts, {
    known: { status: webhookOutcomes },
  });
  const { sort, dir, after, filter } = address;
  const { q } = filter;
  const outcome = oneOf(webhookOutcomes, filter.status ?? null);
  const request = { q, outcome, sort, dir };
  const query = stripeEventsApi.useAdminStripeEventsQuery({ ...request, after }, { refetchOnMountOrArgChange: true });
  const readAll = useReadAll(stripeEventsApi.endpoints.adminStripeEvents.initiate, request);
  return (
    <AdminFrame page="stripeEvents">
      <p className="a-mute">{t('stripeEvents.intro')}</p>
      <ListSearch label={t('stripeEvents.search')} address={address} />
      <StatusTabs
        label={t('stripeEvents.outcome')}
        allLabel={t('stripeEvents.all')}
        statuses={webhookOutcomes}
        labelOf={(each) => t(`stripeEvents.outcomes.${each}`)}
        current={outcome}
        address={address}
      />
      <ManagerTable
        name="stripe-events"
        usual={{ sort: 'receivedAt', dir: 'desc' }}
        columns={columns}
        address={address}
        query={query}
        rowKey={({ id }) => id}
        readAll={readAll}
        {...words}
      />
      {deciding && <StripeEventDialog event={deciding} onClose={() => setDeciding(undefined)} />}
    </AdminFrame>
  );
}
