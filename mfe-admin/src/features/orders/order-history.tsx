import { dateFormat, formatPrice, type ManagedOrder, type OrderCause } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ManagedColumn } from '../../shared/manager-table.tsx';
import { ShortList } from '../../shared/short-list.tsx';
import { CauseText } from './cause-text.tsx';
import { OrderStatus } from './order-status.tsx';

interface Event {
  key: string;
  at: string;
  what: ReactNode;
  cause: OrderCause;
}

/** Every state and every refund of the order: when it came, and who or what brought it about. */
export function OrderHistory({ order }: { order: ManagedOrder }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  const steps: Event[] = order.steps.map(({ at, to, cause }) => ({
    key: `${at} ${to}`,
    at,
    what: <OrderStatus status={to} />,
    cause,
  }));
  const refunds: Event[] = order.refunds.map(({ id, at, amount, failedAt, cause, note }) => ({
    key: id,
    at,
    what: (
      <>
        {t(failedAt ? 'orders.refundStepFailed' : 'orders.refundStep', { amount: formatPrice(amount) })}
        {note && <p className="a-small a-mute">{note}</p>}
      </>
    ),
    cause,
  }));
  // The money goes back before the state says so.
  const events = [...refunds, ...steps].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const columns: ManagedColumn<Event>[] = [
    { key: 'at', title: t('orders.at'), render: ({ at }) => time.format(new Date(at)) },
    { key: 'what', title: t('orders.event'), always: true, render: ({ what }) => what },
    { key: 'cause', title: t('orders.cause'), render: ({ cause }) => <CauseText cause={cause} /> },
  ];
  return (
    <section className="a-stack">
      <h2>{t('orders.history')}</h2>
      {events.length === 0 ? (
        <p className="a-mute">{t('orders.noHistory')}</p>
      ) : (
        <ShortList columns={columns} rows={events} rowKey="key" />
      )}
    </section>
  );
}
