import { formatPrice, type ManagedOrder } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Button, Dialog, Notice, notify } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { ordersApi } from './orders.api.ts';
import { leftOf, priceOf } from './refundable.ts';

interface RefundDialogProps {
  order: ManagedOrder;
  /** All that is left when no line is given. */
  lineId?: string | undefined;
  onClose: () => void;
}

/** Asks for a refund, after saying what it means. */
export function RefundDialog({ order, lineId, onClose }: RefundDialogProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [refund, { isLoading, error }] = ordersApi.useAdminOrderRefundMutation();
  const line = order.items.find(({ id }) => id === lineId);
  const amount = formatPrice(line ? priceOf(line) : leftOf(order));
  // As the service decides: with the last of the payment, what came for nothing ends as well.
  const closes = !line || priceOf(line) >= leftOf(order);
  const ended = (closes ? order.items : [line]).filter(({ right }) => right && !right.revokedAt);
  const handleRefund = async () => {
    if ((await refund({ id: order.id, lineId })).error) return;
    notify({ title: t('orders.refundDone', { amount, number: order.number }), tone: 'success' });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(line ? 'orders.refundTitleLine' : 'orders.refundTitle', { number: order.number, name: line?.name })}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="danger" loading={isLoading} onClick={() => void handleRefund()}>
            {t('orders.refundNow', { amount })}
          </Button>
        </>
      }
    >
      <div className="a-stack">
        <p>{t('orders.consequences')}</p>
        <ul>
          <li>{t('orders.moneyBack', { amount })}</li>
          {closes && <li>{t('orders.closes')}</li>}
          {ended.map(({ id, name, type, right }) => (
            <li key={id}>
              {t(`orders.ends.${type}`, { name, count: right?.seats ?? 0 })}
              {type === 'product' && right && right.machines > 0 && (
                <> {t('orders.endsMachines', { count: right.machines })}</>
              )}
            </li>
          ))}
          {ended.some(({ type }) => type === 'course') && <li>{t('orders.endsCertificates')}</li>}
          {ended.length === 0 && <li>{t('orders.endsNothing')}</li>}
          {order.invoiceNumber && <li>{t('orders.creditNoteComes', { amount, number: order.invoiceNumber })}</li>}
          <li>{t(order.buyer.email ? 'orders.mailComes' : 'orders.noMailComes')}</li>
        </ul>
        <p className="a-mute">{t('orders.noUndo')}</p>
        {error !== undefined && (
          <Notice tone="danger" live>
            {errorText(error)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
