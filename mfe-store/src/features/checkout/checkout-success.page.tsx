import { links } from '@arcada/contracts';
import { isApiError, useErrorText, useHead } from '@arcada/platform';
import { Button, EmptyState, ErrorState, LinkButton, Notice, SpinnerBlock } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { commerceApi } from '../../shared/commerce.api.ts';
import '../../shared/commerce.css';
import { OrderDetail } from '../../shared/order-detail.tsx';
import { useOrderProgress } from './use-order-progress.ts';

/** The owner's order. It says "processing" until the payment is confirmed to the server; it fulfils nothing. */
export function Component() {
  const { t } = useTranslation('store');
  const errorText = useErrorText();
  const [search] = useSearchParams();
  const id = search.get('order') ?? '';
  const { data: order, error, refetch } = commerceApi.useStoreOrderQuery(id, { skip: !id });
  const { stillOpen, askAgain } = useOrderProgress(id, order?.status);
  useHead({ title: t('success.title'), noIndex: true });
  const missing = !id || (isApiError(error) && (error.status === 404 || error.status === 400));
  return (
    <div className="a-container commerce-page">
      <h1>{order?.status === 'pending' || order?.status === 'paid' ? t('success.processing') : t('success.title')}</h1>
      {missing && (
        <EmptyState
          title={t('success.missing')}
          action={
            <LinkButton component={Link} to={links.orderHistory()} variant="primary">
              {t('orders.title')}
            </LinkButton>
          }
        />
      )}
      {!missing && error && <ErrorState message={errorText(error)} retryLabel={t('common.retry')} onRetry={refetch} />}
      {!missing && !order && !error && <SpinnerBlock label={t('common.loading')} />}
      {order?.status === 'pending' && (
        <Notice live title={t('success.processing')}>
          <p>{t('success.processingText')}</p>
          {stillOpen && (
            <Button size="small" onClick={askAgain}>
              {t('success.askAgain')}
            </Button>
          )}
        </Notice>
      )}
      {order?.status === 'paid' && (
        <Notice live title={t('success.paid')}>
          {t('success.paidText')}
        </Notice>
      )}
      {order?.status === 'fulfilled' && (
        <Notice tone="success" live title={t('success.thanks')}>
          {t('success.thanksText')}
        </Notice>
      )}
      {order && <OrderDetail order={order} />}
      {order && (
        <p className="a-row">
          {order.status === 'expired' && (
            <LinkButton component={Link} to={links.checkout()} variant="primary">
              {t('failure.again')}
            </LinkButton>
          )}
          <LinkButton component={Link} to={links.orderHistory(order.id)}>
            {t('orders.title')}
          </LinkButton>
          <LinkButton component={Link} to={links.products()} variant="ghost">
            {t('cart.continue')}
          </LinkButton>
        </p>
      )}
    </div>
  );
}
