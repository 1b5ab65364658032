import { dateFormat, formatPrice, type Order } from '@arcada/contracts';
import { type ApiError, isApiError, leaveTo, useErrorText, useLanguage } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceApi } from './commerce.api.ts';

interface AwaitingPaymentProps {
  order: Order;
  onCancelled: () => void;
  /** Something of it is no longer on sale, so that it has been closed instead. */
  onOffSale: (error: ApiError) => void;
}

/** What can be done about an order that awaits its payment: pay it on the page opened at checkout, or cancel it. */
export function AwaitingPayment({ order, onCancelled, onOffSale }: AwaitingPaymentProps) {
  const { t } = useTranslation('store');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const [refresh] = commerceApi.useStoreOrderRefreshMutation();
  const [resume, resuming] = commerceApi.useStoreOrderResumeMutation();
  const [cancel, cancelling] = commerceApi.useStoreOrderCancelMutation();
  const [leaving, setLeaving] = useState(false);
  const { id, payment } = order;
  useEffect(() => {
    // It may have been paid, or its payment page closed, without a word to the store.
    void refresh(id);
  }, [id, refresh]);
  useEffect(() => {
    // The browser's back button may restore this page from its cache.
    const handleReturn = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setLeaving(false);
      void refresh(id);
    };
    window.addEventListener('pageshow', handleReturn);
    return () => window.removeEventListener('pageshow', handleReturn);
  }, [id, refresh]);
  const busy = resuming.isLoading || cancelling.isLoading || leaving;
  const handleResume = async () => {
    if (busy) return;
    cancelling.reset();
    const { data, error } = await resume(id);
    if (isApiError(error) && error.code === 'store.order.no-longer-on-sale') onOffSale(error);
    if (!data) return;
    setLeaving(true);
    leaveTo(data.url);
  };
  const handleCancel = async () => {
    if (busy) return;
    resuming.reset();
    const { error } = await cancel(id);
    if (!error) onCancelled();
  };
  if (!payment) return null;
  if (payment.state === 'processing')
    return (
      <Notice live title={t('awaiting.processing')}>
        {t('awaiting.processingText')}
      </Notice>
    );
  const until = dateFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(payment.until));
  const error = resuming.error ?? cancelling.error;
  return (
    <Notice
      tone="warning"
      title={t('awaiting.open')}
      actions={
        <>
          <Button
            variant="primary"
            size="small"
            loading={resuming.isLoading || leaving}
            loadingLabel={t(order.total > 0 ? 'checkout.opening' : 'checkout.completing')}
            onClick={() => void handleResume()}
          >
            {order.total > 0 ? t('awaiting.pay', { amount: formatPrice(order.total) }) : t('checkout.payNothing')}
          </Button>
          <Button
            size="small"
            loading={cancelling.isLoading}
            loadingLabel={t('awaiting.cancelling')}
            onClick={() => void handleCancel()}
          >
            {t('awaiting.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('awaiting.text', { until })}</p>
      {error && (
        <p className="commerce-error" role="alert">
          {errorText(error)}
        </p>
      )}
    </Notice>
  );
}
