import { dateFormat, type ManagedOrder } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { type ColumnsType, DataTable } from '@arcada/ui/data';
import { useTranslation } from 'react-i18next';
import { CauseText } from './cause-text.tsx';
import { OrderStatus } from './order-status.tsx';

type Step = ManagedOrder['steps'][number];

/** Every state of the order: when it came, and who or what brought it about. */
export function OrderHistory({ order }: { order: ManagedOrder }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  const columns: ColumnsType<Step> = [
    { title: t('orders.at'), dataIndex: 'at', render: (at: string) => time.format(new Date(at)) },
    { title: t('orders.status'), key: 'to', render: (_, { to }) => <OrderStatus status={to} /> },
    { title: t('orders.cause'), key: 'cause', render: (_, { cause }) => <CauseText cause={cause} /> },
  ];
  return (
    <section className="a-stack">
      <h2>{t('orders.history')}</h2>
      {order.steps.length === 0 ? (
        <p className="a-mute">{t('orders.noHistory')}</p>
      ) : (
        <DataTable columns={columns} dataSource={order.steps} rowKey={({ at, to }) => `${at} ${to}`} />
      )}
    </section>
  );
}
