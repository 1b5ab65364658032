import { formatPrice, type OrderSummary } from '@arcada/contracts';
import { useTranslation } from 'react-i18next';

/** What an order cost, and what of it was returned. */
export function OrderTotal({ order: { total, refunded } }: { order: Pick<OrderSummary, 'total' | 'refunded'> }) {
  const { t } = useTranslation('store');
  return (
    <>
      {formatPrice(total)}
      {refunded > 0 && <p className="a-small a-mute">{t('orders.refundedPart', { amount: formatPrice(refunded) })}</p>}
    </>
  );
}
