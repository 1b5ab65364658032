import { dateFormat, links, type OrderSummary } from '@arcada/contracts';
import { csvFile, saveFile, useErrorText, useLanguage } from '@arcada/platform';
import { Button, DownloadIcon, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { OrderSeats } from '../../shared/order-seats.tsx';
import { OrderStatus } from '../../shared/order-status.tsx';
import { OrderTotal } from '../../shared/order-total.tsx';
import { useAllOrders } from './use-all-orders.ts';

interface OrderTableProps {
  orders: readonly OrderSummary[];
  /** Offers all orders as CSV. */
  withFile?: boolean;
}

/** Orders with their status and total, each with a link to its details. */
export function OrderTable({ orders, withFile }: OrderTableProps) {
  const { t } = useTranslation('store');
  const { language } = useLanguage();
  const date = dateFormat(language, { dateStyle: 'medium' });
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="a-table-scroll" aria-label={t('orders.title')} tabIndex={0}>
        <table className="a-table commerce-orders">
          <caption className="a-visually-hidden">{t('orders.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('orders.order')}</th>
              <th scope="col">{t('orders.status')}</th>
              <th scope="col">{t('checkout.total')}</th>
            </tr>
          </thead>
          <tbody>
            {orders.map(({ id, number, createdAt, seats, status, ...amounts }) => (
              <tr key={id} className="order-row">
                <th scope="row">
                  <Link className="a-link a-whole" to={links.orderHistory(id)}>
                    {t('orders.number', { number })}
                  </Link>
                  <p className="a-small a-mute">
                    {date.format(new Date(createdAt))} · <OrderSeats seats={seats} />
                  </p>
                </th>
                <td>
                  <OrderStatus status={status} isPartly={amounts.refunded > 0} />
                </td>
                <td>
                  <OrderTotal order={amounts} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {withFile && <OrdersFile />}
    </>
  );
}

function OrdersFile() {
  const { t } = useTranslation('store');
  const errorText = useErrorText();
  const { read, reading, error } = useAllOrders();
  const handleFile = async () => {
    const orders = await read();
    if (!orders) return;
    const head = [
      t('orders.order'),
      t('purchases.date'),
      t('orders.status'),
      t('purchases.items'),
      t('checkout.total'),
      t('orders.refunded'),
    ];
    const rows = orders.map(({ number, createdAt, status, itemCount, total, refunded }) => [
      number,
      createdAt.slice(0, 10),
      t(`status.${status}`),
      itemCount,
      total,
      refunded,
    ]);
    saveFile('orders.csv', csvFile([head, ...rows]));
  };
  return (
    <div className="a-stack">
      <Button
        size="small"
        className="commerce-file"
        icon={<DownloadIcon />}
        loading={reading}
        loadingLabel={t('common.loading')}
        onClick={() => void handleFile()}
      >
        {t('purchases.ordersCsv')}
      </Button>
      {error !== undefined && <Notice tone="danger">{errorText(error)}</Notice>}
    </div>
  );
}
