import { dateFormat, links, type Order, returnDays } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { refundTerms } from './terms-parts.ts';

/** The last moment of the last day on which an order can be returned, where its buyer is. */
function lastMoment(paidAt: string): Date {
  const last = new Date(paidAt);
  last.setDate(last.getDate() + returnDays);
  last.setHours(23, 59, 59, 999);
  return last;
}

/** Until when a paid order, or what was not refunded of it, can be returned; nothing once that is over. */
export function OrderReturn({ order }: { order: Order }) {
  const { t } = useTranslation('store');
  const { language } = useLanguage();
  const isBought = order.status === 'paid' || order.status === 'fulfilled';
  if (!isBought || !order.paidAt || order.total <= order.refunded) return null;
  const last = lastMoment(order.paidAt);
  if (last.getTime() < Date.now()) return null;
  const day = dateFormat(language, { dateStyle: 'long' });
  return (
    <p className="a-small a-mute">
      {t('orders.returnUntil', { date: day.format(last) })}{' '}
      <Link to={links.terms(refundTerms[language])} className="a-link">
        {t('orders.returnHow')}
      </Link>
    </p>
  );
}
