import { dateFormat, type OrderSummary } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { type ColumnsType, DataTable } from '@arcada/ui/data';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { OrderSeats } from '../../shared/order-seats.tsx';
import { OrderStatus } from '../../shared/order-status.tsx';
import { OrderTotal } from '../../shared/order-total.tsx';

interface OrdersTableProps {
  orders: OrderSummary[];
  /** Id of the selected order. */
  chosen: string;
  hrefOf: (id: string) => string;
}

/** One page of the orders, each with a link to its details. */
export function OrdersTable({ orders, chosen, hrefOf }: OrdersTableProps) {
  const { t } = useTranslation('store');
  const { language } = useLanguage();
  const date = dateFormat(language, { dateStyle: 'medium' });
  const columns: ColumnsType<OrderSummary> = [
    {
      title: t('orders.order'),
      key: 'order',
      render: (_, { id, number, createdAt, seats }) => (
        <>
          <Link to={hrefOf(id)} className="a-link a-whole" aria-current={id === chosen ? 'true' : undefined}>
            {t('orders.number', { number })}
          </Link>
          <p className="a-small a-mute">
            {date.format(new Date(createdAt))} · <OrderSeats seats={seats} />
          </p>
        </>
      ),
    },
    {
      title: t('orders.status'),
      dataIndex: 'status',
      render: (status: OrderSummary['status'], { refunded }) => <OrderStatus status={status} isPartly={refunded > 0} />,
    },
    {
      title: t('checkout.total'),
      key: 'total',
      align: 'right',
      render: (_, order) => <OrderTotal order={order} />,
    },
  ];
  return (
    <DataTable
      columns={columns}
      dataSource={orders}
      rowKey="id"
      rowClassName={({ id }) => (id === chosen ? 'order-row ant-table-row-selected' : 'order-row')}
    />
  );
}
