import { dateFormat, formatPrice, links, type ManagedOrderSummary, type managedOrderSorts } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ManagedColumn } from '../../shared/manager-table.tsx';
import { isPartlyRefunded, OrderStatus } from './order-status.tsx';

type OrderColumn = ManagedColumn<ManagedOrderSummary, (typeof managedOrderSorts)[number]>;

export function useOrderColumns(): OrderColumn[] {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return [
    {
      key: 'number',
      title: t('orders.order'),
      always: true,
      render: ({ id, number }) => (
        <Link className="a-link a-whole" to={links.admin(`orders/${id}`)}>
          {number}
        </Link>
      ),
      csv: ({ number }) => number,
    },
    {
      key: 'createdAt',
      title: t('orders.placed'),
      sort: 'createdAt',
      render: ({ createdAt }) => time.format(new Date(createdAt)),
      csv: ({ createdAt }) => createdAt,
    },
    {
      key: 'paidAt',
      title: t('orders.paidAt'),
      extra: true,
      render: ({ paidAt }) => paidAt && time.format(new Date(paidAt)),
      csv: ({ paidAt }) => paidAt ?? '',
    },
    {
      key: 'buyer',
      title: t('orders.buyer'),
      render: ({ buyer: { name, email, erased } }) => (
        <>
          {name ?? t(erased ? 'orders.erasedBuyer' : 'orders.noBuyer')}
          {email && <p className="a-small a-mute">{email}</p>}
        </>
      ),
      csv: ({ buyer }) => buyer.email ?? '',
    },
    {
      key: 'buyerName',
      title: t('orders.buyerName'),
      extra: true,
      render: ({ buyer }) => buyer.name,
      csv: ({ buyer }) => buyer.name ?? '',
    },
    {
      key: 'reference',
      title: t('orders.reference'),
      extra: true,
      render: ({ reference }) => reference,
      csv: ({ reference }) => reference ?? '',
    },
    {
      key: 'items',
      figure: true,
      title: t('orders.items'),
      extra: true,
      render: ({ itemCount }) => itemCount,
      csv: ({ itemCount }) => itemCount,
    },
    {
      key: 'status',
      title: t('orders.status'),
      render: (order) => <OrderStatus status={order.status} refunded={order.refunded} />,
      csv: (order) =>
        isPartlyRefunded(order)
          ? `${t(`orders.states.${order.status}`)}, ${t('orders.partlyRefunded')}`
          : t(`orders.states.${order.status}`),
    },
    {
      key: 'total',
      figure: true,
      title: t('orders.total'),
      sort: 'total',
      render: ({ total }) => formatPrice(total),
      csv: ({ total }) => ({ amount: total }),
    },
    {
      key: 'refunded',
      figure: true,
      title: t('orders.refunded'),
      render: ({ refunded }) => refunded > 0 && formatPrice(refunded),
      csv: ({ refunded }) => ({ amount: refunded }),
    },
  ];
}
