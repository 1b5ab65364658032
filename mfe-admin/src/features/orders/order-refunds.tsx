import { dateFormat, formatPrice, type ManagedOrder, type OrderRefund } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Badge } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import type { ManagedColumn } from '../../shared/manager-table.tsx';
import { ShortList } from '../../shared/short-list.tsx';
import { CauseText } from './cause-text.tsx';

/** Money that went back, with its credit notes. Nothing while there is none. */
export function OrderRefunds({ order }: { order: ManagedOrder }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const nameOf = (id: string) => order.items.find((line) => line.id === id)?.name ?? '';
  if (order.refunds.length === 0) return null;
  const columns: ManagedColumn<OrderRefund>[] = [
    { key: 'at', title: t('orders.at'), render: ({ at }) => time.format(new Date(at)) },
    {
      key: 'amount',
      title: t('orders.amount'),
      always: true,
      figure: true,
      render: ({ amount, failedAt }) => (
        <>
          {formatPrice(amount)} {failedAt && <Badge tone="danger">{t('orders.failed')}</Badge>}
        </>
      ),
    },
    {
      key: 'for',
      title: t('orders.for'),
      render: ({ lineIds, failedAt }) =>
        lineIds.length > 0 ? lineIds.map(nameOf).join(', ') : failedAt ? null : t('orders.forNoLine'),
    },
    { key: 'cause', title: t('orders.cause'), render: ({ cause }) => <CauseText cause={cause} /> },
    {
      key: 'note',
      title: t('orders.creditNote'),
      render: ({ creditNote }) =>
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
    { key: 'id', title: t('orders.providerId'), render: ({ id }) => id },
  ];
  return (
    <section className="a-stack">
      <h2>{t('orders.refunds')}</h2>
      <ShortList columns={columns} rows={order.refunds} rowKey="id" />
    </section>
  );
}
