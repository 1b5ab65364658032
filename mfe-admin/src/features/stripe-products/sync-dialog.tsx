import type { StripeSync } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Button, Dialog, Notice, SpinnerBlock } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { StepTable } from './step-table.tsx';
import { stripeApi } from './stripe-products.api.ts';
import { SyncProgress } from './sync-progress.tsx';
import { useWatchedSync } from './use-watched-sync.ts';

interface SyncDialogProps {
  syncId: string;
  onClose: () => void;
}

/** A sync of all products: the plan, the question, the progress and the report. It goes on when this is closed. */
export function SyncDialog({ syncId, onClose }: SyncDialogProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const watched = useWatchedSync(syncId);
  const [start, { isLoading, error: refused }] = stripeApi.useAdminStripeStartMutation();
  const sync = watched.currentData;
  const error = refused ?? watched.error;
  const label = sync && startLabel(sync);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('stripe.syncAll')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t(sync?.state === 'planned' ? 'common.cancel' : 'common.close')}</Button>
          {sync && label && (
            <Button variant="primary" loading={isLoading} onClick={() => void start(sync.id)}>
              {t(label, { count: sync.steps.waiting })}
            </Button>
          )}
        </>
      }
    >
      <div className="admin-wide a-stack">
        {(!sync || sync.state === 'planning') && error === undefined && <SpinnerBlock label={t('stripe.planning')} />}
        {error !== undefined && (
          <Notice tone="danger" live>
            {errorText(error)}
          </Notice>
        )}
        {sync && <SyncState sync={sync} />}
      </div>
    </Dialog>
  );
}

const allOf = ({ kinds }: StripeSync) => kinds.create + kinds.update + kinds.remove;

function startLabel({ state, steps }: StripeSync) {
  if (state === 'stopped') return 'stripe.continue' as const;
  return state === 'planned' && steps.waiting > 0 ? ('stripe.apply' as const) : undefined;
}

function SyncState({ sync }: { sync: StripeSync }) {
  const { t } = useTranslation('admin');
  const { state, steps, kinds, same, foreign } = sync;
  if (state === 'planning') return null;
  if (state === 'failed') return <Notice tone="danger">{t('stripe.planFailed')}</Notice>;
  if (state === 'running') return <SyncProgress sync={sync} />;
  return (
    <>
      {state === 'planned' && (
        <p role="status">{t(allOf(sync) === 0 ? 'stripe.allSame' : 'stripe.planned', { ...kinds, same })}</p>
      )}
      {state === 'planned' && sync.withExtraPrices > 0 && <Notice tone="warning">{t('stripe.archivesPrices')}</Notice>}
      {state === 'stopped' && (
        <Notice tone="warning" live title={t('stripe.stopped')}>
          {t('stripe.stoppedText')}
        </Notice>
      )}
      {state !== 'planned' && (
        <Notice tone={steps.failed + steps.skipped > 0 ? 'warning' : 'success'} live>
          {t('stripe.report', { done: steps.done, skipped: steps.skipped, failed: steps.failed, all: allOf(sync) })}
          {steps.skipped > 0 && <> {t('stripe.skippedText')}</>}
        </Notice>
      )}
      <StepTable key={state} syncId={sync.id} isPlan={state === 'planned'} />
      {foreign.length > 0 && (
        <details>
          <summary>{t('stripe.foreign', { count: foreign.length })}</summary>
          <ul>
            {foreign.map(({ stripeId, name }) => (
              <li key={stripeId}>
                {name} <span className="a-small a-mute">{stripeId}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
