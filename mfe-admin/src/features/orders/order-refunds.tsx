import { dateFormat, formatPrice, type ManagedOrder, type OrderRefund } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Badge } from '@arcada/ui';
import { type ColumnsType, DataTable } from '@arcada/ui/data';
import { useTranslation } from 'react-i18next';
import { figureColumn } from '../../shared/figure-column.ts';
import { CauseText } from './cause-text.tsx';

/** Money that went back, with its credit notes. Nothing while there is none. */
export function OrderRefunds({ order }: { order: ManagedOrder }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const nameOf = (id: string) => order.items.find((line) => line.id === id)?.name ?? '';
  if (order.refunds.length === 0) return null;
  const columns: ColumnsType<OrderRefund> = [
    { title: t('orders.at'), dataIndex: 'at', render: (at: string) => time.format(new Date(at)) },
    {
      title: t('orders.amount'),
      key: 'amount',
      ...figureColumn,
      render: (_, { amount, failedAt }) => (
        <>
          {formatPrice(amount)} {failedAt && <Badge tone="danger">{t('orders.failed')}</Badge>}
        </>
      ),
    },
    {
      title: t('orders.for'),
      key: 'for',
      render: (_, { lineIds, failedAt }) =>
        lineIds.length > 0 ? lineIds.map(nameOf).join(', ') : failedAt ? null : t('orders.forNoLine'),
    },
    { title: t('orders.cause'), key: 'cause', render: (_, { cause }) => <CauseText cause={cause} /> },
    {
      title: t('orders.creditNote'),
      key: 'note',
      render: (_, { creditNote }) =>
        creditNote && (
          <a
            className="a-link a-whole"
            href={`/api/admin/orders/${order.id}/credit-notes/${creditNote.number}`}
            download
          >
            {creditNote.number}
          </a>
        ),
    },
    { title: t('orders.providerId'), dataIndex: 'id' },
  ];
  return (
    <section className="a-stack">
      <h2>{t('orders.refunds')}</h2>
      <DataTable columns={columns} dataSource={order.refunds} rowKey="id" />
    </section>
  );
}
