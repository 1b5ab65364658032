import { dateFormat, type ManagedOrder } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import type { ManagedColumn } from '../../shared/manager-table.tsx';
import { ShortList } from '../../shared/short-list.tsx';
import { PaymentCheck } from './payment-check.tsx';

type Attempt = ManagedOrder['attempts'][number];

/** Payment pages that the buyer was given. */
export function PaymentAttempts({ order }: { order: ManagedOrder }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const columns: ManagedColumn<Attempt>[] = [
    {
      key: 'status',
      title: t('orders.attempt'),
      always: true,
      render: ({ status }) => t(`orders.attemptStates.${status}`),
    },
    { key: 'until', title: t('orders.until'), render: ({ expiresAt }) => time.format(new Date(expiresAt)) },
    {
      key: 'id',
      title: t('orders.providerId'),
      render: ({ sessionId }) => <span className="admin-id">{sessionId}</span>,
    },
  ];
  return (
    <section className="a-stack">
      <h2>{t('orders.attempts')}</h2>
      {order.attempts.length === 0 ? (
        <p className="a-mute">{t('orders.noAttempts')}</p>
      ) : (
        <ShortList columns={columns} rows={order.attempts} rowKey="id" />
      )}
      <PaymentCheck order={order} />
    </section>
  );
}
