import { type StripeProduct, type StripeStep, saleToCome } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Button, Dialog, Notice, SpinnerBlock } from '@arcada/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DifferenceList } from './difference-list.tsx';
import { SaleToCome } from './sale-to-come.tsx';
import type { StripeAction } from './stripe-columns.tsx';
import { stripeApi } from './stripe-products.api.ts';
import { isGoingOn, useWatchedSync } from './use-watched-sync.ts';

interface ProductDialogProps {
  action: StripeAction;
  product: StripeProduct;
  onClose: () => void;
}

/** Syncs or removes one product after a question, and says how it went. */
export function ProductDialog({ action, product, onClose }: ProductDialogProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [syncOne, syncing] = stripeApi.useAdminStripeSyncOneMutation();
  const [remove, removing] = stripeApi.useAdminStripeRemoveMutation();
  const [id, setId] = useState<string>();
  const watched = useWatchedSync(id);
  const sync = watched.currentData;
  const ended = sync && !isGoingOn(sync);
  const steps = stripeApi.useAdminStripeStepsQuery(ended ? { id: sync.id } : skipToken);
  const step = steps.currentData?.items[0];
  const error = syncing.error ?? removing.error ?? watched.error ?? steps.error;
  const isBusy = syncing.isLoading || removing.isLoading || (id !== undefined && !step && error === undefined);
  const isToCome = saleToCome({ status: product.productStatus, publishedAt: product.publishedAt }) !== undefined;
  const handleConfirm = async () => {
    const { data } = await (action === 'sync' ? syncOne(product.id) : remove(product.id));
    if (data) setId(data.id);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`stripe.${action}Of`, { name: product.name })}
      closeLabel={t('common.close')}
      footer={
        step ? (
          <Button onClick={onClose}>{t('common.close')}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button
              variant={action === 'sync' ? 'primary' : 'danger'}
              loading={isBusy}
              onClick={() => void handleConfirm()}
            >
              {t(`stripe.${action}`)}
            </Button>
          </>
        )
      }
    >
      <div className="a-stack">
        {!step && (
          <>
            <p>{t(action === 'remove' ? 'stripe.removeText' : `stripe.syncText.${product.status}`)}</p>
            {action === 'sync' && isToCome && <SaleToCome from={product.publishedAt} />}
            {action === 'sync' && <DifferenceList {...product} />}
            {action === 'sync' && product.extraPrices.length > 0 && <p>{t('stripe.archivesPrices')}</p>}
          </>
        )}
        {isBusy && <SpinnerBlock label={t('stripe.working')} />}
        {error !== undefined && (
          <Notice tone="danger" live>
            {errorText(error)}
          </Notice>
        )}
        {step && sync && <StepResult step={step} isStopped={sync.state === 'stopped'} />}
      </div>
    </Dialog>
  );
}

function StepResult({ step, isStopped }: { step: StripeStep; isStopped: boolean }) {
  const { t } = useTranslation('admin');
  if (isStopped)
    return (
      <Notice tone="warning" live>
        {t('stripe.stoppedText')}
      </Notice>
    );
  if (step.state === 'failed')
    return (
      <Notice tone="danger" live title={t('stripe.states.failed')}>
        {step.error ?? t('stripe.unknownFailure')}
      </Notice>
    );
  return (
    <Notice tone={step.state === 'done' ? 'success' : 'warning'} live>
      {step.result ? t(`stripe.resultTexts.${step.result}`) : t('stripe.skippedText')}
    </Notice>
  );
}
