import type { ManagedOrder } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Button, KeptFocus, LinkButton, Notice, notify, ReceiptIcon } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { ordersApi } from './orders.api.ts';
import { isRefundable, leftOf } from './refundable.ts';

/** What can be done with the whole order. */
export function OrderActions({ order, onRefund }: { order: ManagedOrder; onRefund: () => void }) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [accept, { isLoading, error }] = ordersApi.useAdminOrderAcceptMutation();
  const handleAccept = async () => {
    if ((await accept(order.id)).error) return;
    notify({ title: t('orders.accepted', { number: order.number }), tone: 'success' });
  };
  return (
    <div className="a-stack">
      <KeptFocus>
        <div className="a-row">
          {order.status === 'paid_late' && (
            <Button variant="primary" loading={isLoading} onClick={() => void handleAccept()}>
              {t('orders.accept')}
            </Button>
          )}
          {isRefundable(order) && (
            <Button onClick={onRefund}>{t(leftOf(order) > 0 ? 'orders.refundAll' : 'orders.revokeAll')}</Button>
          )}
          {order.invoiceNumber && (
            <LinkButton href={`/api/admin/orders/${order.id}/invoice`} download icon={<ReceiptIcon />}>
              {t('orders.invoice', { number: order.invoiceNumber })}
            </LinkButton>
          )}
        </div>
      </KeptFocus>
      {error !== undefined && (
        <Notice tone="danger" live>
          {errorText(error)}
        </Notice>
      )}
    </div>
  );
}
