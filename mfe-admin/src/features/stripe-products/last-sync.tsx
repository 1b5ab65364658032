import { Button, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { stripeApi } from './stripe-products.api.ts';
import { SyncProgress } from './sync-progress.tsx';
import { useWatchedSync } from './use-watched-sync.ts';

/** A sync that runs or was stopped, whoever began it. */
export function LastSync({ onOpen }: { onOpen: (syncId: string) => void }) {
  const { t } = useTranslation('admin');
  const last = stripeApi.useAdminStripeLastSyncQuery(undefined, { refetchOnMountOrArgChange: true }).currentData?.sync;
  const sync = useWatchedSync(last?.id).currentData;
  if (sync?.state !== 'running' && sync?.state !== 'stopped') return null;
  return (
    <Notice
      tone={sync.state === 'stopped' ? 'warning' : 'info'}
      title={t(sync.state === 'stopped' ? 'stripe.stopped' : 'stripe.running')}
      actions={
        <Button size="small" onClick={() => onOpen(sync.id)}>
          {t('stripe.open')}
        </Button>
      }
    >
      {sync.state === 'stopped' ? t('stripe.stoppedText') : <SyncProgress sync={sync} />}
    </Notice>
  );
}
