import type { OrderSummary } from '@arcada/contracts';
import { useTranslation } from 'react-i18next';

/** How many seats an order is for, of licences and in courses. */
export function OrderSeats({ seats }: Pick<OrderSummary, 'seats'>) {
  const { t } = useTranslation('store');
  const product = t('orders.seats.product', { count: seats.product });
  const course = t('orders.seats.course', { count: seats.course });
  if (seats.product > 0 && seats.course > 0) return t('orders.bothSeats', { product, course });
  return seats.course > 0 ? course : product;
}
