import { dateFormat, type ManagedOrder } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { type ColumnsType, DataTable } from '@arcada/ui/data';
import { useTranslation } from 'react-i18next';
import { PaymentCheck } from './payment-check.tsx';

type Attempt = ManagedOrder['attempts'][number];

/** Payment pages that the buyer was given. */
export function PaymentAttempts({ order }: { order: ManagedOrder }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const columns: ColumnsType<Attempt> = [
    {
      title: t('orders.attempt'),
      dataIndex: 'status',
      render: (status: Attempt['status']) => t(`orders.attemptStates.${status}`),
    },
    { title: t('orders.until'), dataIndex: 'expiresAt', render: (at: string) => time.format(new Date(at)) },
    {
      title: t('orders.providerId'),
      dataIndex: 'sessionId',
      render: (id: string | null) => <span className="admin-id">{id}</span>,
    },
  ];
  return (
    <section className="a-stack">
      <h2>{t('orders.attempts')}</h2>
      {order.attempts.length === 0 ? (
        <p className="a-mute">{t('orders.noAttempts')}</p>
      ) : (
        <DataTable columns={columns} dataSource={order.attempts} rowKey="id" />
      )}
      <PaymentCheck order={order} />
    </section>
  );
}
